#!/usr/bin/env python3
"""A bot as a program: tessera play -b "B=cmd python3 eager.py"

It reads a line of JSON for each decision and prints one. It puts figures down
whenever it may, lays tiles where most has been laid already, and passes last.
"""
import json
import sys


def value(option):
    if option["kind"] == "pass":
        return -1
    if option.get("piece"):
        return 100
    if option["kind"] == "place":
        return 50 - abs(option["x"]) - abs(option["y"])
    return 0


for line in sys.stdin:
    question = json.loads(line)
    if question.get("over"):
        break
    best = max(question["options"], key=value)
    answer = {"id": question["id"], "index": best["index"]}
    print(json.dumps(answer), flush=True)

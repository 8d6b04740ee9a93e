"""The client that lua/doc/embedding.md shows, against bots."""

import os
import subprocess
import sys

from client import Server
from tap import check, done

page, = sys.argv[1:]
with open(page) as f:
    text = f.read().split("```python\n")[1].split("```")[0]
with open("player.py", "w") as f:
    f.write(text)
check("it has fifteen lines", text.count("\n") == 16, text.count("\n"))
server = Server(os.environ["TMPDIR"] + "/tables.sqlite", "--pause", "0")
who = server.socket()
made = who.call("create", config_text="return { modules = { 'base' }, "
                "tiles = { base = { B = 0, V = 2, U = 2 } } }",
                seats=[{}, {"bot": "random"}])
watch = who.call("sit", link=made["links"]["watch"])
run = subprocess.run([sys.executable, "player.py", "127.0.0.1:%d"
                      % server.port, made["links"]["seats"][0]],
                     capture_output=True, text=True, timeout=120)
end = who.call("scene", game=watch["game"])
check("and plays a game to its end", run.returncode == 0
      and end["status"] == "over", run, end["status"])
server.stop()
done()

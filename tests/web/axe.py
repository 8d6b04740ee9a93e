"""What axe-core finds of a page: it comes from npm, into .build/npm-axe."""
import fcntl
import os
import shutil
import subprocess

from tap import check

FOLDER = os.path.abspath(os.path.join(os.environ.get("TESSERA_ROOT", "."),
                                      ".build", "npm-axe"))
FILE = os.path.join(FOLDER, "node_modules", "axe-core", "axe.min.js")

# What it is, how often, and the first of it.
FOUND = """axe.run().then(found => found.violations.map(v => [v.id, v.impact,
  v.nodes.length, v.nodes[0].html.slice(0, 200)]))"""


def script():
    """The text of it; None where it is not here and cannot be had."""
    os.makedirs(FOLDER, exist_ok=True)
    with open(os.path.join(FOLDER, "lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two tests may want it at a time
        if not os.path.exists(FILE):
            if os.environ.get("OFFLINE") or not shutil.which("npm"):
                return None
            subprocess.run(["npm", "install", "--silent", "--no-audit",
                            "--no-fund", "--prefix", FOLDER, "axe-core@4"],
                           check=True, timeout=300, stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL)
    with open(FILE) as text:
        return text.read()


SCRIPT = script()


def looked_at(page, name):
    """Nothing is wrong with the page as it is now."""
    if not SCRIPT:
        print("# no axe-core here: %s was not looked at" % name)
        return
    if page.run("typeof axe") == "undefined":
        page.run(SCRIPT + "; 1")
    found = page.run(FOUND)
    check("axe finds nothing: %s %s" % (name, found or ""), not found)

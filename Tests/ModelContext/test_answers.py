"""Questions that a model would ask get answers that fit its context."""

import os
import pathlib
import subprocess
import sys

from conftest import LEXICON, PROGRAM

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts/mcp-answers.py"


def test_the_median_of_fifty_answers_is_short():
    done = subprocess.run(
        [sys.executable, SCRIPT, PROGRAM, LEXICON], capture_output=True, text=True, env=os.environ.copy()
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].startswith("50 questions; median ")

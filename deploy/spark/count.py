#!/usr/bin/env python3
"""Counts texts on a Spark cluster into one corpus, which has the same bytes as one of `headword corpus add`.

Each task counts a shard with `headword corpus count`; the runs are merged in a tree, also by tasks, and the corpus is
written by the driver. The texts and the directory of runs must be at the same paths on all machines, or in S3
(s3://BUCKET/KEY, which needs the program with all features). A run appears only when it is complete, so after a
failure, or another start of the job, only what is missing is counted.

Usage: spark-submit deploy/spark/count.py --headword PROGRAM --runs DIRECTORY --into NAME PATH...
"""

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

from pyspark import SparkFiles
from pyspark.sql import SparkSession


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, directories and objects of texts")
    parser.add_argument("--headword", required=True, metavar="PROGRAM", help="the program, which is sent to the executors")
    parser.add_argument("--runs", required=True, metavar="DIRECTORY", help="where runs are written, or s3://BUCKET/KEY")
    parser.add_argument("--into", required=True, metavar="NAME", help="the name of the corpus")
    parser.add_argument("--shards", type=int, metavar="N", help="the number of shards; four for each core if absent")
    parser.add_argument("--fan-in", type=int, default=16, metavar="N", help="the most runs that a task merges")
    parser.add_argument("--memory", default="512M", metavar="BYTES", help="the memory of each task for counting")
    parser.add_argument("--corpora", metavar="DIRECTORY", help="where the corpus is written")
    parser.add_argument("--lexicon", metavar="FILE", help="the lexicon that knows the lemmas")
    parser.add_argument("--jsonl", action="store_true", help="read every file as JSON Lines")
    parser.add_argument("--language", default="en", metavar="CODE")
    parser.add_argument("--period", default="year", choices=["year", "month"])
    given = parser.parse_args()
    if given.shards is not None and given.shards < 1:
        parser.error(f"--shards must be 1 or more, not {given.shards}")
    if given.fan_in < 2:
        parser.error(f"--fan-in must be 2 or more, not {given.fan_in}")
    return given


def absolute(path):
    """A path that is right on other machines, too."""
    return path if path.startswith("s3://") else str(Path(path).resolve())


def digest(given, shards):
    """A name for what the runs are made from: other texts, or other options, have other runs."""
    listing = hashlib.sha256(repr((shards, given.jsonl, given.language, given.period, given.memory)).encode())
    listing.update(Path(given.headword).read_bytes())
    texts = subprocess.run([given.headword, "corpus", "texts", *given.paths], stdout=subprocess.PIPE)
    if texts.returncode != 0:
        sys.exit(texts.returncode)
    listing.update(texts.stdout)
    return listing.hexdigest()[:16]


def headword(name, *words):
    """Runs the program that Spark has sent, and fails with its message, so that Spark tries the task again."""
    program = SparkFiles.get(name)
    os.chmod(program, 0o755)
    done = subprocess.run([program, "corpus", *map(str, words), "--progress", "none"], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"headword corpus {words[0]} ended with {done.returncode}: {done.stderr.strip()[-2000:]}")


def count(shard, shards, run, given):
    """Counts a shard, unless its run is there."""
    kind = ["--jsonl"] if given.jsonl else []
    headword(
        given.name, "count", *given.paths, "--shard", f"{shard}/{shards}", "--run", run, "--resume", "--threads", 1,
        "--memory", given.memory, "--language", given.language, "--period", given.period, *kind,
    )  # fmt: skip
    return run


def merge(name, runs, target):
    """Merges runs into one, unless it is there."""
    headword(name, "merge", *runs, "--run", target, "--resume")
    return target


def merged(context, name, runs, directory, fan_in):
    """Merges runs in a tree until few enough are left for one process."""
    level = 0
    while len(runs) > fan_in:
        groups = [runs[start : start + fan_in] for start in range(0, len(runs), fan_in)]
        jobs = [(group, f"{directory}/level-{level}-{number}.run") for number, group in enumerate(groups)]
        context.setJobDescription(f"merging {len(runs)} runs into {len(jobs)}")
        runs = context.parallelize(jobs, len(jobs)).map(lambda job: merge(name, *job)).collect()
        level += 1
    return runs


def main():
    given = arguments()
    given.name = Path(given.headword).name
    given.paths = [absolute(path) for path in given.paths]
    spark = SparkSession.builder.appName(f"headword corpus {given.into}").getOrCreate()
    context = spark.sparkContext
    context.addFile(given.headword)
    shards = given.shards or 4 * context.defaultParallelism
    directory = f"{absolute(given.runs)}/{digest(given, shards)}"
    if not directory.startswith("s3://"):
        Path(directory).mkdir(parents=True, exist_ok=True)

    context.setJobDescription(f"counting {shards} shards")
    jobs = [(shard, shards, f"{directory}/{shard}.run", given) for shard in range(1, shards + 1)]
    runs = context.parallelize(jobs, shards).map(lambda job: count(*job)).collect()
    runs = merged(context, given.name, runs, directory, given.fan_in)

    places = [f"--{name}={getattr(given, name)}" for name in ["corpora", "lexicon"] if getattr(given, name)]
    words = ["--into", given.into, "--language", given.language, "--replace", *places]
    status = subprocess.run([given.headword, "corpus", "merge", *map(str, runs), *words]).returncode
    spark.stop()
    sys.exit(status)


if __name__ == "__main__":
    main()

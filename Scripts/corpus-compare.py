#!/usr/bin/env python3
"""Counts a text with Headword, with sort and uniq, and, if it is installed, with DuckDB. Compares every n-gram, every
count and every document count, and prints times and peak memories side by side.

Usage: corpus-compare.py CORPUS_BENCH PATH... [--longest N] [--memory MEBIBYTES] [--workers N]

  CORPUS_BENCH  the program corpus-bench of Benchmarks
  PATH          texts, as for `headword corpus add`

All count n-grams of up to LONGEST words, without punctuation, as Headword's tokeniser finds them. Headword reads the
texts; the others get the list of tokens, so its time includes the tokeniser and theirs does not.
"""
import argparse
import filecmp
import os
import subprocess
import sys
import tempfile
import time

# The n-grams that end with each word, and the word as written, each with its document.
NGRAMS = r"""
BEGIN { FS = OFS = "\t" }
NF < 3 || $1 != document { size = 0; document = $1 }
NF < 3 { next }
{
    for (place = longest; place > 1; place--) last[place] = last[place - 1]
    last[1] = $2
    if (size < longest) size++
    ngram = ""
    for (length_ = 1; length_ <= size; length_++) {
        ngram = length_ == 1 ? last[1] : last[length_] " " ngram
        print length_ " " ngram, $1
    }
    print "5 " $3, $1
}
"""

# From `count ngram document` to `ngram frequency documents`.
SUMS = r"""
function show() { if (documents) print ngram "\t" frequency "\t" documents }
{
    match($0, /^ *[0-9]+ /)
    count = substr($0, 1, RLENGTH) + 0
    line = substr($0, RLENGTH + 1)
    end = index(line, "\t")
    if (substr(line, 1, end - 1) != ngram) { show(); ngram = substr(line, 1, end - 1); frequency = documents = 0 }
    frequency += count
    documents++
}
END { show() }
"""

DUCKDB = r"""
import sys, time
import duckdb
tokens, directory, longest, workers = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
database = duckdb.connect()
database.execute(f"SET threads = {workers}; SET temp_directory = '{directory}'; SET enable_progress_bar = false")
clock = [time.perf_counter()]
def lap():
    clock.append(time.perf_counter())
    return clock[-1] - clock[-2]
database.execute(f'''create table token as select row_number() over () as place, * from read_csv('{tokens}',
    delim = '\t', header = false, quote = '', escape = '', null_padding = true, auto_detect = false, parallel = false,
    columns = {{'document': 'INTEGER', 'w1': 'VARCHAR', 'written': 'VARCHAR'}})''')
load = lap()
window = "over (partition by document order by place)"
words = "".join(f", lead(w1, {n - 1}) {window} as w{n}" for n in range(2, longest + 1))
database.execute(f"create table ngram as select document, w1, written{words} from token")
ngrams = lap()
def group(columns, name):
    known = " and ".join(f"{column} is not null" for column in columns)
    key = ", ".join(columns)
    database.execute(f'''create table {name} as select {key}, sum(frequency)::bigint as frequency, count(*) as documents
        from (select {key}, document, count(*) as frequency from ngram where {known} group by {key}, document)
        group by {key}''')
for n in range(1, longest + 1):
    group([f"w{place}" for place in range(1, n + 1)], f"count{n}")
groups = lap()
group(["written"], "count5")
written = lap()
for n in [*range(1, longest + 1), 5]:
    columns = [f"w{place}" for place in range(1, n + 1)] if n < 5 else ["written"]
    key = ", ".join(columns)
    database.execute(f'''copy (select '{n} ' || concat_ws(' ', {key}), frequency, documents from count{n} order by {key})
        to '{directory}/duckdb{n}' (format csv, delimiter '\t', header false, quote '', escape '')''')
print(load, ngrams, groups, written, lap())
"""


def run(command, output=None):
    """Runs a command and returns its seconds, its peak memory in MiB, and its output."""
    start = time.perf_counter()
    with open(output, "wb") if output else tempfile.TemporaryFile() as file:
        child = subprocess.Popen(command, stdout=file, env={**os.environ, "LC_ALL": "C"})
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.perf_counter() - start
        if child.returncode:
            sys.exit(f"'{command[0]}' failed")
        if output:
            return seconds, usage.ru_maxrss / 1024, ""
        file.seek(0)
        return seconds, usage.ru_maxrss / 1024, file.read().decode()


def first_difference(left, right):
    with open(left, "rb") as first, open(right, "rb") as second:
        for number, (one, other) in enumerate(zip(first, second), 1):
            if one != other:
                return f"line {number}: {one!r} and {other!r}"
    return "one has more lines"


def compare(left, right, who):
    if not filecmp.cmp(left, right, shallow=False):
        sys.exit(f"FAILED: Headword and {who} differ: {first_difference(left, right)}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("bench")
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--longest", type=int, default=3)
    parser.add_argument("--memory", type=int, default=1024)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as directory:
        compare_all(options, directory)


def compare_all(options, directory):
    counts, dump, tokens, sums = (f"{directory}/{name}" for name in ("counts", "dump", "tokens", "sums"))
    settings = [str(options.longest), str(options.memory), str(options.workers)]
    seconds, memory, said = run([options.bench, "count", *settings, counts, *options.paths])
    print("headword:", said.strip())
    run([options.bench, "dump", counts], dump)
    run([options.bench, "tokens", *options.paths], tokens)

    rows = [("Headword: texts to sorted counts on disk", seconds, memory)]
    pipeline = (
        f"awk -v longest={options.longest} '{NGRAMS}' <'{tokens}' | "
        f"sort -S {options.memory}M --parallel={options.workers} -T '{directory}' | uniq -c | awk '{SUMS}'"
    )
    taken, used, _ = run(["sh", "-c", pipeline], sums)
    compare(dump, sums, "sort and uniq")
    rows.append(("awk, sort and uniq", taken, used))
    rows += duckdb_rows(options, directory, tokens, dump)

    with open(dump, "rb") as file:
        lines = sum(1 for _ in file)
    print(f"all {lines} records are the same: n-grams, frequencies and document frequencies\n")
    print(f"{'':58}{'time':>9}{'ratio':>7}{'peak memory':>14}")
    for name, taken, used in rows:
        print(f"{name:58}{taken:7.2f} s{taken / seconds:7.1f}{used:10.0f} MiB")


def duckdb_rows(options, directory, tokens, dump):
    try:
        import duckdb
    except ImportError:
        print("skipped duckdb: it is not installed (pip install duckdb)")
        return []
    settings = [tokens, directory, str(options.longest), str(options.workers)]
    _, used, said = run([sys.executable, "-c", DUCKDB, *settings])
    parts = [f"{directory}/duckdb{n}" for n in [*range(1, options.longest + 1), 5]]
    whole = f"{directory}/duckdb"
    run(["cat", *parts], whole)
    compare(dump, whole, "DuckDB")
    load, ngrams, groups, written, copy = map(float, said.split())
    name = f"DuckDB {duckdb.__version__}"
    return [
        (f"{name}: GROUP BY of n-grams that are in a table", groups, used),
        (f"{name}: tokens in a table to n-grams, and GROUP BY", ngrams + groups, used),
        (f"{name}: list of tokens to sorted counts on disk", load + ngrams + groups + written + copy, used),
    ]


if __name__ == "__main__":
    main()

#!/bin/sh
# Counts texts on a Spark cluster of this machine, a master and two workers, and compares the corpus with that of one
# process: undisturbed, and with an executor and a program killed meanwhile.
#
# Usage: check-spark.sh HEADWORD LEXICON CACHE [MEGABYTES]
#   HEADWORD    the command
#   LEXICON     the lexicon file
#   CACHE       the directory for the Python packages
#   MEGABYTES   the amount of text to generate; 100 if absent
set -eu
cd "$(dirname "$0")/.."
headword=$(realpath "$1")
lexicon=$(realpath "$2")
megabytes=${4:-100}
environment=$(Scripts/python-environment.sh deploy/spark/requirements.txt "$3") || exit 0
command -v java >/dev/null || { echo "skipped: there is no Java" >&2; exit 0; }
python=$environment/bin/python3
SPARK_HOME=$("$python" -c 'import pathlib, pyspark; print(pathlib.Path(pyspark.__file__).parent)')
export SPARK_HOME PYSPARK_PYTHON="$python" SPARK_LOCAL_IP=127.0.0.1

work=$(mktemp -d)
processes=
# shellcheck disable=SC2086,SC2329 # one word for each process; called when the script ends
clean_up() {
    [ -z "$processes" ] || kill $processes 2>/dev/null || true
    wait
    rm -rf "$work"
}
trap clean_up EXIT

# Starts a part of the cluster, and waits until its log has a text.
start() {
    name=$1 text=$2
    shift 2
    "$SPARK_HOME/bin/spark-class" "org.apache.spark.deploy.$@" >"$work/$name.log" 2>&1 &
    processes="$processes $!"
    until grep -q "$text" "$work/$name.log" 2>/dev/null; do
        kill -0 $! 2>/dev/null || { tail -n 20 "$work/$name.log" >&2; exit 1; }
        sleep 0.2
    done
}
start master "Starting Spark master at" master.Master --host 127.0.0.1 --port 0 --webui-port 0
master=$(sed -n 's/.*Starting Spark master at \(spark:[^ ]*\).*/\1/p' "$work/master.log")
for worker in 1 2; do
    start "worker$worker" "registered with master" worker.Worker --host 127.0.0.1 --port 0 --webui-port 0 --cores 1 \
        --memory 1g --work-dir "$work/worker$worker" "$master"
done

Scripts/write-texts.py "$megabytes" "$work/texts"
export HEADWORD_LEXICON="$lexicon"
began=$(date +%s%N)
"$headword" corpus add whole "$work/texts" --corpora "$work/corpora" --progress none >/dev/null 2>&1
alone=$((($(date +%s%N) - began) / 1000000))

# Counts on the cluster into a corpus, and compares it.
count() {
    name=$1
    began=$(date +%s%N)
    "$SPARK_HOME/bin/spark-submit" --master "$master" --conf spark.ui.enabled=false deploy/spark/count.py \
        --headword "$headword" --runs "$work/$name" --into "$name" --corpora "$work/corpora" --lexicon "$lexicon" \
        "$work/texts" >"$work/$name.log" 2>&1 || { tail -n 40 "$work/$name.log" >&2; exit 1; }
    took=$((($(date +%s%N) - began) / 1000000))
    cmp "$work/corpora/whole.en.corpus" "$work/corpora/$name.en.corpus"
    rm -r "${work:?}/$name" "$work/corpora/$name.en.corpus"
}
count spark
echo "$megabytes MB: one process $alone ms, Spark $took ms with its start; the same bytes"

# Kills the first process that pgrep finds, as soon as there is one; it may have ended by then.
kill_first() {
    until killed=$(pgrep "$@" | head -n 1) && [ -n "$killed" ] && kill -9 "$killed" 2>/dev/null; do sleep 0.05; done
}
worker=$(sed -n 's/.*Starting Spark worker \([^ ]*\) .*/\1/p' "$work/worker2.log")
# The executor may be that of the program: it is killed when it has told of the program's end.
(
    kill_first -f "corpus count $work/texts"
    until grep -q "ended with -9" "$work/disturbed.log"; do sleep 0.05; done
    kill_first -f "CoarseGrainedExecutorBackend.*Worker@$worker"
) &
killer=$!
count disturbed
wait $killer
for loss in "Lost executor" "ended with -9"; do
    grep -q "$loss" "$work/disturbed.log" || { echo "the log does not say '$loss'" >&2; exit 1; }
done
echo "with a program and an executor killed: $took ms; the same bytes"

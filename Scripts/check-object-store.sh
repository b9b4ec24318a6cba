#!/bin/sh
# Counts texts of an S3-compatible store by eight processes, whose runs it also keeps, and compares the corpus with that
# of one process that reads the same texts from files.
#
# Usage: check-object-store.sh HEADWORD LEXICON CACHE [MEGABYTES]
#   HEADWORD    the command with all features
#   LEXICON     the lexicon file
#   CACHE       the directory for the Python packages
#   MEGABYTES   the amount of text to generate; 2 if absent
set -eu
cd "$(dirname "$0")/.."
headword=$(realpath "$1")
HEADWORD_LEXICON=$(realpath "$2")
megabytes=${4:-2}
environment=$(Scripts/python-environment.sh Tests/ObjectStore/requirements.txt "$3") || exit 0

work=$(mktemp -d)
# shellcheck disable=SC2329 # called when the script ends
clean_up() {
    kill "$store" 2>/dev/null || true
    wait
    rm -rf "$work"
}
"$environment/bin/moto_server" -H 127.0.0.1 -p 0 >"$work/store.log" 2>&1 &
store=$!
trap clean_up EXIT
until AWS_ENDPOINT_URL=$(grep -o 'http://127.0.0.1:[0-9]*' "$work/store.log"); do
    kill -0 "$store" 2>/dev/null || { cat "$work/store.log" >&2; exit 1; }
    sleep 0.2
done
AWS_ACCESS_KEY_ID=check AWS_SECRET_ACCESS_KEY=check TMPDIR=$work
export HEADWORD_LEXICON AWS_ENDPOINT_URL AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY TMPDIR

Scripts/write-texts.py "$megabytes" "$work/texts"
gzip "$work/texts/3.jsonl"
echo 'A text with blanks in its name.' >"$work/texts/a b+c.txt"
: >"$work/texts/empty.txt"
echo 'This is hidden.' >"$work/texts/.hidden"
"$environment/bin/python3" - "$work/texts" <<'END'
import pathlib, sys, boto3
store = boto3.client("s3", region_name="us-east-1")
for bucket in ["texts", "counts"]:
    store.create_bucket(Bucket=bucket)
for path in pathlib.Path(sys.argv[1]).iterdir():
    store.upload_file(str(path), "texts", f"all/{path.name}")
store.put_object(Bucket="texts", Key="all/", Body=b"")
END

corpus() {
    "$headword" corpus "$@" --progress none >>"$work/out" 2>>"$work/log" || { tail "$work/log" >&2; exit 1; }
}
corpus add whole "$work/texts" --corpora "$work"
corpus add streamed s3://texts/all/ --corpora "$work"
cmp "$work/whole.en.corpus" "$work/streamed.en.corpus"
echo "corpus add of s3://texts/all/: the same bytes"

seq 8 | xargs -P 8 -I % "$headword" corpus count s3://texts/all/ --shard %/8 --run s3://counts/%.run --resume \
    --memory 64M --threads 1 --progress none >/dev/null 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
corpus merge s3://counts/1.run s3://counts/2.run s3://counts/3.run s3://counts/4.run --run s3://counts/half.run
corpus merge s3://counts/half.run s3://counts/5.run s3://counts/6.run s3://counts/7.run s3://counts/8.run \
    --into shared --corpora "$work"
cmp "$work/whole.en.corpus" "$work/shared.en.corpus"
echo "8 processes and $megabytes MB in a store: the same bytes"

release=$("$headword" lexicon release --to s3://counts/releases)
HEADWORD_ROLLOUT_FROM=s3://counts/releases HEADWORD_ROLLOUT_DIRECTORY=$work/releases \
    "$headword" serve --listen 127.0.0.1:0 2>"$work/serve.log" &
server=$!
until grep -q 'started' "$work/serve.log"; do
    kill -0 "$server" 2>/dev/null || { cat "$work/serve.log" >&2; exit 1; }
    sleep 0.2
done
kill "$server"
digest=$(echo "$release" | sed 's/.*digest \(.\{12\}\).*/\1/')
grep 'started' "$work/serve.log" | grep "digest=$digest" | grep -q "$work/releases"
echo "a server answers from a release in a store"

# Fails with a message.
refused() {
    expected=$1
    shift
    ! "$headword" corpus count "$@" --run "$work/none.run" --progress none >/dev/null 2>"$work/refusal"
    grep -q "$expected" "$work/refusal" || { cat "$work/refusal" >&2; exit 1; }
}
refused "there is no bucket 'nowhere'" s3://nowhere/
refused "there is no object s3://texts/nothing" s3://texts/nothing
AWS_ENDPOINT_URL=http://127.0.0.1:1 refused "http://127.0.0.1:1 cannot be reached: Connection refused" s3://texts/
echo "what is missing is named"

#!/bin/sh
# Looks up a word with a real server on standard input and output, and shows the conversation.
#
# Usage: first-answer.sh HEADWORD [WORD]
set -eu

headword=$1
word=${2:-serendipity}
request="{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"dictionary.entries\", \"params\": {\"word\": \"$word\"}}"

printf '$ headword serve --stdio\n--> %s\n<-- ' "$request"
printf '%s\n' "$request" | "$headword" serve --stdio | awk -f "$(dirname "$0")/indent-json.awk"

cat <<END

It works. What to type next:

  $headword define swam                      what a word means
  $headword serve --listen 127.0.0.1:7878    answer programs over TCP
  $headword call rpc.discover                every method, described
  $headword --help
  make test                                  prove all of it
END

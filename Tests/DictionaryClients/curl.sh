#!/bin/sh
# Usage: curl.sh HOST PORT entry|matches
set -eu
case $3 in
    entry) curl --silent --show-error "dict://$1:$2/d:mice:wordnet" ;;
    matches) curl --silent --show-error "dict://$1:$2/m:mouze:*:." ;;
esac

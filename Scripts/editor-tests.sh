#!/bin/sh
# Runs editors and pytest-lsp against the language server. Editors that are not installed are skipped with a line.
#
# Usage: editor-tests.sh HEADWORD LEXICON CACHE
#   HEADWORD   the command
#   LEXICON    the lexicon file, of the core sources
#   CACHE      the directory for the Python packages of the tests
set -eu
cd "$(dirname "$0")/.."
headword=$(realpath "$1")
lexicon=$(realpath "$2")
tests=$PWD/Tests/Editors

environment=$(Scripts/python-environment.sh Tests/Editors/requirements.txt "$3") || exit 0
python=$environment/bin/python3

failures=0
echo "pytest-lsp"
HEADWORD_PROGRAM=$headword HEADWORD_CORE_LEXICON=$lexicon \
    "$python" -m pytest --quiet --rootdir "$tests" -c "$tests/pytest.ini" "$tests" || failures=1

work=$(mktemp -d)
# An editor may still be writing its files.
trap 'rm -rf "$work" 2>/dev/null || { sleep 1; rm -rf "$work"; } || true' EXIT

# Runs an editor with a home of its own; headword is on its path, and what it says is recorded and checked.
run() {
    name=$1 program=$2
    command -v "$program" >/dev/null || { echo "$name: skipped, $program is not installed"; return; }
    mkdir -p "$work/$name/path" "$work/$name/home"
    cat >"$work/$name/path/headword" <<END
#!/bin/sh
exec "$python" "$tests/tap.py" "$work/$name/record" "$headword" "\$@"
END
    chmod +x "$work/$name/path/headword"
    status=0
    PATH=$work/$name/path:$PATH HEADWORD_LEXICON=$lexicon "$tests/$name.sh" "$work/$name/home" \
        >"$work/$name/output" 2>&1 || status=$?
    case $status in
        77) echo "$name: skipped, $(tail -n 1 "$work/$name/output")" ;;
        0)
            "$python" "$tests/recorded.py" "$work/$name/record" || { failures=1; return; }
            echo "$name: passed"
            ;;
        *)
            tail -n 20 "$work/$name/output"
            echo "$name: failed"
            failures=1
            ;;
    esac
}

run neovim nvim
run eglot emacs
run lsp-mode emacs
run ale vim
run kate kate
exit $failures

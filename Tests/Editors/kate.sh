#!/bin/sh
# Starts Kate without a display, with a headword on the path whose messages are recorded, and waits until it is sent the
# misspelled words of a text. Kate cannot be driven further without a display.
#
# Usage: kate.sh DIRECTORY
#   DIRECTORY   an empty one, for the text and the home of the editor; the record is beside it
set -eu
here=$(cd "$(dirname "$0")" && pwd)
command -v dbus-run-session >/dev/null || { echo "dbus-run-session is not installed"; exit 77; }
cd "$1"
cp "$here/text.md" text.md
mkdir -p config/kate/lspclient run
chmod 700 run
cp "$here/../../Examples/editors/kate.json" config/kate/lspclient/settings.json
# The plug-in is switched on, and the command allowed, as a person does in the dialogues of Kate.
cat >config/katerc <<END
[Kate Plugins]
lspclientplugin=true

[lspclient]
AllowedServerCommandLines=$(command -v headword) lsp
END
HOME=$1 XDG_CONFIG_HOME=$1/config XDG_DATA_HOME=$1/data XDG_CACHE_HOME=$1/cache XDG_RUNTIME_DIR=$1/run \
    QT_QPA_PLATFORM=offscreen setsid dbus-run-session -- kate -n text.md </dev/null >output 2>&1 &
kate=$!
# The session and all that it has started.
trap 'kill -- -$kate 2>/dev/null || true' EXIT
for _ in $(seq 150); do
    if grep -qs 'publishDiagnostics.*recieved' "$1/../record"; then exit 0; fi
    sleep 0.2
done
cat output
echo "Kate was not sent the misspelled words"
exit 1

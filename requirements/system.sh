#!/bin/sh
# What the machine itself must have: Python 3.11 with venv, make, and a C compiler with Python's headers.
set -eu
. "$(dirname "$0")/install.sh"
python=${PYTHON:-python3}
want=""

command -v make >/dev/null 2>&1 || want="$want make"
if command -v "$python" >/dev/null 2>&1; then
    "$python" -c 'import ensurepip, venv' 2>/dev/null || want="$want python3-venv"
    header=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include") + "/Python.h")')
    [ -f "$header" ] || want="$want python3-dev"
else
    want="$want python3 python3-venv python3-dev"
fi
if ! command -v "${CC:-gcc}" >/dev/null 2>&1 && ! command -v cc >/dev/null 2>&1; then
    want="$want gcc libc6-dev"
fi

# shellcheck disable=SC2086  # a list of words on purpose
[ -z "$want" ] || install_or_say "(without a C compiler the games play, but more slowly)" $want

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "parlour: Python 3.11 or later is needed; PYTHON=... names another one" >&2
    exit 1
}

#!/bin/sh
# What the tests in the browser need: Chromium, and letters to write with.
# As root on a Debian-like system it installs what is missing; otherwise it says what to install.
set -eu
want=""

command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || want="$want chromium"
ls /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf >/dev/null 2>&1 || want="$want fonts-dejavu-core"
[ -n "$want" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "parlour: installing$want"
    DEBIAN_FRONTEND=noninteractive
    export DEBIAN_FRONTEND
    # shellcheck disable=SC2086  # a list of words on purpose
    { apt-get update -q && apt-get install -q -y --no-install-recommends $want; } </dev/null >/dev/null ||
        echo "parlour: could not install$want" >&2
else
    echo "parlour: please install$want to test in the browser, too" >&2
fi

#!/bin/sh
# What the tests in the browser need: Chromium, and letters to write with.
set -eu
. "$(dirname "$0")/install.sh"
want=""

command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || want="$want chromium"
ls /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf >/dev/null 2>&1 || want="$want fonts-dejavu-core"
[ -n "$want" ] || exit 0

# shellcheck disable=SC2086  # a list of words on purpose
install_or_say "to test in the browser, too" $want

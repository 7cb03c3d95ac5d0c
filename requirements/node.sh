#!/bin/sh
# What building the browser client needs: Node 20.19 or later with npm. `--quiet` only answers by the exit status.
# As root on a Debian-like system it installs what is missing; otherwise it says what to install.
set -eu
quiet=${1:-}

enough() {
    command -v npm >/dev/null 2>&1 && command -v node >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}

enough && exit 0
[ "$quiet" = --quiet ] && exit 1

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "parlour: installing nodejs npm"
    DEBIAN_FRONTEND=noninteractive
    export DEBIAN_FRONTEND
    { apt-get update -q && apt-get install -q -y --no-install-recommends nodejs npm; } </dev/null >/dev/null ||
        echo "parlour: could not install nodejs npm" >&2
    enough && exit 0
fi

found=$(command -v node >/dev/null 2>&1 && node --version || echo none)
echo "parlour: the browser client needs Node 20.19 or later with npm (found: $found)." >&2
echo "parlour: install it from your system's packages or from nodejs.org; the table in the terminal works without it." >&2
exit 1

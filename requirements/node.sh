#!/bin/sh
# What building the browser client needs: Node 20.19 or later with npm. `--quiet` only answers by the exit status.
set -eu
. "$(dirname "$0")/install.sh"
quiet=${1:-}

enough() {
    command -v npm >/dev/null 2>&1 && command -v node >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}

enough && exit 0
[ "$quiet" = --quiet ] && exit 1

if may_install; then
    install_packages nodejs npm
    enough && exit 0
fi

found=$(command -v node >/dev/null 2>&1 && node --version || echo none)
echo "parlour: the browser client needs Node 20.19 or later with npm (found: $found)." >&2
echo "parlour: install it from your system's packages or from nodejs.org; the table in the terminal works without it." >&2
exit 1

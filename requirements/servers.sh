#!/bin/sh
# What the test with several workers needs: PostgreSQL and Redis, which it starts itself.
# As root on a Debian-like system it installs what is missing; otherwise it says what to install. Without them that
# test is left out, and says so.
set -eu
want=""

ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || want="$want postgresql"
command -v redis-server >/dev/null 2>&1 || want="$want redis-server"
[ -n "$want" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "parlour: installing$want"
    DEBIAN_FRONTEND=noninteractive
    export DEBIAN_FRONTEND
    # Only the programs are wanted: no cluster, and nothing that starts by itself.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    # shellcheck disable=SC2086  # a list of words on purpose
    { apt-get update -q && RUNLEVEL=1 apt-get install -q -y --no-install-recommends $want; } </dev/null >/dev/null ||
        echo "parlour: could not install$want" >&2
else
    echo "parlour: please install$want to test several workers, too" >&2
fi

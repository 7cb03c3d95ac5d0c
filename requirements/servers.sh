#!/bin/sh
# What the test with several workers needs: PostgreSQL and Redis, which it starts itself. Without them that test is
# left out, and says so.
set -eu
. "$(dirname "$0")/install.sh"
want=""

ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || want="$want postgresql"
command -v redis-server >/dev/null 2>&1 || want="$want redis-server"
[ -n "$want" ] || exit 0

if may_install; then # only the programs are wanted: no cluster, and nothing that starts by itself
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    RUNLEVEL=1
    export RUNLEVEL
fi
# shellcheck disable=SC2086  # a list of words on purpose
install_or_say "to test several workers, too" $want

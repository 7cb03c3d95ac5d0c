# For the scripts beside this one, which read it with `.`: packages of the system.
# As root on a Debian-like system they are installed; otherwise it is said what to install.

may_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

# install_packages PACKAGE...
install_packages() {
    echo "parlour: installing $*"
    DEBIAN_FRONTEND=noninteractive
    export DEBIAN_FRONTEND
    { apt-get update -q && apt-get install -q -y --no-install-recommends "$@"; } </dev/null >/dev/null ||
        echo "parlour: could not install $*" >&2
}

# install_or_say "what they are good for" PACKAGE...
install_or_say() {
    purpose=$1
    shift
    if may_install; then install_packages "$@"; else echo "parlour: please install $* $purpose" >&2; fi
}

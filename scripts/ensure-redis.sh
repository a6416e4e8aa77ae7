#!/bin/sh
# Makes sure that the tests of several processes have a Redis server; says in one line how to get one when it cannot.
command -v redis-server >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo 'Installing Redis (apt-get)…'
  apt-get update -qq &&
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends redis-server >/dev/null 2>&1 &&
    command -v redis-server >/dev/null && exit 0
fi
echo 'The tests of several processes need redis-server: install it (Debian, Ubuntu: sudo apt-get install redis-server; macOS: brew install redis).' >&2
exit 1

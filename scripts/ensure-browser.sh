#!/bin/sh
# Makes sure that the browser tests have a Chromium; says in one line how to get one when it cannot.
for browser in "$CHROMIUM_PATH" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome \
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
  [ -n "$browser" ] && [ -x "$browser" ] && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo 'Installing Chromium (apt-get)…'
  apt-get update -qq &&
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1 &&
    [ -x /usr/bin/chromium ] && exit 0
fi
echo 'The browser tests need Chromium: install it (Debian, Ubuntu: sudo apt-get install chromium) or name one in CHROMIUM_PATH.' >&2
exit 1

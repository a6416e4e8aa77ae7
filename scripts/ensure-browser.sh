#!/bin/sh
# Makes sure that the browser tests have a Chromium; says in one line how to get one when it cannot.
whole=''
for browser in "$CHROMIUM_PATH" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome \
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
  [ -n "$browser" ] && [ -x "$browser" ] && whole=$browser
done
# The one without windows is asked for besides: journeys take a third less with it, and run without it.
if [ -n "$whole" ] && { [ -n "$CHROMIUM_PATH" ] || [ -x /usr/bin/chromium-headless-shell ]; }; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo 'Installing Chromium (apt-get)…'
  export DEBIAN_FRONTEND=noninteractive
  # A machine that was made from an image knows its packages already, and asks for the list only where it does not.
  for package in ${whole:-chromium} chromium-headless-shell; do
    case $package in /*|*Chrome) continue ;; esac
    apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1 ||
      { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1; }
  done
  [ -n "$whole" ] || [ -x /usr/bin/chromium ] && exit 0
fi
[ -n "$whole" ] && exit 0
echo 'The browser tests need Chromium: install it (Debian, Ubuntu: sudo apt-get install chromium) or name one in CHROMIUM_PATH.' >&2
exit 1

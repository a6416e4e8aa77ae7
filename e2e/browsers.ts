import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const WHOLE_BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The same engine without windows: it draws the pages of a journey with two thirds of the work. */
const WITHOUT_WINDOWS = ['/usr/bin/chromium-headless-shell']

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function launching(browsers: readonly (string | undefined)[]): LaunchOptions {
  const executablePath = browsers.find((path) => path !== undefined && existsSync(path))
  return { ...(executablePath === undefined ? {} : { executablePath }), args: ARGS }
}

/** For what only a browser with windows has, such as notifications. */
export const wholeBrowser = launching(WHOLE_BROWSERS)

/** For everything else; `CHROMIUM_PATH` names another one. */
export const leanBrowser = process.env.CHROMIUM_PATH ? wholeBrowser : launching([...WITHOUT_WINDOWS, ...WHOLE_BROWSERS])

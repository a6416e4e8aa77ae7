import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const WHOLE_BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Windowless, it draws a journey's pages with two thirds of the work. */
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

/** For what needs windows, such as notifications. */
export const wholeBrowser = launching(WHOLE_BROWSERS)

/** `CHROMIUM_PATH` overrides it. */
export const leanBrowser = process.env.CHROMIUM_PATH ? wholeBrowser : launching([...WITHOUT_WINDOWS, ...WHOLE_BROWSERS])

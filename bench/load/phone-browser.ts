import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** `port` allows driving it from outside. */
export function launchChromium(port?: number): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  )
  const driven = port === undefined ? [] : [`--remote-debugging-port=${port}`]
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...driven, '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

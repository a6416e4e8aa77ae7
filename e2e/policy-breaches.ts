import type { Browser, BrowserContext } from '@playwright/test'

/** What browsers say of a script, a style or a line that the page may not have. */
const BREACH = /Content[ -]Security[ -]Policy/i

export type WatchedBrowser = { readonly breaches: readonly string[]; readonly leave: () => void }

/** Listens to every device that is opened in this browser from now on. */
export function watchForBreaches(browser: Browser): WatchedBrowser {
  const breaches: string[] = []
  const open = browser.newContext
  browser.newContext = async (...options): Promise<BrowserContext> => {
    const device = await open.apply(browser, options)
    device.on('console', (message) => {
      if (BREACH.test(message.text())) breaches.push(`${message.page()?.url()}: ${message.text()}`)
    })
    return device
  }
  const leave = () => {
    browser.newContext = open
  }
  return { breaches, leave }
}

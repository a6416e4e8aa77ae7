import { test as base } from '@playwright/test'

/** A journey of its own: the devices that it opened are put away when it ends, and nobody after it waits for their pages. */
export const test = base.extend<{ devicesPutAway: undefined }>({
  devicesPutAway: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((device) => device.close()))
    },
    { auto: true },
  ],
})

import { test as base, expect } from '@playwright/test'
import { watchForBreaches } from './policy-breaches.ts'

/**
 * A journey of its own: the devices that it opened are put away when it ends, and nobody after it waits for their pages. None of
 * them may have met anything that the policy of its page forbids.
 */
export const test = base.extend<{ devicesPutAway: undefined }>({
  devicesPutAway: [
    async ({ browser }, use) => {
      const watched = watchForBreaches(browser)
      await use(undefined)
      watched.leave()
      await Promise.all(browser.contexts().map((device) => device.close()))
      expect(watched.breaches).toEqual([])
    },
    { auto: true },
  ],
})

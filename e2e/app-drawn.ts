import { expect, type Page } from '@playwright/test'

/** Makes a written page fetch the app, and waits until it has drawn. */
export async function appDrawn(page: Page): Promise<void> {
  const isWritten = () =>
    page.evaluate(() => {
      // A key that the page has no use for.
      if ('earlyPage' in window) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }))
      return document.querySelector('#root:not([data-early]) > *') === null
    })
  await expect.poll(isWritten, { message: 'the app draws over what the server wrote' }).toBe(false)
}

import { expect, type Locator } from '@playwright/test'

/** By keyboard, for two taps so quick on one spot are one; a button that still sends, or may not be pressed yet, hears nothing. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.press('Enter')
}

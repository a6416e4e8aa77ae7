import { expect, type Locator } from '@playwright/test'

/**
 * By keyboard, for two taps so quick on one spot are one; a button that still sends, or may not be pressed yet, hears nothing. A sheet
 * that has just opened takes the focus once: a key that comes before would go to its heading.
 */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await expect.poll(() => target.evaluate(hasFocusWithin)).toBe(true)
  await target.press('Enter')
}

function hasFocusWithin(element: Element): boolean {
  const sheet = element.closest('[role=dialog], [role=alertdialog]')
  return sheet === null || sheet.contains(document.activeElement)
}

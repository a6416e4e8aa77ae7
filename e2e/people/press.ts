import { expect, type Locator } from '@playwright/test'

/**
 * By keyboard, since two quick taps on one spot are one. A disabled or sending button hears nothing; a newly opened sheet first takes the
 * focus.
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

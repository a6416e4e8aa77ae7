import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No page may be wider than the screen, and axe must find nothing (WCAG 2.2 AA). */
export async function inspectPage(page: Page): Promise<void> {
  // Before, it is what the server wrote, and out of reach.
  await expect(page.locator('#root')).not.toHaveAttribute('data-early')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

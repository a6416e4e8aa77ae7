import type { Page } from '@playwright/test'

/** Blocks requests to such an address, as a deliberate act that is no fault. */
export async function cut(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort('blockedbyclient'))
}

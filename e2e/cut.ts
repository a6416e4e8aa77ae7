import type { Page } from '@playwright/test'

/** Nothing that the page asks for at such an address arrives: the journey does it, so that no journey takes it for a fault. */
export async function cut(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort('blockedbyclient'))
}

import type { BrowserContext, Page } from '@playwright/test'

/** A browser that knows no workers: whatever is asked for comes from the server, and a journey may stand between. */
export async function withoutWorkers(device: BrowserContext | Page): Promise<void> {
  await device.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

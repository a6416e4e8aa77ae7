import type { BrowserContext, Page } from '@playwright/test'

/** Every request then goes to the server, where a journey may intercept it. */
export async function withoutWorkers(device: BrowserContext | Page): Promise<void> {
  await device.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

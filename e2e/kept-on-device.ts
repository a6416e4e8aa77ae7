import { expect, type Page } from '@playwright/test'

export async function appKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** The device holds a state containing this text. */
export async function tournamentKept(page: Page, code: string, written: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      ([wantedCode, wanted]) =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('tablee')
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames]
            if (!stores.includes('seen-tournaments')) return resolve(false)
            const asked = opening.result.transaction('seen-tournaments').objectStore('seen-tournaments').get(wantedCode)
            asked.onsuccess = () => {
              opening.result.close()
              resolve(String(asked.result?.document).includes(wanted))
            }
          }
        }),
      [code, written] as const,
    )
  await expect.poll(isKept).toBe(true)
}

import { expect, type Page } from '@playwright/test'
import { press } from './press.ts'

const CALLS = /appel/

/** On a phone they are behind a bar. */
export async function openCalls(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: /^(Aucun appel|\d+ appels?)/ }))
  await expect(page.getByRole('dialog', { name: CALLS })).toBeVisible()
}

export async function closeCalls(page: Page): Promise<void> {
  await press(page.getByRole('dialog', { name: CALLS }).getByRole('button', { name: 'Fermer' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

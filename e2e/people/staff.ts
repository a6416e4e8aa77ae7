import { expect, type Page } from '@playwright/test'
import { withDe } from '@tablee/messages/elision'
import { press } from './press.ts'

type Invitation = { readonly name: string; readonly role: string }

export async function openTeam(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: /^Équipe / }))
  await expect(page.getByRole('dialog', { name: 'Équipe d’organisation' })).toBeVisible()
}

export async function closeTeam(page: Page): Promise<void> {
  await press(page.getByRole('dialog', { name: 'Équipe d’organisation' }).getByRole('button', { name: 'Fermer' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** From Plus. */
export async function inviteToStaff(
  page: Page,
  { name, role }: Invitation,
  lookAt: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTeam(page)
  await press(page.getByRole('button', { name: 'Inviter quelqu’un' }))
  const dialog = page.getByRole('dialog', { name: /^(Inviter dans l’équipe d’organisation|Invitation d[e’])/ })
  await dialog.getByText(role, { exact: true }).click()
  await dialog.getByLabel('Nom de la personne').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: `Code QR de l’invitation ${withDe(name)}` })).toBeVisible()
  await lookAt(page)
  await press(dialog.getByRole('button', { name: 'Copier le lien' }))
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await press(dialog.getByRole('button', { name: 'Terminé' }))
  await expect(dialog).toHaveCount(0)
  await closeTeam(page)
  return address
}

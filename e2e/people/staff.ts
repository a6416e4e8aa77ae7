import { expect, type Page } from '@playwright/test'

type Invitation = { readonly name: string; readonly role: string }

/** The address that the organizer, who is at Plus, would send. */
export async function inviteToStaff(
  page: Page,
  { name, role }: Invitation,
  lookAt: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(role, { exact: true }).click()
  await dialog.getByLabel('Nom de la personne').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: `Code QR de l’invitation de ${name}` })).toBeVisible()
  await lookAt(page)
  await dialog.getByRole('button', { name: 'Copier le lien' }).press('Enter')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: 'Terminé' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  return address
}

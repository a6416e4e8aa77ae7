import { expect, type Page } from '@playwright/test'

/** The organizer pairs the next round. */
export async function pairNextRound(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: 'Ronde suivante' }).click()
  await expect(page.getByText(`La ronde ${round} est appariée.`)).toBeVisible()
}

/** The organizer closes the tournament, and says so twice. */
export async function finishTournament(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Terminer le tournoi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer', exact: true }).click()
  await expect(page.getByText('Le tournoi est terminé.').first()).toBeVisible()
}

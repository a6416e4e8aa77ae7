import { expect, type Page } from '@playwright/test'

/** The organizer pairs the next round. */
export async function pairNextRound(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: 'Ronde suivante' }).click()
  await expect(page.getByText(`La ronde ${round} est appariée.`)).toBeVisible()
}

/** The organizer closes the tournament, and says so twice; before the planned rounds are played, from behind Plus. */
export async function finishTournament(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Ronde suivante|Terminer le tournoi)$/ })).toBeVisible()
  const finish = page.getByRole('button', { name: 'Terminer le tournoi' })
  if (!(await finish.isVisible())) await page.getByRole('tab', { name: 'Plus' }).click()
  // By keyboard: of taps on one spot so soon after each other, the second counts as none.
  await finish.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer', exact: true }).press('Enter')
  await expect(page.getByText('Le tournoi est terminé.').first()).toBeVisible()
}

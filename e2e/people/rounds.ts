import { expect, type Page } from '@playwright/test'

export async function pairNextRound(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: 'Ronde suivante' }).click()
  await expect(page.getByText(`La ronde ${round} est appariée.`)).toBeVisible()
}

/** Before the planned rounds are played, from behind Plus. */
export async function finishTournament(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Ronde suivante|Terminer le tournoi)$/ })).toBeVisible()
  const finish = page.getByRole('button', { name: 'Terminer le tournoi' })
  if (!(await finish.isVisible())) await page.getByRole('tab', { name: 'Plus' }).click()
  // By keyboard: of two quick taps on one spot the second does not count.
  await finish.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer', exact: true }).press('Enter')
  await expect(page.getByText('Le tournoi est terminé.').first()).toBeVisible()
}

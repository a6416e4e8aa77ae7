import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { finishTournament, pairNextRound } from './rounds.ts'

export type Announced = {
  readonly name: string
  readonly format: string
  readonly seats: number
  readonly teams?: string
}

export class EventOrganizer {
  readonly page: Page
  readonly code: string
  readonly tournamentId: string

  private constructor(page: Page, code: string, tournamentId: string) {
    this.page = page
    this.code = code
    this.tournamentId = tournamentId
  }

  static async announce(device: BrowserContext, { name, format, seats, teams }: Announced): Promise<EventOrganizer> {
    const page = await device.newPage()
    await page.goto('/create-tournament')
    await page.getByLabel('Nom du tournoi').fill(name)
    // Search has a format filter too.
    await page.getByRole('tabpanel', { name: 'Avancé' }).getByLabel('Format').selectOption(format)
    await page.getByLabel('Date du tournoi').fill('16/01/2032')
    await page.getByRole('button', { name: 'Plus d’options' }).click()
    await page.getByLabel('Nombre de joueurs maximum').fill(String(seats))
    if (teams) await page.getByRole('radio', { name: teams }).check({ force: true })
    await page.getByRole('button', { name: 'Créer le tournoi' }).click()
    await page.getByRole('link', { name: 'Aller au tournoi' }).click()
    await expect(page).toHaveURL(/\/tournament\/[A-Z0-9]{6}\/admin-advanced$/)
    const code = /tournament\/(\w{6})/.exec(page.url())?.[1] ?? ''
    const query = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'code', values: [code] }))
    const found = await device.request.get(
      `/v1/databases/tablee/collections/tournaments/documents?queries[0]=${query}`,
      { headers: { 'x-appwrite-project': 'tablee' } },
    )
    const { documents } = await found.json()
    return new EventOrganizer(page, code, documents[0].$id)
  }

  async openTab(name: 'Joueurs' | 'Tables' | 'Classement' | 'Plus'): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
  }

  pill(name: 'Total' | 'Confirmées' | 'En attente' | 'Abandons'): Locator {
    return this.page.getByRole('group', { name: 'Inscriptions par statut' }).getByRole('button', { name })
  }

  async start({ rounds }: { readonly rounds: number }): Promise<void> {
    await this.page.getByRole('button', { name: 'Démarrer le tournoi' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel('Rondes prévues').fill(String(rounds))
    await dialog.getByRole('button', { name: /^Démarrer avec/ }).click()
    await expect(dialog).toBeHidden()
  }

  /** 2-0 for the first-named player. */
  async finishRound(tables: number): Promise<void> {
    for (let table = 1; table <= tables; table++) {
      const opener = this.page.getByRole('button', { name: new RegExp(`^Saisir le score de la table\\s${table}$`) })
      const choice = this.page.getByRole('button', { name: new RegExp(`^Table\\s${table} : .* gagne 2-0$`) })
      const corrected = this.page.getByRole('button', {
        name: new RegExp(`^Corriger le score de la table\\s${table}$`),
      })
      await opener.or(choice).or(corrected).first().waitFor()
      if (await corrected.isVisible()) continue
      // By keyboard: quick taps may count as one.
      if (!(await choice.first().isVisible())) await opener.press('Enter')
      await choice.first().press('Enter')
      await corrected.waitFor()
    }
  }

  async nextRound(round: number): Promise<void> {
    await pairNextRound(this.page, round)
  }

  async finish(): Promise<void> {
    await finishTournament(this.page)
  }
}

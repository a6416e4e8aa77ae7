import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { finishTournament, pairNextRound } from './rounds.ts'

export class Organizer {
  readonly page: Page
  readonly device: BrowserContext
  readonly code: string

  private constructor(device: BrowserContext, page: Page, code: string) {
    this.device = device
    this.page = page
    this.code = code
  }

  static async open(
    browser: Browser,
    tournament: {
      readonly name: string
      readonly seats: number
      readonly structure?: string
      readonly teams?: string
      readonly isWeekly?: true
    },
  ): Promise<Organizer> {
    const device = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await device.newPage()
    await page.goto('/')
    await page.getByLabel('Nom du tournoi').fill(tournament.name)
    await page.getByLabel('Nombre de joueurs maximum').fill(String(tournament.seats))
    if (tournament.structure) await page.getByRole('radio', { name: tournament.structure }).press('Space')
    if (tournament.isWeekly) await page.getByRole('checkbox', { name: 'Un match par semaine' }).check()
    if (tournament.teams) await page.getByRole('radio', { name: tournament.teams }).press('Space')
    await page.getByRole('button', { name: 'Créer le tournoi' }).click()
    await expect(page.getByRole('heading', { name: 'Le tournoi est ouvert' })).toBeVisible()
    await page.getByRole('link', { name: 'Aller au tournoi' }).click()
    await expect(page).toHaveURL(/\/tournament\/[A-Z0-9]{6}\/admin$/)
    const code = /tournament\/(\w{6})/.exec(page.url())?.[1] ?? ''
    return new Organizer(device, page, code)
  }

  async openTab(name: 'Joueurs' | 'Tables' | 'Classement' | 'Plus'): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
  }

  async addPlayer(name: string): Promise<void> {
    await this.page.getByLabel('Ajouter un joueur').fill(name)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }

  /** During a round a sheet asks how they enter it; closed, they wait for the next. */
  async addLatePlayer(name: string): Promise<void> {
    await this.page.getByLabel('Ajouter un joueur').fill(name)
    await this.page.keyboard.press('Enter')
    const sheet = this.page.getByRole('dialog', { name })
    // Keys count once it has the focus.
    await expect(sheet.getByRole('heading', { name })).toBeFocused()
    await this.page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(this.page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }

  async openPlayer(name: string, act: string): Promise<void> {
    await this.page.getByRole('listitem').filter({ hasText: name }).getByRole('button').press('Enter')
    await this.page.getByRole('dialog').getByRole('button', { name: act }).press('Enter')
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: 'Démarrer le tournoi' }).click()
    await expect(this.page.getByText('Le tournoi commence !').first()).toBeVisible()
  }

  /** The named player wins 2-0. */
  async givesWin(table: number, winner: string): Promise<void> {
    const opener = this.page.getByRole('button', {
      name: new RegExp(`^(Saisir|Corriger) le score de la table\\s${table}$`),
    })
    const choice = this.page.getByRole('button', { name: new RegExp(`^Table\\s${table} : ${winner} gagne (2-0|0-2)$`) })
    await opener.or(choice).first().waitFor()
    if (!(await choice.isVisible())) await opener.click()
    await choice.click()
  }

  async nextRound(round: number): Promise<void> {
    await pairNextRound(this.page, round)
  }

  async finish(): Promise<void> {
    await finishTournament(this.page)
  }
}

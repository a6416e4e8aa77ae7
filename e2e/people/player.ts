import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { tournament as words } from '@tablee/messages/fr/tournament'

const PHONE = { width: 390, height: 844 }

/** Somebody new to the product, with a phone. */
export class Player {
  readonly name: string
  readonly phone: BrowserContext
  readonly page: Page

  constructor(name: string, phone: BrowserContext, page: Page) {
    this.name = name
    this.phone = phone
    this.page = page
  }

  /** From the home page to a table. */
  static async sitDown(browser: Browser, name: string, code: string): Promise<Player> {
    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true })
    const player = new Player(name, phone, await phone.newPage())
    await player.page.goto('/')
    await typeCode(player.page, code)
    await player.page.getByLabel(words.join.name).fill(name)
    await player.page.getByRole('button', { name: 'Rejoindre le tournoi' }).click()
    await expect(player.page.getByRole('heading', { name: 'Vous avez votre place' })).toBeVisible()
    return player
  }

  get shortName(): string {
    return this.name.split(' ')[0] ?? this.name
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Quel est le score ?' })
  }

  /** In the player's own words. */
  async report(result: string): Promise<void> {
    await this.page.getByRole('button', { name: result, exact: true }).click()
    const said = result.replace(/^(Vous|Nul)/, (first) => first.toLowerCase())
    await this.page.getByRole('button', { name: `Envoyer : ${said}` }).click()
  }

  async concede(games: '2-0' | '2-1'): Promise<void> {
    const name = await this.page
      .getByRole('button', { name: new RegExp(` gagne ${games}$`) })
      .getAttribute('aria-label')
    await this.report(name ?? '')
  }

  /** Null for the bye. */
  async table(round: number): Promise<number | null> {
    const match = this.page.getByText(new RegExp(`^Ronde ${round}\\. Table`))
    const bye = this.page.getByRole('heading', { name: 'Vous ne jouez pas cette ronde' })
    await expect(match.or(bye)).toHaveCount(1)
    if (await bye.isVisible()) return null
    const [, table] = /Table\s(\d+)/.exec((await match.textContent()) ?? '') ?? []
    return Number(table)
  }
}

/** The last character sends it. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /^(Le code affiché par l’organisation|The code shown by the organizer)$/ })
    .click()
  await page.keyboard.type(code.toLowerCase())
}

import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { tournament as words } from '@tablee/messages/fr/tournament'

const PHONE = { width: 390, height: 844 }

/** Somebody with a phone of their own, who has never seen the product. */
export class Player {
  readonly name: string
  readonly phone: BrowserContext
  readonly page: Page

  constructor(name: string, phone: BrowserContext, page: Page) {
    this.name = name
    this.phone = phone
    this.page = page
  }

  /** Opens the home page, types the code and a name, and ends up at a table of their own. */
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

  /** As the others at the table call them. */
  get shortName(): string {
    return this.name.split(' ')[0] ?? this.name
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Quel est le score ?' })
  }

  /** Chooses a result in the player's own words and sends it. */
  async report(result: string): Promise<void> {
    await this.page.getByRole('button', { name: result, exact: true }).click()
    const said = result.replace(/^(Vous|Nul)/, (first) => first.toLowerCase())
    await this.page.getByRole('button', { name: `Envoyer : ${said}` }).click()
  }

  /** Reports that the opponent won. */
  async concede(games: '2-0' | '2-1'): Promise<void> {
    const name = await this.page
      .getByRole('button', { name: new RegExp(` gagne ${games}$`) })
      .getAttribute('aria-label')
    await this.report(name ?? '')
  }

  /** The table where the player sits in this round, as the screen says it; null for the bye. */
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

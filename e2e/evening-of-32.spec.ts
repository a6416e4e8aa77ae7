import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { planRounds } from '@tablee/contract/tournaments/plan-rounds'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { Thumb } from './people/counting-thumb.ts'
import { type FilledQuickTournament, filledQuickTournament, holding, matchesOf } from './people/filled-tournament.ts'
import { Player } from './people/player.ts'
import { press } from './people/press.ts'
import { finishTournament } from './people/rounds.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const
const ROUNDS = 3

type EveningParts = {
  readonly browser: Browser
  readonly device: BrowserContext
  readonly tournament: FilledQuickTournament
  readonly desk: Page
}

/** Played on phones; people without a screen here report through the server. */
class Evening {
  readonly #device: BrowserContext
  readonly #browser: Browser
  readonly tournament: FilledQuickTournament
  readonly desk: Page

  private constructor({ browser, device, tournament, desk }: EveningParts) {
    this.#browser = browser
    this.#device = device
    this.tournament = tournament
    this.desk = desk
  }

  static async open(browser: Browser, players: number): Promise<Evening> {
    const device = await browser.newContext(PHONE)
    const tournament = await filledQuickTournament(device, players, { playerCount: 32 })
    const { id: tournamentId, organizerId, path } = tournament
    await callServer(device, planRounds, { tournamentId, organizerId, rounds: ROUNDS })
    const desk = await holding(device, tournament, { organizer: organizerId })
    await desk.goto(path)
    await expect(desk.locator('#root')).not.toHaveAttribute('data-early')
    return new Evening({ browser, device, tournament, desk })
  }

  async otherTab(): Promise<Page> {
    const page = await holding(this.#device, this.tournament, { organizer: this.tournament.organizerId })
    await page.goto(this.tournament.path)
    return page
  }

  async phoneOf(name: string): Promise<Player> {
    const phone = await this.#browser.newContext(PHONE)
    const page = await holding(phone, this.tournament, { player: this.tournament.secrets.get(name) ?? '' })
    await page.goto(`/tournament/${this.tournament.code}/player`)
    return new Player(name, phone, page)
  }

  matches(round: number): Promise<readonly DocumentMatch[]> {
    return matchesOf(this.#device, this.tournament, round)
  }

  async finishRound(round: number): Promise<void> {
    const { code, organizerId } = this.tournament
    for (const { id: matchId, kind, status } of await this.matches(round)) {
      if (kind !== 'played' || status === 'terminated') continue
      await callServer(this.#device, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-1' })
    }
  }

  tab(name: string): Locator {
    return this.desk.getByRole('tab', { name })
  }

  row(table: number | null): Locator {
    return this.desk.getByRole('button', { name: `Saisir le score de la table ${table}`, exact: true })
  }

  corrected(table: number | null): Locator {
    return this.desk.getByRole('button', { name: `Corriger le score de la table ${table}`, exact: true })
  }

  get sheet(): Locator {
    return this.desk.getByRole('dialog')
  }

  async nextRound(round: number): Promise<void> {
    // Late results change its bar under the mouse.
    await press(this.desk.getByRole('button', { name: 'Ronde suivante' }))
    await expect(this.desk.getByRole('heading', { name: `Ronde ${round}`, exact: true })).toBeFocused()
  }
}

test('EVEN-2 EVEN-4 EVEN-5 EVEN-6 EVEN-8 thirty-two players play an evening on phones, with everything that happens at one', async ({
  browser,
}) => {
  const evening = await Evening.open(browser, 31)
  const { desk, tournament } = evening
  const thumb = new Thumb()

  await test.step('the last seat is taken by a phone that types the code, and renames itself', async () => {
    const zoe = await Player.sitDown(browser, 'Zoé Tardif', tournament.code)
    await expect(desk.getByText('Zoé Tardif')).toBeVisible()
    await zoe.page.getByRole('button', { name: 'Changer mon nom' }).click()
    await zoe.page.getByRole('dialog').getByRole('textbox').fill('Zoé Matinale')
    await zoe.page.keyboard.press('Enter')
    await expect(desk.getByText('Zoé Matinale')).toBeVisible()
    await zoe.phone.close()
  })

  await test.step('one tap starts sixteen tables', async () => {
    await thumb.tap(desk.getByRole('button', { name: 'Démarrer le tournoi' }))
    await expect(desk.getByRole('heading', { name: 'Ronde 1', exact: true })).toBeFocused()
    thumb.expectAtMost(1)
  })

  const round1 = await evening.matches(1)
  const withPhones = round1.filter(({ player1Name, player2Name }) => {
    const [own, other] = [player1Name, player2Name].map((name) => name.split(' ')[0])
    return (
      own !== other &&
      [player1Name, player2Name].every((name) => /^[A-Z][a-z\p{L}-]+ /u.test(name) && name !== 'Zoé Matinale')
    )
  })
  const [one, two, three] = withPhones
  if (!one || !two || !three) throw new Error('fewer than three tables')
  const first = await evening.phoneOf(one.player1Name)
  const second = await evening.phoneOf(one.player2Name)

  await test.step('a report, the own correction of it, a contest, and an agreement without the organizer', async () => {
    await first.report('Vous gagnez 2-0')
    await expect(second.page.getByText(`${first.shortName} a envoyé ce score.`)).toBeVisible()
    await first.page.getByRole('button', { name: 'Modifier' }).click()
    await press(first.page.getByRole('dialog').getByRole('button', { name: 'Vous gagnez 2-1' }))
    await expect(second.page.getByRole('heading', { name: `${first.shortName} gagne 2-1` })).toBeVisible()
    await second.page.getByRole('button', { name: 'Ce n’est pas le bon score' }).click()
    const dialog = second.page.getByRole('dialog')
    await press(dialog.getByRole('button', { name: 'Vous gagnez 2-1' }))
    await press(dialog.getByRole('button', { name: /^Envoyer\s: vous gagnez 2-1/ }))
    await expect(desk.getByRole('region', { name: 'À trancher' })).toBeVisible()
    await expect(evening.tab('Tables')).toContainText('1')
  })

  await test.step('one tap of the organizer decides between the two, and both phones hear of it', async () => {
    const contested = desk.getByRole('region', { name: 'À trancher' })
    await thumb.tap(contested.getByRole('button', { name: `${one.player2Name} : j’ai gagné 2-1` }))
    await expect(desk.getByRole('button', { name: /^15 tables à saisir/ })).toBeVisible()
    thumb.expectAtMost(1)
    await expect(second.page.getByText('Résultat saisi par l’organisation.')).toBeVisible()
  })

  await test.step('a score in two taps, taken back in one, and a double loss', async () => {
    await thumb.tap(evening.row(two.table))
    await thumb.tap(evening.sheet.getByRole('button', { name: /gagne 2-0$/ }).first())
    await expect(evening.corrected(two.table)).toBeVisible()
    thumb.expectAtMost(2)
    await press(desk.getByRole('button', { name: `Annuler le score de la table ${two.table}` }))
    await expect(evening.row(two.table)).toBeVisible()
    await evening.row(three.table).press('Enter')
    await press(evening.sheet.getByRole('button', { name: /Double défaite/ }))
    await expect(evening.corrected(three.table)).toBeVisible()
  })

  await test.step('who comes late is asked about in three taps, and who leaves comes back alone', async () => {
    await thumb.tap(evening.tab('Joueurs'))
    await thumb.tap(desk.getByLabel('Chercher ou ajouter un joueur'))
    await desk.keyboard.type('Nora')
    await desk.keyboard.press('Enter')
    await thumb.tap(evening.sheet.getByRole('button', { name: /^Exempt/ }))
    await expect(evening.sheet).toBeHidden()
    thumb.expectAtMost(3)
    await expect(desk.getByText('Le tournoi compte maintenant 33 places.').first()).toBeVisible()
    await second.page.getByRole('button', { name: 'Quitter le tournoi' }).click()
    await press(second.page.getByRole('alertdialog').getByRole('button', { name: 'Quitter le tournoi' }))
    const back = second.page.getByRole('button', { name: 'Revenir dans le tournoi' })
    await back.press('Enter')
    await expect(back).toBeHidden()
  })

  const sleeper = await evening.phoneOf(two.player1Name)
  await sleeper.table(1)
  await sleeper.phone.setOffline(true)

  await test.step('the next round is one tap, and stands at the top of every phone', async () => {
    await evening.finishRound(1)
    await evening.tab('Tables').click()
    await evening.nextRound(2)
    await expect(first.page).toHaveTitle(/^(Table\s\d+ · |Vous ne jouez pas)/)
    await expect(first.page.getByRole('heading', { name: 'Ronde 2/3' })).toBeFocused()
  })

  await test.step('a correction of the first round shows what it changes, and pairs the second one again', async () => {
    await thumb.tap(desk.getByRole('button', { name: 'Ronde 1', exact: true }))
    await thumb.tap(evening.corrected(one.table))
    await thumb.tap(evening.sheet.getByRole('button', { name: /gagne 2-0$/ }).first())
    const again = evening.sheet.getByRole('button', { name: 'Apparier de nouveau' })
    await expect(
      again.or(evening.sheet.getByRole('button', { name: 'Enregistrer la correction' })).first(),
    ).toBeVisible()
    await thumb.tap(again)
    await expect(desk.getByRole('heading', { name: 'Ronde 2', exact: true })).toBeVisible()
    thumb.expectAtMost(4)
  })

  await test.step('an act in another tab, on a round that is no more, ends in a sentence and loses nothing', async () => {
    const stale = await evening.otherTab()
    await stale.getByRole('button', { name: 'Modifier les appariements' }).click()
    await expect(stale.getByRole('heading', { name: 'Appariements de la ronde 2' })).toBeVisible()
    const places = stale.getByRole('listitem').getByRole('button', { pressed: false })
    await places.nth(0).press('Enter')
    await places.nth(1).press('Enter')
    await expect(stale.getByRole('button', { name: '2 tables changent · Enregistrer' })).toBeEnabled()
    await evening.finishRound(2)
    await evening.nextRound(3)
    await expect(
      stale
        .getByText(/Une autre ronde est en cours/)
        .or(stale.getByText(/La ronde a changé/))
        .first(),
    ).toBeVisible()
    await stale.close()
  })

  await test.step('a phone that wakes two rounds later shows the table of now', async () => {
    await sleeper.phone.setOffline(false)
    await expect(sleeper.page.getByRole('heading', { name: 'Ronde 3/3' })).toBeVisible()
  })

  await test.step('the end can be taken back, and is one again', async () => {
    await evening.finishRound(3)
    await finishTournament(desk)
    await evening.tab('Plus').click()
    await desk.getByRole('button', { name: 'Rouvrir le tournoi' }).click()
    await press(desk.getByRole('alertdialog').getByRole('button', { name: 'Rouvrir le tournoi' }))
    await expect(desk.getByRole('button', { name: 'Terminer le tournoi' })).toBeVisible()
    await finishTournament(desk)
    for (const { page } of [first, second, sleeper]) {
      await expect(page.getByText(/^Vous (terminez .+ sur 33|remportez le tournoi\s!)$/)).toBeVisible()
    }
  })

  await test.step('everybody reads the podium, and the same people may begin again', async () => {
    const stranger = await browser.newPage()
    await stranger.goto(`/tournament/${tournament.code}`)
    await expect(stranger.getByRole('heading', { name: 'Classement final' })).toBeVisible()
    await evening.tab('Plus').click()
    await press(desk.getByRole('button', { name: 'Recommencer le même tournoi' }))
    await press(desk.getByRole('button', { name: /^Avec les \d+ joueurs$/ }))
    await expect(desk.getByText(/^Nouveau code\s: \w{6}$/)).toBeVisible()
    await expect(first.page.getByText(/^Le tournoi recommence\s: \w{6}$/)).toBeVisible()
  })
})

import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { planRounds } from '@tablee/contract/tournaments/plan-rounds'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { withDe } from '@tablee/messages/elision'
import { test } from './journey.ts'
import { appKept, tournamentKept } from './kept-on-device.ts'
import { type FilledTournament, matchesOf, peopleOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'
import { press } from './people/press.ts'
import { finishTournament } from './people/rounds.ts'
import { callServer } from './people/server-call.ts'
import { inviteToStaff } from './people/staff.ts'

test.use({ serviceWorkers: 'allow' })

const ZOE = 'Zoé Tardif'
const NORA = 'Nora Petit'
const SWISS_ROUNDS = 3

type DayTournament = FilledTournament & { readonly organizerId: string; readonly names: readonly string[] }

type DayParts = {
  readonly browser: Browser
  readonly device: BrowserContext
  readonly tournament: DayTournament
  readonly desk: Page
  readonly wall: Page
}

/** With desk, wall and paper; most tables report through the server. */
class Day {
  readonly #browser: Browser
  readonly #device: BrowserContext
  readonly tournament: DayTournament
  readonly desk: Page
  readonly wall: Page

  private constructor({ browser, device, tournament, desk, wall }: DayParts) {
    this.#browser = browser
    this.#device = device
    this.tournament = tournament
    this.desk = desk
    this.wall = wall
  }

  /** The organizer uses a browser, the players the server. */
  static async open(browser: Browser, players: number): Promise<Day> {
    const { device, page: desk, code } = await Organizer.open(browser, { name: 'Les 32 du Vieux Grimoire', seats: 32 })
    // The print dialog would wait for somebody.
    await device.addInitScript(() => Object.assign(window, { print: () => {} }))
    const held = await desk.evaluate(() => localStorage.getItem('tablee:organizer_ids'))
    const [[id, organizerId] = ['', '']] = Object.entries<string>(JSON.parse(held ?? '{}'))
    const names = peopleOf(players)
    const tournament = { id, code, organizerId, names, path: `/tournament/${code}/admin` }
    for (const playerName of names) {
      await callServer(device, joinQuickTournament, { code, playerName, playerId: randomUUID() })
    }
    await callServer(device, planRounds, { tournamentId: id, organizerId, rounds: SWISS_ROUNDS })
    const beamer = await browser.newContext({ viewport: { width: 1280, height: 720 } })
    const wall = await beamer.newPage()
    await wall.goto(`/tournament/${code}/live`)
    return new Day({ browser, device, tournament, desk, wall })
  }

  async comesByLink(address: string): Promise<Page> {
    const phone = await this.#browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
    const page = await phone.newPage()
    await page.goto(address)
    await press(page.getByRole('link', { name: 'Ouvrir le tournoi' }))
    return page
  }

  matches(round: number): Promise<readonly DocumentMatch[]> {
    return matchesOf(this.#device, this.tournament, round)
  }

  /** The named player wins; elsewhere the player named first. */
  async finishRound(round: number, winner: string): Promise<void> {
    const { code, organizerId } = this.tournament
    for (const { id: matchId, kind, status, player2Name } of await this.matches(round)) {
      if (kind !== 'played' || status === 'terminated') continue
      const score = player2Name === winner ? '0-2' : '2-0'
      await callServer(this.#device, updateScoreQuickTournament, { code, organizerId, matchId, score })
    }
  }

  tab(name: string): Locator {
    return this.desk.getByRole('tab', { name })
  }

  async nextRound(name: string): Promise<void> {
    await press(this.tab('Tables'))
    await press(this.desk.getByRole('button', { name: 'Ronde suivante' }))
    await expect(this.desk.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(this.wall.getByText(name, { exact: false }).first()).toBeVisible()
  }

  async withoutNetwork(act: () => Promise<void>): Promise<void> {
    await this.#device.setOffline(true)
    await act()
    await this.#device.setOffline(false)
  }
}

const enter = (page: Page, table: number | null) =>
  page.getByRole('button', { name: `Saisir le score de la table ${table}`, exact: true })

const correct = (page: Page, table: number | null) =>
  page.getByRole('button', { name: `Corriger le score de la table ${table}`, exact: true })

const wins = (page: Page, winner: string, games: '2-0' | '2-1') =>
  page.getByRole('dialog').getByRole('button', { name: `${winner} gagne ${games}` })

async function digitsOf(of: Locator): Promise<RegExp> {
  const text = (await of.getByRole('timer').textContent()) ?? ''
  return new RegExp(`${/\d+:\d\d$/.exec(text)?.[0] ?? 'no digits'}$`)
}

// A missed tap fails soon.
test.use({ actionTimeout: 20_000 })

test('STAK-5 STAK-6 STAK-7 STAK-9 STAK-10 STAK-11 NONE-3 a day of thirty-two players with staff, clock, wall, cut and paper', async ({
  browser,
}) => {
  const day = await Day.open(browser, 30)
  const { desk, wall, tournament } = day
  await expect(wall.getByText('30 joueurs inscrits')).toBeVisible()
  const zoe = await Player.sitDown(browser, ZOE, tournament.code)
  const nora = await Player.sitDown(browser, NORA, tournament.code)
  await expect(wall.getByText('32 joueurs inscrits')).toBeVisible()

  const nour = await test.step('a scorekeeper comes by a link', async () => {
    await press(day.tab('Plus'))
    const page = await day.comesByLink(await inviteToStaff(desk, { name: 'Nour', role: 'Saisie des scores' }))
    await expect(page.getByRole('tab', { name: 'Tables' })).toBeVisible()
    return page
  })

  await test.step('it starts: sixteen tables on the desk, on the wall and on the phones', async () => {
    await press(day.tab('Joueurs'))
    await press(desk.getByRole('button', { name: 'Démarrer le tournoi' }))
    await expect(desk.getByRole('heading', { name: 'Ronde 1', exact: true })).toBeVisible()
    await expect(wall.getByRole('heading', { name: 'Trouvez votre nom' })).toBeVisible()
    await expect(wall.getByText('Ronde 1/3')).toBeVisible()
    await expect(zoe.heading).toBeVisible()
  })

  const round1 = await day.matches(1)
  const own = round1.find(({ player1Name, player2Name }) => [player1Name, player2Name].includes(ZOE))
  const [typed, kept, missed] = round1.filter(
    ({ player1Name, player2Name }) => ![player1Name, player2Name].some((name) => [ZOE, NORA].includes(name)),
  )
  if (!own || !typed || !kept || !missed) throw new Error('fewer tables than expected')

  await test.step('the clock of the desk is that of the wall and of the phones', async () => {
    await press(desk.getByRole('button', { name: /^Démarrer l’horloge/ }))
    for (const page of [wall, zoe.page, nora.page])
      await expect(page.getByRole('timer').first()).toHaveText(/ (50:00|49:\d\d)$/)
    await press(desk.getByRole('button', { name: /Temps restant/ }))
    const sheet = desk.getByRole('dialog', { name: 'Horloge de la ronde 1' })
    await press(sheet.getByRole('button', { name: 'Pause' }))
    for (const page of [wall, zoe.page]) await expect(page.getByRole('img', { name: 'En pause' })).toBeVisible()
    const stopped = await digitsOf(sheet)
    for (const page of [wall, zoe.page]) await expect(page.getByRole('timer')).toHaveText(stopped)
    await press(sheet.getByRole('button', { name: '+5 min' }))
    await expect(sheet.getByRole('timer')).not.toHaveText(stopped)
    const longer = await digitsOf(sheet)
    for (const page of [wall, zoe.page, nora.page]) await expect(page.getByRole('timer')).toHaveText(longer)
    await press(sheet.getByRole('button', { name: 'Reprendre' }))
    await expect(wall.getByRole('img', { name: 'En pause' })).toHaveCount(0)
    await press(sheet.getByRole('button', { name: 'Fermer' }))
    await expect(sheet).toBeHidden()
  })

  await test.step('the round is on paper at once, also without a network', async () => {
    await press(day.tab('Plus'))
    await press(desk.getByRole('link', { name: 'Imprimer les tables' }))
    await desk.getByRole('checkbox', { name: /^Feuilles de match/ }).setChecked(true)
    const paper = desk.locator('[data-paper-side]')
    const everything = async () => {
      for (const name of [...tournament.names, ZOE, NORA]) {
        await expect(paper.filter({ hasText: name }).first(), name).toBeAttached()
      }
    }
    await everything()
    await expect(paper.getByRole('article')).toHaveCount(16)
    await appKept(desk)
    await tournamentKept(desk, tournament.code, '"isStarted":true')
    await day.withoutNetwork(async () => {
      await desk.reload()
      await everything()
    })
    await desk.goto(tournament.path)
  })

  await test.step('scores come from a phone, from the scorekeeper and from the keyboard of the desk', async () => {
    await zoe.report('Vous gagnez 2-0')
    await press(enter(nour, kept.table))
    await press(wins(nour, kept.player1Name, '2-0'))
    await expect(correct(desk, kept.table)).toBeVisible()
    await desk.keyboard.type(String(typed.table))
    await desk.keyboard.press('Enter')
    await expect(
      desk.getByRole('dialog').getByRole('heading', { name: `Table ${typed.table}`, exact: true }),
    ).toBeFocused()
    await desk.keyboard.type('21')
    await expect(correct(desk, typed.table)).toBeVisible()
    await expect(correct(nour, typed.table)).toBeVisible()
    await expect(correct(nour, own.table)).toBeVisible()
  })

  await test.step('somebody is absent', async () => {
    await press(enter(desk, missed.table))
    const sheet = desk.getByRole('dialog')
    await press(sheet.getByRole('button', { name: 'Décision d’arbitre' }))
    await press(sheet.getByRole('button', { name: `Absence ${withDe(missed.player1Name)}` }))
    await expect(sheet).toBeHidden()
    await expect(correct(desk, missed.table)).toBeVisible()
  })

  await test.step('the organizer corrects what the scorekeeper entered', async () => {
    await press(correct(desk, kept.table))
    const sheet = desk.getByRole('dialog')
    await press(wins(desk, kept.player2Name, '2-0'))
    await expect(sheet).toBeHidden()
    await expect
      .poll(async () => (await day.matches(1)).find(({ id }) => id === kept.id))
      .toMatchObject({ score1: 0, score2: 2 })
  })

  await test.step('between rounds the wall shows the standings', async () => {
    await day.finishRound(1, ZOE)
    await expect(wall.getByRole('heading', { name: 'Classement après la ronde 1' })).toBeVisible()
    await day.nextRound('Ronde 2')
    await day.finishRound(2, ZOE)
    await day.nextRound('Ronde 3')
    await day.finishRound(3, ZOE)
    await expect(wall.getByRole('heading', { name: 'Classement après la ronde 3' })).toBeVisible()
  })

  await test.step('the first eight play on', async () => {
    await press(desk.getByRole('button', { name: /^(Top \d+|Tableau final)…$/ }))
    const sheet = desk.getByRole('dialog', { name: 'Commencer le tableau final' })
    await sheet.getByText('Top 8', { exact: true }).click()
    await expect(sheet.getByText(ZOE)).toBeVisible()
    await press(sheet.getByRole('button', { name: 'Commencer avec 8 joueurs' }))
    await expect(desk.getByRole('heading', { name: 'Quart de finale', exact: true })).toBeVisible()
    await expect(wall.getByRole('list', { name: 'Quart de finale' }).getByText(ZOE)).toBeVisible()
    await expect(zoe.page.getByRole('heading', { name: 'Quart de finale' })).toBeVisible()
    await expect(nora.page.getByText(/Le tableau final se joue sans vous|Quart de finale/).first()).toBeVisible()
    expect((await day.matches(4)).length).toBe(4)
  })

  await test.step('one loss is the end, down to two', async () => {
    await zoe.report('Vous gagnez 2-0')
    const [first] = (await day.matches(4)).filter(
      ({ player1Name, player2Name }) => ![player1Name, player2Name].includes(ZOE),
    )
    if (!first) throw new Error('no table without Zoé')
    await press(enter(nour, first.table))
    await press(wins(nour, first.player1Name, '2-1'))
    await expect(correct(desk, first.table)).toBeVisible()
    await day.finishRound(4, ZOE)
    await day.nextRound('Demi-finale')
    await day.finishRound(5, ZOE)
    await expect(wall.getByRole('list', { name: 'Finale', exact: true }).getByText(ZOE)).toBeVisible()
    await day.nextRound('Finale')
    await zoe.report('Vous gagnez 2-1')
  })

  await test.step('everybody reads who won', async () => {
    await finishTournament(desk)
    await expect(wall.getByRole('heading', { name: 'Classement final' })).toBeVisible()
    await expect(wall.getByText(ZOE)).toBeVisible()
    await expect(zoe.page.getByText(/^Vous remportez le tournoi\s!$/)).toBeVisible()
    await expect(nora.page.getByText(/^Vous terminez .+ sur 32$/)).toBeVisible()
    await press(day.tab('Classement'))
    await expect(desk.getByRole('list', { name: 'Finale', exact: true }).getByText(ZOE)).toBeVisible()
  })

  await test.step('the journal says who did what', async () => {
    await press(day.tab('Plus'))
    await press(desk.getByRole('link', { name: 'Journal', exact: true }))
    const acts = desk.getByRole('listitem')
    await expect(acts.filter({ hasText: 'Saisie des scores (Nour)' })).toHaveCount(2)
    await expect(acts.filter({ hasText: 'Tableau final commencé avec 8 joueurs' }).first()).toBeVisible()
    await expect(acts.filter({ hasText: /Décision d’arbitre, ronde 1/ }).first()).toBeVisible()
    await expect(acts.filter({ hasText: /Résultat corrigé, table\s\d+, ronde 1/ }).first()).toBeVisible()
  })
})

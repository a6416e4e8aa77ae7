import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { cancelTournament } from '@tablee/contract/registrations/cancel-tournament'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { cancelQuickTournament } from '@tablee/contract/tournaments/cancel-quick-tournament'
import { type DocumentMatch, documentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { planRounds } from '@tablee/contract/tournaments/plan-rounds'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { grantOrganizer, signedInDevice } from '../people/accounts.ts'
import {
  type FilledTournament,
  filledEvent,
  filledQuickTournament,
  takeThePlaceOf,
} from '../people/filled-tournament.ts'
import { callServer } from '../people/server-call.ts'
import type { Kind, Moment, Viewer } from './tournament-screens.ts'

const ROUNDS = 3
/** By table. */
const SCORES = ['2-1', '0-2', '2-0', '1-1'] as const
const ANNOUNCED = {
  location: 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson, 51290',
  description: 'Modern, trois rondes, un lot pour chacun. Ouverture des portes à 13 h 30, début à 14 h précises.',
  registrationRules: { checksInByCode: true, checkInMinutes: 60 },
}

type Round = readonly DocumentMatch[]

/** Played act by act through the server while people watch. */
export class Evening {
  readonly kind: Kind
  readonly players: number
  readonly tournament: FilledTournament
  readonly device: BrowserContext
  readonly #organizer: string
  readonly #secrets: ReadonlyMap<string, string>
  readonly #seats = new Map<Viewer, string>()
  #rounds: Round[] = []

  private constructor(made: {
    readonly kind: Kind
    readonly players: number
    readonly tournament: FilledTournament
    readonly device: BrowserContext
    readonly organizer: string
    readonly secrets?: ReadonlyMap<string, string>
  }) {
    this.kind = made.kind
    this.players = made.players
    this.tournament = made.tournament
    this.device = made.device
    this.#organizer = made.organizer
    this.#secrets = made.secrets ?? new Map()
  }

  /** With two players it is full. */
  static async quick(browser: Browser, players: number, options: BrowserContextOptions): Promise<Evening> {
    const device = await browser.newContext(options)
    const seats = players === 2 ? players : Math.min(256, players + 6)
    const tournament = await filledQuickTournament(device, players, { playerCount: seats })
    const { organizerId: organizer, secrets } = tournament
    const evening = new Evening({ kind: 'quick', players, tournament, device, organizer, secrets })
    const [player] = secrets.values()
    if (player) evening.#seats.set('player', player)
    return evening
  }

  /** Two registrations are pending. */
  static async announced(browser: Browser, players: number, options: BrowserContextOptions): Promise<Evening> {
    const { device, account } = await signedInDevice(browser, 'Boutique du Vieux Grimoire', options)
    await grantOrganizer(account)
    const tournament = await filledEvent(device, players, ANNOUNCED)
    const evening = new Evening({ kind: 'announced', players, tournament, device, organizer: account.id })
    for (const viewer of ['player', 'reporter'] as const) {
      const secret = randomUUID()
      await callServer(device, registerAdvancedPlayer, {
        tournamentId: tournament.id,
        playerName: `Sans réponse (${viewer})`,
        playerId: secret,
        firstName: 'Maximilienne-Alexandra',
        lastName: 'de la Rochefoucauld',
        email: 'maximilienne-alexandra.de-la-rochefoucauld@exemple.fr',
        policyAgreement: true,
      })
      evening.#seats.set(viewer, secret)
    }
    return evening
  }

  /** Null if there is no such viewer now. */
  keys(viewer: Viewer): { readonly organizer?: string; readonly player?: string } | null {
    if (viewer === 'visitor') return {}
    if (viewer === 'organizer') return this.kind === 'quick' ? { organizer: this.#organizer } : {}
    const player = this.#seats.get(viewer)
    return player === undefined ? null : { player }
  }

  async reach(moment: Moment): Promise<void> {
    switch (moment) {
      case 'waiting':
        return
      case 'round 1':
        await this.#start()
        return
      case 'between rounds':
        await this.#finishRound()
        return
      case 'last round':
        while (this.#rounds.length < ROUNDS) {
          await this.#finishRound()
          await this.#nextRound()
        }
        return
      case 'finished':
        await this.#finishRound()
        await callServer(this.device, finishTournament, this.#act)
        return
      case 'cancelled':
        if (this.kind === 'quick')
          await callServer(this.device, cancelQuickTournament, {
            code: this.tournament.code,
            organizerId: this.#organizer,
          })
        else await callServer(this.device, cancelTournament, this.#act)
        return
      default:
        return moment satisfies never
    }
  }

  get #act() {
    const tournamentId = this.tournament.id
    return this.kind === 'quick' ? { tournamentId, organizerId: this.#organizer } : { tournamentId }
  }

  async #start(): Promise<void> {
    if (this.players > 2) await callServer(this.device, planRounds, { ...this.#act, rounds: ROUNDS })
    const { data } =
      this.kind === 'quick'
        ? await callServer(this.device, startQuickTournament, { ...this.#act, organizerId: this.#organizer })
        : await callServer(this.device, generateAdvancedPairings, { ...this.#act, roundNumber: 1 })
    this.#keep(data.tournament.matches)
    await this.#seat()
  }

  /** The first table disagrees, at the second one player has reported, at the third nobody. */
  async #seat(): Promise<void> {
    const tables = (this.#rounds[0] ?? []).filter(({ kind }) => kind === 'played')
    const [contested, reported] = tables
    const open = tables[2] ?? tables[0]
    if (open) this.#seats.set('player', await this.#secretOf(open, 1))
    if (tables.length < 3 || !contested || !reported) return
    const [first, second] = [await this.#secretOf(contested, 1), await this.#secretOf(contested, 2)]
    const reporter = await this.#secretOf(reported, 1)
    const report = (playerId: string, match: DocumentMatch, score: object) =>
      callServer(this.device, sendScoreQuickTournament, {
        code: this.tournament.code,
        playerId,
        matchId: match.id,
        score: '2-1',
        ...score,
      })
    await report(first, contested, {})
    await report(second, contested, { score: '1-2', contest: true })
    await report(reporter, reported, {})
    this.#seats.set('reporter', reporter)
    this.#seats.set('rival', second)
  }

  async #secretOf(match: DocumentMatch, side: 1 | 2): Promise<string> {
    const [name, key] = side === 1 ? [match.player1Name, match.player1Key] : [match.player2Name, match.player2Key ?? '']
    const known = this.#secrets.get(name)
    return known ?? takeThePlaceOf(this.device, this.tournament, { key, organizerId: this.#organizer })
  }

  /** At even tables the player named first wins. */
  async #finishRound(): Promise<void> {
    const round = (this.#rounds.at(-1) ?? []).filter(({ kind }) => kind === 'played')
    const { code } = this.tournament
    for (let from = 0; from < round.length; from += 40) {
      const some = round.slice(from, from + 40)
      await Promise.all(
        some.map(({ id: matchId, table }) => {
          const score = SCORES[(table ?? 0) % SCORES.length] ?? '2-0'
          const result = { code, matchId, score }
          return callServer(this.device, updateScoreQuickTournament, { ...result, organizerId: this.#organizer })
        }),
      )
    }
  }

  async #nextRound(): Promise<void> {
    const { data } = await callServer(this.device, startNextRound, this.#act)
    this.#keep(data.tournament.matches)
  }

  #keep(texts: readonly string[]): void {
    const matches = texts.map((text) => documentMatch.parse(JSON.parse(text)))
    const newest = Math.max(...matches.map(({ round }) => round))
    this.#rounds = [...this.#rounds, matches.filter(({ round }) => round === newest)]
  }
}

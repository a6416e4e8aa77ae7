import { liveChannel, seatQueueChannel } from '@tablee/contract/channels'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { writeDocumentMatch } from '@tablee/contract/tournaments/documents/write-tournament-document'
import type { Outcome } from '@tablee/domain/outcome'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { Change } from '@tablee/domain/tournaments/change'
import type { InfractionId } from '@tablee/domain/tournaments/conduct/infraction-ids'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { isContested, reportsOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { placingsIn, scoreOfResult } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { keptBackOf } from '@tablee/domain/tournaments/kinds/whole-match'
import { type WrittenChange, writtenReport } from '@tablee/domain/tournaments/kinds/written-match'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import type { ShownPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { Join } from '@tablee/domain/tournaments/players/join-tournament'
import { seatWaiting, waitForSeat } from '@tablee/domain/tournaments/players/seat-queue'
import { toldChanges } from '@tablee/domain/tournaments/public-change'
import { takeBackDecision } from '@tablee/domain/tournaments/results/take-back-decision'
import { whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { MatchId, Tournament, WholeMatchState } from '@tablee/domain/tournaments/tournament'
import { fr } from '@tablee/messages/fr'
import { vi } from 'vitest'
import { publicIdOf } from '../../../device-storage/secret.ts'
import {
  type Answer,
  executed,
  type LocalServer,
  type ReceivedRequest,
  startLocalServer,
} from '../../../transport/testing/local-server.ts'
import { clockDecision } from './clock-decisions.ts'
import { penaltyTakenBack, toldConduct } from './conduct-decisions.ts'
import { ACTS, joinOf, seenIn, settingsOf } from './decided-acts.ts'
import { HiddenNames } from './hidden-names.ts'
import { staffDecision } from './staff-decisions.ts'
import { tableCodesOf } from './table-codes-of.ts'
import { tournamentDocumentOf } from './tournament-document-of.ts'

type Input = Record<string, unknown>
type Envelope = { readonly body: string; readonly answer?: unknown }

/** Requested by screens on their own. */
const BESIDE: ReadonlySet<string> = new Set([
  'get-hidden-names',
  'get-conduct',
  'get-round-paces',
  'get-whole-tournament',
  'get-table-codes',
])

/**
 * A server with one tournament: decides with the domain, answers in contract shapes and feeds the live channel, so that screens are tested
 * against the rules of play.
 */
export class PlayedTournamentServer {
  readonly local: LocalServer
  readonly calls: { readonly id: string; readonly input: Input }[] = []
  tournament: Tournament
  sequence: number
  /** Each match before its latest change. */
  readonly #before = new Map<MatchId, WholeMatchState>()
  readonly #journal: Change[] = []
  /** Reasons given by the staff, by player. */
  readonly reasons = new Map<string, string>()
  readonly infractions = new Map<string, InfractionId>()
  /** The next call succeeds, but its answer is lost. */
  isLosingAnswers = false
  /** Answers come once this has; phones are told at once. */
  answersAfter: Promise<void> | null = null
  /** Notifies phones. */
  isTelling = true
  /** A server that answers every act with the whole tournament. */
  isOld = false
  readonly #hidden = new HiddenNames()
  /** Answers to calls not about the tournament itself, by id. */
  readonly others = new Map<string, (input: Input) => Answer | Promise<Answer>>()
  /** For joining; null: any. */
  password: string | null = null
  queue: readonly Join[] = []
  readonly #done = new Set<unknown>()

  static async start(tournament: Tournament, sequence = 1): Promise<PlayedTournamentServer> {
    return new PlayedTournamentServer(await startLocalServer(), tournament, sequence)
  }

  private constructor(local: LocalServer, tournament: Tournament, sequence: number) {
    this.local = local
    this.tournament = tournament
    this.sequence = sequence
    local.answer(async (request) => {
      const answer = this.#answer(request)
      await this.answersAfter
      return answer
    })
  }

  /** Something happens on another device. */
  happens(outcome: Outcome<readonly Change[]>): readonly WrittenChange[] | null {
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    if (outcome.value.length === 0) return null
    const decided = evolveAll(this.tournament, outcome.value)
    for (const match of whole(this.tournament).matches.filter(isPlayed)) {
      const now = decided.matches.filter(isPlayed).find(({ id }) => id === match.id)
      if (now && now.state !== match.state) this.#before.set(match.id, match.state)
    }
    const { changes, seated } = seatWaiting(decided, this.queue)
    this.tournament = evolveAll(decided, changes)
    this.#journal.push(...outcome.value)
    this.sequence += 1
    const told = toldChanges([...outcome.value, ...changes])
    const payload = { sequence: this.sequence, ...(told ? { changes: told } : {}) }
    const left = isWaiting(this.tournament) ? this.queue : []
    if (this.queue.length > 0)
      this.#waits(left.filter(({ publicId }) => !seated.some(({ join }) => join.publicId === publicId)))
    if (this.isTelling) this.local.publish(liveChannel(this.tournament.id), payload)
    return told
  }

  /** Silences phones once the first listener has compared its state. */
  async fallsSilent(): Promise<void> {
    const isCompared = () => this.local.requests.some(({ path }) => path.includes('"liveSequence"'))
    await vi.waitUntil(isCompared, { timeout: 5_000 })
    this.isTelling = false
  }

  #waits(queue: readonly Join[]): void {
    this.queue = queue
    if (this.isTelling) this.local.publish(seatQueueChannel(this.tournament.id), { waiting: this.#waitingIds() })
  }

  #waitingIds() {
    return this.queue.map(({ publicId }) => publicId)
  }

  /** Somebody refused by a full tournament queues, or keeps their place. */
  #waitFor(join: Join): Answer {
    const allowed = waitForSeat(join, this.queue)
    if (!allowed.accepted) return refusedAnswer(allowed.refusal.code)
    const isKnown = this.queue.some(({ publicId }) => publicId === join.publicId)
    if (!isKnown) this.#waits([...this.queue, join])
    const position = this.#waitingIds().indexOf(join.publicId) + 1
    const waiting = { position, keptForMs: 120_000 }
    return executed(200, { success: true, tournament: this.document(), player: null, waiting })
  }

  shown(typed: unknown): ShownPassword {
    if (typed === undefined || typed === null || typed === '') return undefined
    return typed === this.password ? 'right' : 'wrong'
  }

  document() {
    return { ...tournamentDocumentOf(this.tournament, this.sequence), id: this.tournament.id }
  }

  #answer({ method, path, body }: ReceivedRequest): Answer | Promise<Answer> {
    const called = /^\/v1\/functions\/([^/]+)\/executions$/.exec(path)?.[1]
    if (called) return this.#call(called, body as Envelope)
    if (method === 'PATCH') {
      const outcome = changeSettings(this.tournament, settingsOf((body as { data: Input }).data))
      if (!outcome.accepted) {
        const { code } = outcome.refusal
        return { status: 409, body: { message: fr.refusals[code], code: 409, type: code, version: '1.6.1' } }
      }
      this.happens(outcome)
      const { password } = (body as { data: Input }).data
      if (password !== undefined) this.password = password as string | null
      return { status: 200, body: this.document() }
    }
    const { code, organizer } = this.tournament
    const isOurs = path.includes(`"${code}"`) || path.includes(`"${organizer}"`)
    return { status: 200, body: { total: 1, documents: isOurs ? [this.document()] : [] } }
  }

  #takeBack({ matchId, over }: Input): Outcome<readonly Change[]> {
    const id = matchId as MatchId
    const before = this.#before.get(id) ?? { kind: 'pending' }
    return takeBackDecision(this.tournament, { matchId: id, over: seenIn(over), before })
  }

  #call(id: string, { body, answer }: Envelope): Answer | Promise<Answer> {
    const input: Input = JSON.parse(body)
    if (!BESIDE.has(id)) this.calls.push({ id, input })
    const other = this.others.get(id)
    if (other) return other(input)
    if (id === 'get-hidden-names') return executed(200, { success: true, data: this.#hidden.told() })
    if (id === 'get-conduct') return executed(200, { success: true, data: toldConduct(this.#journal, this) })
    if (id === 'get-whole-tournament') return executed(200, { success: true, data: this.#whole(input) })
    if (id === 'get-score-reports') return executed(200, { success: true, data: this.#reports() })
    if (id === 'create-device-link') {
      const data = { oneTimeCode: 'abcdefghijklmnopqrstuvwx', expiresAt: '2030-01-31T19:00:00.000+00:00' }
      return executed(200, { success: true, data })
    }
    if (id === 'get-table-codes') return executed(200, { success: true, data: tableCodesOf(this.tournament, input) })
    if (id === 'get-staff') return executed(200, { success: true, data: { staff: [] } })
    if (id === 'get-seat-queue') return executed(200, { success: true, data: { waiting: this.#waitingIds() } })
    if (id.startsWith('subscribe-to-')) return executed(200, { success: true, data: { isCalled: true } })
    if (id.startsWith('unsubscribe-from-')) return executed(200, { success: true, data: { isCalled: false } })
    if (id === 'leave-seat-queue') {
      const { publicId } = joinOf(input, undefined)
      this.#waits(this.queue.filter((other) => other.publicId !== publicId))
      return executed(200, { success: true, tournament: this.document() })
    }
    const act = id === 'hide-player-name' ? this.#hidden.turn : ACTS[id]
    const isTakenBack = id === 'take-back-no-show' || id === 'take-back-penalty'
    const takeBack = isTakenBack ? (now: Tournament, sent: Input) => penaltyTakenBack(now, this.#journal, sent) : null
    const now = new Date(Date.now() + this.local.aheadMs)
    const decide = act ?? takeBack ?? clockDecision(id, now) ?? staffDecision(id, now)
    if (!decide) return { status: 404, body: { message: 'unknown function', code: 404, type: 'function_not_found' } }
    let told: readonly WrittenChange[] | null = null
    if (!this.#done.has(input.actId)) {
      const outcome = input.toPrevious
        ? this.#takeBack(input)
        : decide(this.tournament, input, this.shown(input.password))
      if (!outcome.accepted) {
        const { code } = outcome.refusal
        if (code === 'tournament_full' && input.wait === true)
          return this.#waitFor(joinOf(input, this.shown(input.password)))
        return refusedAnswer(code)
      }
      told = this.happens(outcome)
      this.#done.add(input.actId)
    }
    if (this.isLosingAnswers) return 'cut'
    const tournament = this.document()
    const secret = publicIdOf(String(input.playerId))
    const player = this.tournament.players.find(({ publicId }) => publicId === secret)
    const match = writeDocumentMatch(this.tournament, String(input.matchId))
    const joined = player ? { player: { id: secret, name: player.name } } : {}
    if (told && answer === ASKS_FOR_CHANGES.answer && !this.isOld) {
      return executed(200, { success: true, sequence: this.sequence, changes: told, ...joined })
    }
    return executed(200, {
      success: true,
      tournament,
      data: { tournament, rounds: [] },
      ...joined,
      ...(match ? { match } : {}),
    })
  }

  #whole({ heldSequence }: Input) {
    const { sequence } = this
    const reports = [...keptBackOf(whole(this.tournament))].map(([matchId, said]) => ({
      matchId,
      reports: said.map(writtenReport),
    }))
    return { sequence, tournament: heldSequence === sequence ? null : this.document(), reports }
  }

  #reports() {
    return whole(this.tournament)
      .matches.filter(isContested)
      .map((match) => {
        const reports = reportsOf(match).map(({ by, result }) => {
          const score = result && scoreOfResult(result)
          const placings = result && placingsIn(result)?.outcome
          const told = {
            playerKey: by,
            score: score && { score1: score.wins1, score2: score.wins2, draws: score.draws },
          }
          return placings ? { ...told, placings } : told
        })
        return { matchId: match.id, reports }
      })
  }
}

function refusedAnswer(code: RefusalCode): Answer {
  return executed(409, { success: false, reason: code, message: fr.refusals[code] })
}

/** Inputs sent to functions, whoever answered. */
export function sentInputs({ local }: Pick<PlayedTournamentServer, 'local'>): readonly Record<string, string>[] {
  return local.requests.flatMap(({ method, body }) =>
    method === 'POST' ? [JSON.parse((body as { body: string }).body)] : [],
  )
}

import { liveChannel, seatQueueChannel } from '@tablee/contract/channels'
import { ASKS_FOR_CHANGES } from '@tablee/contract/told-act'
import { writeDocumentMatch } from '@tablee/contract/tournaments/write-tournament-document'
import type { Outcome } from '@tablee/domain/outcome'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import { addPlayer, addPlayers } from '@tablee/domain/tournaments/add-player'
import { allowOwnNames } from '@tablee/domain/tournaments/allow-own-names'
import type { Format } from '@tablee/domain/tournaments/announcement'
import { cancelTournament } from '@tablee/domain/tournaments/cancel-tournament'
import type { Change } from '@tablee/domain/tournaments/change'
import { changeSettings, type NewSettings } from '@tablee/domain/tournaments/change-settings'
import { planClock } from '@tablee/domain/tournaments/clock/plan-clock'
import { type GivenPenalty, givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId, PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { stateWithoutDecisions, takeBackPenalty } from '@tablee/domain/tournaments/conduct/take-back-penalty'
import { correctAndPairAgain, correctByeAndPairAgain } from '@tablee/domain/tournaments/correct-and-pair-again'
import { correctBye } from '@tablee/domain/tournaments/correct-bye'
import type { ShownPassword } from '@tablee/domain/tournaments/entry-password'
import { eraseResult } from '@tablee/domain/tournaments/erase-result'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { finishTournament } from '@tablee/domain/tournaments/finish-tournament'
import type { HandPairing } from '@tablee/domain/tournaments/hand-pairing'
import { type Join, joinTournament } from '@tablee/domain/tournaments/join-tournament'
import { isContested, reportsOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { planRounds } from '@tablee/domain/tournaments/plan-rounds'
import { toldChanges } from '@tablee/domain/tournaments/public-change'
import { publishDecklists } from '@tablee/domain/tournaments/publish-decklists'
import { removePlayer, restorePlayer } from '@tablee/domain/tournaments/remove-player'
import { renameOwnPlayer } from '@tablee/domain/tournaments/rename-own-player'
import { renamePlayer } from '@tablee/domain/tournaments/rename-player'
import { reopenTournament } from '@tablee/domain/tournaments/reopen-tournament'
import { returnToTournament } from '@tablee/domain/tournaments/return-to-tournament'
import { DOUBLE_LOSS, type Score } from '@tablee/domain/tournaments/score'
import { seatLatePlayer } from '@tablee/domain/tournaments/seat-late-player'
import { seatWaiting, waitForSeat } from '@tablee/domain/tournaments/seat-queue'
import type { SeenPairing } from '@tablee/domain/tournaments/seen-round'
import { setPairings } from '@tablee/domain/tournaments/set-pairings'
import { setScore } from '@tablee/domain/tournaments/set-score'
import { type CutWish, startCut } from '@tablee/domain/tournaments/start-cut'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/start-round'
import { submitScore } from '@tablee/domain/tournaments/submit-score'
import { planTables } from '@tablee/domain/tournaments/tables/plan-tables'
import { takeBackDecision } from '@tablee/domain/tournaments/take-back-decision'
import type {
  MatchId,
  MatchState,
  PlayerId,
  PublicId,
  TablePlan,
  Tournament,
  UnopposedKind,
} from '@tablee/domain/tournaments/tournament'
import { undoRound } from '@tablee/domain/tournaments/undo-round'
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
import { HiddenNames } from './hidden-names.ts'
import { tournamentDocumentOf } from './tournament-document-of.ts'

type Input = Record<string, unknown>
type Envelope = { readonly body: string; readonly answer?: unknown }
type Decide = (tournament: Tournament, input: Input, shown: ShownPassword) => Outcome<readonly Change[]>

const scoreOf = (value: unknown): Score => {
  const { score1, score2, draws, doubleLoss } = value as Record<'score1' | 'score2', number> & {
    draws?: number
    doubleLoss?: boolean
  }
  return doubleLoss ? DOUBLE_LOSS : { wins1: score1, wins2: score2, draws: draws ?? 0 }
}
const holderOf = (tournament: Tournament, secret: unknown) =>
  tournament.players.find(({ publicId }) => publicId === publicIdOf(String(secret)))?.id ?? ('nobody' as PlayerId)
const keyOf = (input: Input) => input.playerKey as PlayerId

const pairingOf = (value: unknown): HandPairing => {
  const { player1, player2, loss } = value as { player1: PlayerId; player2: PlayerId | null; loss?: boolean }
  if (player2 !== null) return { kind: 'played', players: [player1, player2] }
  return { kind: loss ? 'loss' : 'bye', player: player1 }
}
const seenOf = (value: unknown): SeenPairing => {
  const { result } = value as { result: unknown }
  return { pairing: pairingOf(value), result: result === null || result === 'contested' ? result : scoreOf(result) }
}

const settingsOf = (data: Input): NewSettings => ({
  name: data.name as string,
  capacity: data.maxPlayers as number | null,
  announcement: {
    format: data.format as Format | undefined,
    startsAt: data.tournamentDate as string | undefined,
    endsAt: data.endDate as string | null | undefined,
    description: data.description as string | undefined,
    location: data.location as string | null | undefined,
  },
  password: data.password as string | null | undefined,
})

let nextPlayer = 1000
let nextPenalty = 1

const penaltyOf = ({ playerKey, penalty, over }: Input): GivenPenalty => ({
  ...{ id: `c${nextPenalty++}` as PenaltyId, penalty: penalty as PenaltyKind, playerId: playerKey as PlayerId },
  ...{ over: over ? scoreOf(over) : (over as null | undefined), by: 'organizer' },
})

const joinOf = (input: Input, password: ShownPassword): Join => ({
  name: String(input.playerName),
  publicId: publicIdOf(String(input.playerId)) as PublicId,
  newPlayerId: `p${nextPlayer++}` as PlayerId,
  password,
})

const ACTS: Record<string, Decide> = {
  'join-quick-tournament': (tournament, input, password) => joinTournament(tournament, joinOf(input, password)),
  'add-anonymous-player': (tournament, input) =>
    addPlayer(tournament, { name: String(input.playerName), newPlayerId: `p${nextPlayer++}` as PlayerId }),
  'add-players-quick-tournament': (tournament, { playerNames }) =>
    addPlayers(
      tournament,
      (playerNames as string[]).map((name) => ({ name, newPlayerId: `p${nextPlayer++}` as PlayerId })),
    ),
  'delete-quick-tournament-player': (tournament, input) => removePlayer(tournament, keyOf(input), 'staff'),
  'restore-quick-tournament-player': (tournament, input) => restorePlayer(tournament, keyOf(input)),
  'update-quick-tournament-player': (tournament, input) =>
    renamePlayer(tournament, { playerId: keyOf(input), name: String(input.newPlayerName) }),
  'rename-own-player': (tournament, input) =>
    renameOwnPlayer(tournament, { playerId: holderOf(tournament, input.playerId), name: String(input.newPlayerName) }),
  'allow-own-names': (tournament, input) => allowOwnNames(tournament, input.areAllowed === true),
  'leave-quick-tournament': (tournament, input) =>
    removePlayer(tournament, holderOf(tournament, input.playerId), 'player'),
  'return-to-quick-tournament': (tournament, input) =>
    returnToTournament(tournament, { playerId: holderOf(tournament, input.playerId), hasLeftAlone: true }),
  'start-quick-tournament': (tournament) => startTournament(tournament, 'seed'),
  'start-next-round': (tournament, input) =>
    startNextRound(tournament, { seed: 'seed', wished: input.roundNumber as number }),
  'generate-advanced-pairings': (tournament, input) =>
    input.roundNumber === 1
      ? startTournament(tournament, 'seed')
      : startNextRound(tournament, { seed: 'seed', wished: input.roundNumber as number }),
  'plan-tables': (tournament, { prefix, first, leftOut, fixed, order }) =>
    planTables(tournament, { prefix, first, leftOut, fixed, order } as TablePlan),
  'plan-clock': (tournament, input) =>
    planClock(tournament, { minutes: input.minutes as number | null, startsWithRound: input.startsWithRound === true }),
  'plan-rounds': (tournament, input) =>
    planRounds(tournament, { rounds: input.rounds as number | null, reason: (input.reason as string) ?? null }),
  'publish-decklists': (tournament, input) => publishDecklists(tournament, input.arePublic === true),
  'finish-tournament': (tournament) => finishTournament(tournament),
  'start-cut': (tournament, input) =>
    startCut(tournament, {
      wish: (input.size ? { by: 'size', size: input.size } : { by: 'points', points: input.points }) as CutWish,
      afterRound: input.roundNumber as number,
      seed: 'seed',
    }),
  'undo-round': (tournament, input) => undoRound(tournament, input.roundNumber as number),
  'send-score-quick-tournament': (tournament, input) =>
    submitScore(tournament, {
      matchId: input.matchId as MatchId,
      by: holderOf(tournament, input.playerId),
      score: input.score === undefined ? null : scoreOf(input.score),
      contest: input.contest === true,
    }),
  'update-score-quick-tournament': (tournament, input) =>
    setScore(tournament, {
      matchId: input.matchId as MatchId,
      score: scoreOf(input.score),
      over: input.over ? scoreOf(input.over) : null,
    }),
  'give-no-show': (tournament, input) => givePenalty(tournament, penaltyOf({ ...input, penalty: 'no-show' })),
  'give-penalty': (tournament, input) => givePenalty(tournament, penaltyOf(input)),
  'erase-result': (tournament, input) =>
    eraseResult(tournament, { matchId: input.matchId as MatchId, over: input.over ? scoreOf(input.over) : null }),
  'reopen-tournament': (tournament) => reopenTournament(tournament),
  'cancel-quick-tournament': (tournament) => cancelTournament(tournament),
  'correct-and-pair-again': (tournament, input) =>
    correctAndPairAgain(tournament, {
      correction: { matchId: input.matchId as MatchId, score: scoreOf(input.score), over: scoreOf(input.over) },
      round: input.roundNumber as number,
      seed: 'again',
    }),
  'correct-bye': (tournament, input) => {
    const correction = { matchId: input.matchId as MatchId, as: input.as as UnopposedKind }
    if (input.roundNumber === undefined) return correctBye(tournament, correction)
    return correctByeAndPairAgain(tournament, { correction, round: input.roundNumber as number, seed: 'again' })
  },
  'seat-late-player': (tournament, input) =>
    seatLatePlayer(tournament, {
      playerId: keyOf(input),
      round: input.roundNumber as number,
      opponent: input.opponent as PlayerId | null,
    }),
  'set-round-pairings': (tournament, input) =>
    setPairings(tournament, {
      round: input.roundNumber as number,
      pairings: (input.pairings as unknown[]).map(pairingOf),
      dropped: input.dropped as PlayerId[] | undefined,
      from: (input.from as unknown[] | undefined)?.map(seenOf) ?? null,
    }),
}

/** Asked by screens and sheets whatever is done on them. */
const BESIDE: ReadonlySet<string> = new Set(['get-hidden-names', 'get-conduct', 'get-round-paces'])

/**
 * A server with one tournament: it decides with the domain, answers in the shapes of the contract and tells the live
 * channel, so that screens are tested against the rules of play and not against canned answers.
 */
export class PlayedTournamentServer {
  readonly local: LocalServer
  readonly calls: { readonly id: string; readonly input: Input }[] = []
  tournament: Tournament
  sequence: number
  /** What stood of each match before the latest word on it. */
  readonly #before = new Map<MatchId, MatchState>()
  readonly #journal: Change[] = []
  /** What the staff gave as the reason, by player. */
  readonly reasons = new Map<string, string>()
  /** The answer to the next call gets lost after the work was done. */
  isLosingAnswers = false
  /** Phones hear of what happens. */
  isTelling = true
  /** A server that answers the whole tournament to every act. */
  isOld = false
  readonly #hidden = new HiddenNames()
  /** Answers to calls that are not about the tournament itself, by their id. */
  readonly others = new Map<string, (input: Input) => Answer>()
  /** What people join with; null: anything. */
  password: string | null = null
  /** Those who wait for a seat, in order. */
  queue: readonly Join[] = []
  readonly #done = new Set<unknown>()

  static async start(tournament: Tournament, sequence = 1): Promise<PlayedTournamentServer> {
    return new PlayedTournamentServer(await startLocalServer(), tournament, sequence)
  }

  private constructor(local: LocalServer, tournament: Tournament, sequence: number) {
    this.local = local
    this.tournament = tournament
    this.sequence = sequence
    local.answer((request) => this.#answer(request))
  }

  /** Something happens at the venue: another phone, the organizer. */
  happens(outcome: Outcome<readonly Change[]>): readonly Change[] | null {
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    if (outcome.value.length === 0) return null
    const decided = evolveAll(this.tournament, outcome.value)
    for (const match of this.tournament.matches.filter(isMeeting)) {
      const now = decided.matches.filter(isMeeting).find(({ id }) => id === match.id)
      if (now && now.state !== match.state) this.#before.set(match.id, match.state)
    }
    const { changes, seated } = seatWaiting(decided, this.queue)
    this.tournament = evolveAll(decided, changes)
    this.#journal.push(...outcome.value)
    this.sequence += 1
    const told = toldChanges([...outcome.value, ...changes])
    const payload = { sequence: this.sequence, ...(told ? { changes: told } : {}) }
    const left = isWaiting(this.tournament) ? this.queue : []
    if (this.queue.length > 0) this.#waits(left.filter(({ publicId }) => !seated.includes(publicId)))
    if (this.isTelling) this.local.publish(liveChannel(this.tournament.id), payload)
    return told
  }

  /** Phones hear nothing from here on; the first that listens has compared its state with the server's by then. */
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

  /** Somebody whom the full tournament refused takes a place, or keeps the one they have. */
  #waitFor(join: Join): Answer {
    const allowed = waitForSeat(join, this.queue)
    if (!allowed.accepted) return refusedAnswer(allowed.refusal.code)
    const isKnown = this.queue.some(({ publicId }) => publicId === join.publicId)
    if (!isKnown) this.#waits([...this.queue, join])
    const position = this.#waitingIds().indexOf(join.publicId) + 1
    const waiting = { position, keptForMs: 120_000 }
    return executed(200, { success: true, tournament: this.document(), player: null, waiting })
  }

  /** What a typed password amounts to. */
  shown(typed: unknown): ShownPassword {
    if (typed === undefined || typed === null || typed === '') return undefined
    return typed === this.password ? 'right' : 'wrong'
  }

  document() {
    return { ...tournamentDocumentOf(this.tournament, this.sequence), id: this.tournament.id }
  }

  #answer({ method, path, body }: ReceivedRequest): Answer {
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
    return takeBackDecision(this.tournament, { matchId: id, over: scoreOf(over), before })
  }

  #takePenaltyBack({ penaltyId }: Input): Outcome<readonly Change[]> {
    const kept = this.tournament.penalties.find(({ id }) => id === penaltyId)
    if (!kept) return { accepted: false, refusal: { code: 'penalty_not_found' } }
    const before = stateWithoutDecisions(kept.endedMatch ?? ('' as MatchId), this.#journal)
    return takeBackPenalty(this.tournament, { kept, before, by: 'organizer' })
  }

  /** As the staff reads it; warnings stand in what happened alone. */
  #conduct() {
    const takenBack = new Set(
      this.#journal.flatMap((change) => (change.kind === 'penalty_taken_back' ? [change.penaltyId] : [])),
    )
    const entries = this.#journal.flatMap((change) =>
      change.kind === 'penalty_given'
        ? [
            {
              ...{ id: change.penaltyId, penalty: change.penalty, playerKey: change.playerId, round: change.round },
              ...{
                at: '2030-01-31T19:00:00.000+00:00',
                role: 'organizer',
                name: null,
                reason: this.reasons.get(change.playerId) ?? null,
              },
              takenBackAt: takenBack.has(change.penaltyId) ? '2030-01-31T19:05:00.000+00:00' : null,
            },
          ]
        : [],
    )
    return entries.toReversed()
  }

  #call(id: string, { body, answer }: Envelope): Answer {
    const input: Input = JSON.parse(body)
    if (!BESIDE.has(id)) this.calls.push({ id, input })
    const other = this.others.get(id)
    if (other) return other(input)
    if (id === 'get-hidden-names') return executed(200, { success: true, data: this.#hidden.told() })
    if (id === 'get-conduct') return executed(200, { success: true, data: this.#conduct() })
    if (id === 'get-score-reports') return executed(200, { success: true, data: this.#reports() })
    if (id === 'create-device-link') {
      const data = { oneTimeCode: 'abcdefghijklmnopqrstuvwx', expiresAt: '2030-01-31T19:00:00.000+00:00' }
      return executed(200, { success: true, data })
    }
    if (id === 'get-staff') return executed(200, { success: true, data: { staff: [] } })
    if (id === 'get-seat-queue') return executed(200, { success: true, data: { waiting: this.#waitingIds() } })
    if (id === 'subscribe-to-calls' || id === 'unsubscribe-from-calls') {
      return executed(200, { success: true, data: { isCalled: id === 'subscribe-to-calls' } })
    }
    if (id === 'leave-seat-queue') {
      const { publicId } = joinOf(input, undefined)
      this.#waits(this.queue.filter((other) => other.publicId !== publicId))
      return executed(200, { success: true, tournament: this.document() })
    }
    const act = id === 'hide-player-name' ? this.#hidden.turn : ACTS[id]
    const isTakenBack = id === 'take-back-no-show' || id === 'take-back-penalty'
    const takeBack = isTakenBack ? (_: Tournament, sent: Input) => this.#takePenaltyBack(sent) : null
    const decide = act ?? takeBack ?? clockDecision(id, new Date(Date.now() + this.local.aheadMs))
    if (!decide) return { status: 404, body: { message: 'unknown function', code: 404, type: 'function_not_found' } }
    let told: readonly Change[] | null = null
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

  #reports() {
    return this.tournament.matches.filter(isContested).map((match) => {
      const reports = reportsOf(match).map(({ by, score }) => ({
        playerKey: by,
        score: score && { score1: score.wins1, score2: score.wins2, draws: score.draws },
      }))
      return { matchId: match.id, reports }
    })
  }
}

function refusedAnswer(code: RefusalCode): Answer {
  return executed(409, { success: false, reason: code, message: fr.refusals[code] })
}

/** What the device sent to functions, whoever answered. */
export function sentInputs({ local }: Pick<PlayedTournamentServer, 'local'>): readonly Record<string, string>[] {
  return local.requests.flatMap(({ method, body }) =>
    method === 'POST' ? [JSON.parse((body as { body: string }).body)] : [],
  )
}

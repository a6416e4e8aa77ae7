import { liveChannel } from '@tablee/contract/channels'
import { writeDocumentMatch } from '@tablee/contract/tournaments/write-tournament-document'
import type { Outcome } from '@tablee/domain/outcome'
import { addPlayer } from '@tablee/domain/tournaments/add-player'
import type { Format } from '@tablee/domain/tournaments/announcement'
import type { Change } from '@tablee/domain/tournaments/change'
import { changeSettings, type NewSettings } from '@tablee/domain/tournaments/change-settings'
import type { ShownPassword } from '@tablee/domain/tournaments/entry-password'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { finishTournament } from '@tablee/domain/tournaments/finish-tournament'
import { joinTournament } from '@tablee/domain/tournaments/join-tournament'
import { planRounds } from '@tablee/domain/tournaments/plan-rounds'
import { publicChange } from '@tablee/domain/tournaments/public-change'
import { publishDecklists } from '@tablee/domain/tournaments/publish-decklists'
import { removePlayer, restorePlayer } from '@tablee/domain/tournaments/remove-player'
import { renamePlayer } from '@tablee/domain/tournaments/rename-player'
import type { Score } from '@tablee/domain/tournaments/score'
import { type HandPairing, setPairings } from '@tablee/domain/tournaments/set-pairings'
import { setScore } from '@tablee/domain/tournaments/set-score'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/start-round'
import { submitScore } from '@tablee/domain/tournaments/submit-score'
import type { MatchId, PlayerId, PublicId, Tournament } from '@tablee/domain/tournaments/tournament'
import { undoRound } from '@tablee/domain/tournaments/undo-round'
import { fr } from '@tablee/messages/fr'
import { publicIdOf } from '../../../device-storage/secret.ts'
import {
  type Answer,
  executed,
  type LocalServer,
  type ReceivedRequest,
  startLocalServer,
} from '../../../transport/testing/local-server.ts'
import { tournamentDocumentOf } from './tournament-document-of.ts'

type Input = Record<string, unknown>
type Decide = (tournament: Tournament, input: Input, shown: ShownPassword) => Outcome<readonly Change[]>

const scoreOf = (value: unknown): Score => {
  const { score1, score2, draws } = value as { score1: number; score2: number; draws?: number }
  return { wins1: score1, wins2: score2, draws: draws ?? 0 }
}
const holderOf = (tournament: Tournament, secret: unknown) =>
  tournament.players.find(({ publicId }) => publicId === publicIdOf(String(secret)))?.id ?? ('nobody' as PlayerId)
const keyOf = (input: Input) => input.playerKey as PlayerId

const pairingOf = (value: unknown): HandPairing => {
  const { player1, player2, loss } = value as { player1: PlayerId; player2: PlayerId | null; loss?: boolean }
  if (player2 !== null) return { kind: 'played', players: [player1, player2] }
  return { kind: loss ? 'loss' : 'bye', player: player1 }
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

const ACTS: Record<string, Decide> = {
  'join-quick-tournament': (tournament, input, password) =>
    joinTournament(tournament, {
      name: String(input.playerName),
      publicId: publicIdOf(String(input.playerId)) as PublicId,
      newPlayerId: `p${nextPlayer++}` as PlayerId,
      password,
    }),
  'add-anonymous-player': (tournament, input) =>
    addPlayer(tournament, { name: String(input.playerName), newPlayerId: `p${nextPlayer++}` as PlayerId }),
  'delete-quick-tournament-player': (tournament, input) => removePlayer(tournament, keyOf(input)),
  'restore-quick-tournament-player': (tournament, input) => restorePlayer(tournament, keyOf(input)),
  'update-quick-tournament-player': (tournament, input) =>
    renamePlayer(tournament, { playerId: keyOf(input), name: String(input.newPlayerName) }),
  'start-quick-tournament': (tournament) => startTournament(tournament, 'seed'),
  'start-next-round': (tournament, input) =>
    startNextRound(tournament, { seed: 'seed', wished: input.roundNumber as number }),
  'generate-advanced-pairings': (tournament, input) =>
    input.roundNumber === 1
      ? startTournament(tournament, 'seed')
      : startNextRound(tournament, { seed: 'seed', wished: input.roundNumber as number }),
  'plan-rounds': (tournament, input) =>
    planRounds(tournament, { rounds: input.rounds as number | null, reason: (input.reason as string) ?? null }),
  'publish-decklists': (tournament, input) => publishDecklists(tournament, input.arePublic === true),
  'finish-tournament': (tournament) => finishTournament(tournament),
  'undo-round': (tournament, input) => undoRound(tournament, input.roundNumber as number),
  'send-score-quick-tournament': (tournament, input) =>
    submitScore(tournament, {
      matchId: input.matchId as MatchId,
      by: holderOf(tournament, input.playerId),
      score: input.score === undefined ? null : scoreOf(input.score),
      contest: input.contest === true,
    }),
  'update-score-quick-tournament': (tournament, input) =>
    setScore(tournament, { matchId: input.matchId as MatchId, score: scoreOf(input.score) }),
  'set-round-pairings': (tournament, input) =>
    setPairings(tournament, {
      round: input.roundNumber as number,
      pairings: (input.pairings as unknown[]).map(pairingOf),
    }),
}

/**
 * A server with one tournament: it decides with the domain, answers in the shapes of the contract and tells the live
 * channel, so that screens are tested against the rules of play and not against canned answers.
 */
export class PlayedTournamentServer {
  readonly local: LocalServer
  readonly calls: { readonly id: string; readonly input: Input }[] = []
  tournament: Tournament
  sequence: number
  /** Says whether the answer to the next call gets lost after the work was done. */
  isLosingAnswers = false
  /** Says whether phones hear of what happens. */
  isTelling = true
  /** Answers to calls that are not about the tournament itself, by their id. */
  readonly others = new Map<string, (input: Input) => Answer>()
  /** What people join with; null: anything. */
  password: string | null = null
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
  happens(outcome: Outcome<readonly Change[]>): void {
    if (!outcome.accepted) throw new Error(outcome.refusal.code)
    if (outcome.value.length === 0) return
    this.tournament = evolveAll(this.tournament, outcome.value)
    this.sequence += 1
    const payload = { sequence: this.sequence, changes: outcome.value.map(publicChange) }
    if (this.isTelling) this.local.publish(liveChannel(this.tournament.id), payload)
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
    if (called) return this.#call(called, JSON.parse((body as { body: string }).body))
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

  #call(id: string, input: Input): Answer {
    this.calls.push({ id, input })
    const other = this.others.get(id)
    if (other) return other(input)
    if (id === 'get-score-reports') return executed(200, { success: true, data: this.#reports() })
    if (id === 'create-device-link') {
      const data = { oneTimeCode: 'abcdefghijklmnopqrstuvwx', expiresAt: '2030-01-31T19:00:00.000+00:00' }
      return executed(200, { success: true, data })
    }
    const decide = ACTS[id]
    if (!decide) return { status: 404, body: { message: 'unknown function', code: 404, type: 'function_not_found' } }
    if (!this.#done.has(input.actId)) {
      const outcome = decide(this.tournament, input, this.shown(input.password))
      if (!outcome.accepted) {
        const { code } = outcome.refusal
        return executed(409, { success: false, reason: code, message: fr.refusals[code] })
      }
      this.happens(outcome)
      this.#done.add(input.actId)
    }
    if (this.isLosingAnswers) return 'cut'
    const tournament = this.document()
    const secret = publicIdOf(String(input.playerId))
    const player = this.tournament.players.find(({ publicId }) => publicId === secret)
    const match = writeDocumentMatch(this.tournament, String(input.matchId))
    return executed(200, {
      success: true,
      tournament,
      data: { tournament, rounds: [] },
      ...(player ? { player: { id: secret, name: player.name } } : {}),
      ...(match ? { match } : {}),
    })
  }

  #reports() {
    return this.tournament.matches.flatMap((match) => {
      if (match.kind !== 'played' || match.state.kind !== 'contested') return []
      const reports = match.state.reports.map(({ by, score }) => ({
        playerKey: by,
        score: score && { score1: score.wins1, score2: score.wins2, draws: score.draws },
      }))
      return [{ matchId: match.id, reports }]
    })
  }
}

/** What the device sent to functions, whoever answered. */
export function sentInputs({ local }: Pick<PlayedTournamentServer, 'local'>): readonly Record<string, string>[] {
  return local.requests.flatMap(({ method, body }) =>
    method === 'POST' ? [JSON.parse((body as { body: string }).body)] : [],
  )
}

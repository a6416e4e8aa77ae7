import type { CallReply } from '@tablee/contract/call'
import { planClock } from '@tablee/contract/tournaments/clock-acts'
import { createDeviceLink } from '@tablee/contract/tournaments/create-device-link'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { inviteStaff } from '@tablee/contract/tournaments/invite-staff'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { planRounds } from '@tablee/contract/tournaments/plan-rounds'
import { restartQuickTournament } from '@tablee/contract/tournaments/restart-quick-tournament'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startCut } from '@tablee/contract/tournaments/start-cut'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { seededRandom } from '@tablee/domain/seeded-random'
import { shuffled } from '@tablee/domain/shuffled'
import { isContested, isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { isInCut } from '@tablee/domain/tournaments/kinds/stage'
import { activePlayers, matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { fetchTournament } from '../pair/fetch-tournament.ts'
import { newSecret, ReplayError, type ServerClient } from '../replay/server-client.ts'
import { likelyScore } from './likely-score.ts'
import type { Person } from './people.ts'

export type EveningPlan = {
  readonly client: ServerClient
  readonly seed: string
  readonly name: string
  readonly people: readonly Person[]
  readonly freeSeats: number
}

type Reply = CallReply<typeof createQuickTournament>['tournament']

const SWISS_ROUNDS = 5
const CUT_SIZE = 8
/** A viewer has this many other results' time to report before somebody else does. */
const PATIENCE = 12
/** Steps for reading results before the next round is called. */
const REST = 2
const TONIGHT_MS = 12 * 3_600_000

/** A quick tournament of the demonstration's account, played act by act through the calls of every phone. */
export class LivingEvening {
  readonly #plan: EveningPlan
  readonly #phones = new Map<string, string>()
  #code: string
  #patience = PATIENCE
  #rest = REST

  private constructor(plan: EveningPlan, code: string) {
    this.#plan = plan
    this.#code = code
  }

  static async open(plan: EveningPlan): Promise<LivingEvening> {
    const { client, name, people, freeSeats } = plan
    const { tournament } = await client.call(createQuickTournament, { name, playerCount: people.length + freeSeats })
    const evening = new LivingEvening(plan, tournament.code)
    await evening.#prepare(tournament)
    for (const { name: playerName } of people) {
      const playerId = newSecret()
      await client.call(joinQuickTournament, { code: tournament.code, playerName, playerId })
      evening.#phones.set(playerName, playerId)
    }
    return evening
  }

  get code(): string {
    return this.#code
  }

  /** Opens the staff's view once, without an account, until tonight. */
  async inviteHelper(name: string): Promise<string> {
    const expiresAt = new Date(Date.now() + TONIGHT_MS).toISOString()
    const invitation = { code: this.#code, role: 'co-organizer', name, expiresAt } as const
    return (await this.#plan.client.call(inviteStaff, invitation)).data.oneTimeCode
  }

  /** A viewer takes this player's place: nobody reports for them any more. */
  async giveAway(playerName: string): Promise<string> {
    const { data } = await this.#plan.client.call(createDeviceLink, { code: this.#code, playerName })
    this.#phones.delete(playerName)
    return data.oneTimeCode
  }

  async playUntil(round: number, results: number): Promise<void> {
    for (;;) {
      const tournament = await this.#read()
      const isThere = currentRound(tournament) === round && tablesOf(tournament).filter(isOver).length >= results
      if (isThere) return
      this.#rest = 0
      await this.step()
    }
  }

  /** The act that would come next in a shop; answers it in words, if worth a line. */
  async step(): Promise<string | null> {
    const tournament = await this.#read()
    if (isWaiting(tournament)) return this.#start(tournament)
    if (isFinished(tournament)) return this.#beginAgain()
    const open = tablesOf(tournament).filter((match) => !isOver(match))
    if (open.length > 0) return this.#report(tournament, open)
    if (this.#rest-- > 0) return null
    this.#rest = REST
    return this.#goOn(tournament)
  }

  async #start({ id: tournamentId }: Tournament): Promise<string> {
    await this.#plan.client.act(startQuickTournament, { tournamentId })
    return 'round 1'
  }

  async #beginAgain(): Promise<string | null> {
    if (this.#rest-- > 0) return null
    this.#rest = REST
    const again = { code: this.#code, keepPlayers: true }
    const { tournament } = await this.#plan.client.call(restartQuickTournament, again)
    this.#code = tournament.code
    await this.#prepare(tournament)
    return `the evening begins again as ${this.#code}`
  }

  async #prepare({ id: tournamentId }: Reply): Promise<void> {
    await this.#plan.client.act(planClock, { tournamentId, minutes: null, startsWithRound: true })
    await this.#plan.client.act(planRounds, { tournamentId, rounds: SWISS_ROUNDS })
  }

  async #goOn(tournament: Tournament): Promise<string> {
    const { client } = this.#plan
    const tournamentId = tournament.id
    const round = currentRound(tournament)
    const isLastOfCut = isInCut(tournament) && tablesOf(tournament).length <= 1
    const isCutPossible = activePlayers(tournament, round + 1).length >= CUT_SIZE
    if (isLastOfCut || (round >= SWISS_ROUNDS && !isInCut(tournament) && !isCutPossible)) {
      await client.act(finishTournament, { tournamentId })
      return 'the evening is over'
    }
    if (round >= SWISS_ROUNDS && !isInCut(tournament)) {
      await client.act(startCut, { tournamentId, roundNumber: round, size: CUT_SIZE })
      return `top ${CUT_SIZE}`
    }
    await client.act(startNextRound, { tournamentId, roundNumber: round + 1 })
    return `round ${round + 1}`
  }

  /** Tables end in an order of their own; those with a viewer come last. */
  async #report(tournament: Tournament, open: readonly Meeting[]): Promise<string | null> {
    const nameOf = new Map(tournament.players.map(({ id, name }) => [id, name]))
    const names = (match: Meeting) => {
      const [one, other] = pairOf(match)
      return [nameOf.get(one) ?? '', nameOf.get(other) ?? ''] as const
    }
    const isOurs = (match: Meeting) => names(match).every((name) => this.#phones.has(name)) && !isContested(match)
    const round = currentRound(tournament)
    const order = shuffled(tablesOf(tournament), seededRandom(`${this.#plan.seed} order ${round}`)).map(({ id }) => id)
    const waiting = open.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    const ours = waiting.find(isOurs)
    const match = ours ?? waiting[0]
    if (match === undefined) return null
    if (ours === undefined && this.#patience-- > 0) return null
    this.#patience = PATIENCE
    const [one, other] = names(match)
    const meeting = { seed: this.#plan.seed, round, names: [one, other] as const }
    const { wins1: score1, wins2: score2, draws } = likelyScore(meeting, !isInCut(tournament))
    const result = { code: this.#code, matchId: match.id, score: { score1, score2, draws } }
    const playerId = this.#phones.get(one) ?? this.#phones.get(other)
    if (playerId === undefined || isContested(match)) await this.#plan.client.act(updateScoreQuickTournament, result)
    else await this.#plan.client.act(sendScoreQuickTournament, { ...result, playerId })
    return `table ${match.table}: ${one} ${score1}-${score2} ${other}`
  }

  async #read(): Promise<Tournament> {
    const found = await fetchTournament(this.#plan.client.url, this.#code)
    if ('fault' in found) throw new ReplayError(found.fault)
    return readTournamentDocument(found.document as Reply).tournament
  }
}

function tablesOf(tournament: Tournament): readonly Meeting[] {
  return matchesOfRound(tournament, currentRound(tournament)).filter(isMeeting)
}

import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { newSecret, type ServerClient } from '../../tools/replay/server-client.ts'
import type { WaitingScore } from './waiting-scores.ts'

/** A quick tournament played round after round, whose scores wait to be sent. */
export class ScoredEvening {
  readonly #organizerId = newSecret()
  readonly #phones: ReadonlyMap<string, string>
  #code = ''
  #tournamentId = ''
  #round = 0

  constructor(playerCount: number) {
    this.#phones = new Map(Array.from({ length: playerCount }, (_, index) => [`Player ${index}`, newSecret()]))
  }

  get code(): string {
    return this.#code
  }

  get round(): number {
    return this.#round
  }

  /** Of the players of the next round, which begins. */
  async nextScores(client: ServerClient): Promise<readonly WaitingScore[]> {
    const written = this.#round === 0 ? await this.#start(client) : await this.#pair(client)
    const { matches, players } = readTournamentDocument(written).tournament
    this.#round++
    const names = new Map(players.map(({ id, name }) => [id, name]))
    return matches.flatMap((match) => {
      const [first] = isMeeting(match) && match.round === this.#round ? pairOf(match) : []
      const playerId = this.#phones.get((first && names.get(first)) ?? '')
      const score = { code: this.#code, matchId: match.id, score: '2-1' }
      return playerId === undefined ? [] : [{ call: sendScoreQuickTournament.id, proof: { playerId }, ...score }]
    })
  }

  /** The organizer writes another score over each, again and again. */
  corrections(scores: readonly WaitingScore[], count: number): readonly WaitingScore[] {
    const proof = { organizerId: this.#organizerId }
    return Array.from({ length: count }, (_, index) => {
      const { code, matchId } = scores[index % scores.length] as WaitingScore
      const score = Math.floor(index / scores.length) % 2 === 0 ? '2-0' : '2-1'
      return { call: updateScoreQuickTournament.id, proof, code, matchId, score }
    })
  }

  async #start(client: ServerClient) {
    const [organizerId, wanted] = [this.#organizerId, { name: 'Bench', playerCount: this.#phones.size }]
    const { code, id } = (await client.call(createQuickTournament, { ...wanted, organizerId })).tournament
    this.#code = code
    this.#tournamentId = id
    const joining = [...this.#phones].map(([playerName, playerId]) =>
      client.call(joinQuickTournament, { code, playerName, playerId }),
    )
    await Promise.all(joining)
    return (await client.call(startQuickTournament, { tournamentId: id, organizerId })).data.tournament
  }

  async #pair(client: ServerClient) {
    const wish = { tournamentId: this.#tournamentId, organizerId: this.#organizerId, roundNumber: this.#round + 1 }
    return (await client.call(startNextRound, wish)).data.tournament
  }
}

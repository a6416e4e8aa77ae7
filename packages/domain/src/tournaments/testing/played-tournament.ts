import { seededRandom } from '../../seeded-random.ts'
import { removePlayer } from '../players/remove-player.ts'
import type { Score } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { startNextRound } from '../rounds/start-round.ts'
import type { WholeTournament } from '../tournament.ts'
import { after, aTournamentOf, openMatches, started } from './a-tournament.ts'

export type PlayedPlan = {
  readonly players: number
  readonly rounds: number
  readonly seed: string
  readonly dropRate?: number
}

const SCORES: readonly Score[] = [
  { wins1: 2, wins2: 0, draws: 0 },
  { wins1: 1, wins2: 2, draws: 0 },
  { wins1: 2, wins2: 1, draws: 0 },
  { wins1: 1, wins2: 1, draws: 0 },
]

/** A tournament in its last round with random results; deterministic per plan. */
export function playedTournament({ players, rounds, seed, dropRate = 0 }: PlayedPlan): WholeTournament {
  const random = seededRandom(`played ${seed}`)
  let tournament = started(aTournamentOf(players, { capacity: players }))
  for (let round = 1; round < rounds; round++) {
    for (const { id } of openMatches(tournament)) {
      const score = SCORES[Math.floor(random() * SCORES.length)] as Score
      tournament = after(tournament, setScore(tournament, { matchId: id, score }))
    }
    for (const { id, droppedAfter } of tournament.players) {
      const isGone = droppedAfter === null && random() < dropRate
      if (isGone) tournament = after(tournament, removePlayer(tournament, id))
    }
    tournament = after(tournament, startNextRound(tournament, { seed: `${seed} ${round}`, wished: null }))
  }
  return tournament
}

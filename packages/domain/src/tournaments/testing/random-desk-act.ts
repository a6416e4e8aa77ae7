import type { SeededRandom } from '../../seeded-random.ts'
import type { AnyDeskAct } from '../acts/desk-acts.ts'
import { isOver } from '../kinds/match-result.ts'
import { currentRound } from '../kinds/phase.ts'
import { isMeeting } from '../kinds/seats.ts'
import { roundsToPlay } from '../kinds/stage.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import type { Meeting, Tournament } from '../tournament.ts'

export const RANDOM_SCORES = [
  { wins1: 2, wins2: 0, draws: 0 },
  { wins1: 1, wins2: 2, draws: 0 },
  { wins1: 1, wins2: 1, draws: 0 },
] as const

export function pick<Each>(random: SeededRandom, among: readonly Each[]): Each {
  return among[Math.trunc(random() * among.length)] as Each
}

/** Tables of the round being played that have no result. */
export function openTables(tournament: Tournament): readonly Meeting[] {
  return matchesOfRound(tournament, currentRound(tournament))
    .filter(isMeeting)
    .filter((match) => !isOver(match))
}

/** What the desk of a running tournament does next: mostly results, sometimes a player who comes or goes; rounds as they end. */
export function randomDeskAct(tournament: Tournament, random: SeededRandom): AnyDeskAct {
  const open = openTables(tournament)
  const round = currentRound(tournament)
  if (open.length === 0 && round < roundsToPlay(tournament)) {
    return { name: 'start-next-round', input: { roundNumber: round + 1 } }
  }
  const kind = random()
  if (kind < 0.1) {
    const playerName = `Desk ${Math.trunc(random() * 16 ** 6).toString(16)}`
    return { name: 'add-anonymous-player', input: { playerName } }
  }
  if (kind < 0.15) {
    return { name: 'delete-quick-tournament-player', input: { playerKey: pick(random, tournament.players).id } }
  }
  const match = open.length > 0 && kind < 0.95 ? pick(random, open) : pick(random, tournament.matches.filter(isMeeting))
  return { name: 'update-score-quick-tournament', input: { matchId: match.id, score: pick(random, RANDOM_SCORES) } }
}

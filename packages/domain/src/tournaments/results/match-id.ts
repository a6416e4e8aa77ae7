import { seededRandom } from '../../seeded-random.ts'
import type { MatchId, PlayerId, RoundNumber, Side } from '../tournament.ts'

/** Two players meet at most once in a round, so the round and the two name the match. */
export function matchId(round: RoundNumber, player: PlayerId, opponent: PlayerId | null): MatchId {
  return `${matchIdsBegin(round)}${player}-${opponent ?? 'none'}` as MatchId
}

/** The same for those who play against each other, however many they are: the ids of more than two would be too long for one. */
export function matchIdOf(round: RoundNumber, sides: readonly Side[]): MatchId {
  const [first, second, ...more] = sides.flat()
  if (first !== undefined && second !== undefined && more.length === 0) return matchId(round, first, second)
  const draw = seededRandom(sides.map((side) => side.join('+')).join(' '))
  const digits = [draw(), draw()].map((number) => Math.floor(number * 2 ** 32).toString(36))
  return `${matchIdsBegin(round)}m${digits.join('')}` as MatchId
}

/** What the ids of the matches of a round begin with. */
export function matchIdsBegin(round: RoundNumber): string {
  return `r${round}-`
}

/** The round that an id names; 0 for what is no such id. */
export function roundOfMatch(id: MatchId): RoundNumber {
  return Number(/^r(\d+)-/.exec(id)?.[1] ?? 0)
}

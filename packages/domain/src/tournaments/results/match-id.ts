import { seededRandom } from '../../seeded-random.ts'
import type { MatchId, PlayerId, RoundNumber, Side } from '../tournament.ts'

/** Two players meet at most once per round, so round and players identify the match. */
export function matchId(round: RoundNumber, player: PlayerId, opponent: PlayerId | null): MatchId {
  return `${matchIdsBegin(round)}${player}-${opponent ?? 'none'}` as MatchId
}

/** Likewise for any number; with more than two, the full ids would be too long. */
export function matchIdOf(round: RoundNumber, sides: readonly Side[]): MatchId {
  const [first, second, ...more] = sides.flat()
  if (first !== undefined && second !== undefined && more.length === 0) return matchId(round, first, second)
  const draw = seededRandom(sides.map((side) => side.join('+')).join(' '))
  const digits = [draw(), draw()].map((number) => Math.floor(number * 2 ** 32).toString(36))
  return `${matchIdsBegin(round)}m${digits.join('')}` as MatchId
}

/** The prefix of a round's match ids. */
export function matchIdsBegin(round: RoundNumber): string {
  return `r${round}-`
}

/** 0 if it is no such id. */
export function roundOfMatch(id: MatchId): RoundNumber {
  return Number(/^r(\d+)-/.exec(id)?.[1] ?? 0)
}

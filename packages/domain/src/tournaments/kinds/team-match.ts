import { mirrorScore, type Score } from '../results/score.ts'
import type { SeatsResult } from '../teams/team.ts'
import type { GamesResult, Match, MatchState, PlayedMatch, Side } from '../tournament.ts'
import { games, seats, seatsIn, seatWins } from './result.ts'
import { isMeeting, isPlayed, type Pairing, sidesOf } from './seats.ts'

/** Two teams at a table: trios have a result by seats, two-headed giants one game. */
export type TeamMatch = PlayedMatch<GamesResult | SeatsResult>

type TeamIn<Each> = Each extends { readonly kind: 'played' } ? Each & TeamMatch : Each & Pairing<TeamMatch>

/** Whether two sides of several people meet. */
export function isTeamMatch<Each extends Pairing>(pairing: Each): pairing is Each & TeamIn<Each> {
  return isPlayed(pairing) && !isMeeting(pairing) && sidesOf(pairing).length === 2
}

const known = new WeakMap<Match, Match>()

/** A match of teams as one of their captains; any other is the same. */
export function ofCaptains(match: Match): Match {
  if (!isTeamMatch(match)) return match
  const seen = known.get(match) ?? { ...match, sides: captainsOf(match.sides), state: stateOfCaptains(match.state) }
  known.set(match, seen)
  return seen
}

/** Likewise before it has a table. */
export function pairingOfCaptains(pairing: Pairing): Pairing {
  return isTeamMatch(pairing) ? { ...pairing, sides: captainsOf(pairing.sides) } : pairing
}

/** The first of each side. */
function captainsOf(sides: readonly Side[]): readonly Side[] {
  return sides.map(([captain]) => [captain])
}

/** What is not decided and has a result of some seats is no longer untouched, and not over. */
function stateOfCaptains(state: MatchState): MatchState {
  switch (state.kind) {
    case 'pending':
      return state
    case 'partial':
    case 'contested':
      return { kind: 'contested', reports: [] }
    case 'terminated': {
      const won = seatsIn(state.result)
      return won ? { ...state, result: games(seatWins(won)), reports: [] } : { ...state, reports: [] }
    }
    default:
      return state satisfies never
  }
}

/** Seats of which so many are won by each: the others were not played. */
export function seatsOfWins(wins: Score, { size, clearest }: { readonly size: number; readonly clearest: Score }) {
  if (wins.isDoubleLoss) return seats(Array.from({ length: size }, () => wins))
  const { wins1, wins2, draws } = wins
  const scores = Array.from({ length: size }, (_, seat) => {
    if (seat < wins1) return clearest
    if (seat < wins1 + wins2) return mirrorScore(clearest)
    return seat < wins1 + wins2 + draws ? { wins1: 0, wins2: 0, draws: 0 } : null
  })
  return seats(scores, true)
}

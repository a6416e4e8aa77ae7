import type {
  Match,
  MatchId,
  MatchState,
  PlayerId,
  RoundNumber,
  Side,
  WholeMatch,
  WholeMatchState,
} from '../tournament.ts'
import { chairsOf, sidesOf, sidesOfPair } from './seats.ts'

/** The kinds of matches as rows and documents tell them: a table of more than two sides is not told as one of two. */
export const FLAT_KINDS = ['played', 'multiplayer', 'bye', 'loss'] as const
type FlatKind = (typeof FLAT_KINDS)[number]

/** A match as rows and documents hold it: every kind in the same members. */
export type FlatMatch<State = MatchState> = {
  readonly id: MatchId
  readonly round: RoundNumber
  readonly kind: string
  readonly chairs: readonly [PlayerId, PlayerId | null]
  /** Of a table with more than two sides; null of all others. */
  readonly sides: readonly Side[] | null
  readonly table: number | null
  /** Asked where the kind has one. */
  readonly state: () => State
}

/** Who sits in a match, in the members of rows and documents: of more than two sides, those who come first have the chairs. */
export function flatSeatsOf(match: Match): Pick<FlatMatch, 'chairs' | 'sides'> & { readonly kind: FlatKind } {
  const chairs = chairsOf(match)
  if (chairs) return { kind: match.kind, chairs, sides: null }
  const sides = sidesOf(match)
  const [[first], [second = null] = []] = sides as readonly [Side, ...Side[]]
  return { kind: 'multiplayer', chairs: [first, second], sides }
}

/** Why it is no match of a kind that this version knows. */
export type FlatMatchFlaw = 'an unknown kind' | 'a second player' | 'no second player' | 'no table' | 'no sides'

/** A match whose state is whole is whole. */
export function readFlatMatch(flat: FlatMatch<WholeMatchState>): WholeMatch | FlatMatchFlaw
export function readFlatMatch(flat: FlatMatch): Match | FlatMatchFlaw
export function readFlatMatch({ id, round, kind, chairs, sides, table, state }: FlatMatch): Match | FlatMatchFlaw {
  const [first, second] = chairs
  switch (kind) {
    case 'played':
      if (second === null) return 'no second player'
      if (table === null) return 'no table'
      return { kind, id, round, table, sides: sidesOfPair([first, second]), state: state() }
    case 'multiplayer':
      if (sides === null || sides.length < 2) return 'no sides'
      return table === null ? 'no table' : { kind: 'played', id, round, table, sides, state: state() }
    case 'bye':
    case 'loss':
      return second === null ? { kind, id, round, player: first } : 'a second player'
    default:
      return 'an unknown kind'
  }
}

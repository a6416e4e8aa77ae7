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
import { isTeamMatch } from './team-match.ts'

/** Kinds of matches in rows and documents: a table of more than two sides has its own, and so have two teams. */
export const FLAT_KINDS = ['played', 'multiplayer', 'teams', 'bye', 'loss'] as const
type FlatKind = (typeof FLAT_KINDS)[number]

/** A match in rows and documents: the same members for every kind. */
export type FlatMatch<State = MatchState> = {
  readonly id: MatchId
  readonly round: RoundNumber
  readonly kind: string
  readonly chairs: readonly [PlayerId, PlayerId | null]
  /** For tables of more than two sides and for teams; otherwise null. */
  readonly sides: readonly Side[] | null
  readonly table: number | null
  readonly state: () => State
}

/** The seats in rows and documents: of more than two sides, the first two take the chairs. */
export function flatSeatsOf(match: Match): Pick<FlatMatch, 'chairs' | 'sides'> & { readonly kind: FlatKind } {
  const chairs = chairsOf(match)
  if (chairs) return { kind: match.kind, chairs, sides: null }
  const sides = sidesOf(match)
  const [[first], [second = null] = []] = sides as readonly [Side, ...Side[]]
  return { kind: isTeamMatch(match) ? 'teams' : 'multiplayer', chairs: [first, second], sides }
}

/** Why it is no match of a kind known here. */
export type FlatMatchFlaw = 'an unknown kind' | 'a second player' | 'no second player' | 'no table' | 'no sides'

/** A match with a whole state is whole. */
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
    case 'teams':
      if (sides?.length !== 2) return 'no sides'
      return table === null ? 'no table' : { kind: 'played', id, round, table, sides, state: state() }
    case 'bye':
    case 'loss':
      return second === null ? { kind, id, round, player: first } : 'a second player'
    default:
      return 'an unknown kind'
  }
}

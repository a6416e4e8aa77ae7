import type { Match, MatchId, MatchState, PlayerId, RoundNumber, WholeMatch, WholeMatchState } from '../tournament.ts'

/** A match as rows and documents hold it: every kind in the same members. */
export type FlatMatch<State = MatchState> = {
  readonly id: MatchId
  readonly round: RoundNumber
  readonly kind: string
  readonly chairs: readonly [PlayerId, PlayerId | null]
  readonly table: number | null
  /** Asked where the kind has one. */
  readonly state: () => State
}

/** Why it is no match of a kind that this version knows. */
export type FlatMatchFlaw = 'an unknown kind' | 'a second player' | 'no second player' | 'no table'

/** A match whose state is whole is whole. */
export function readFlatMatch(flat: FlatMatch<WholeMatchState>): WholeMatch | FlatMatchFlaw
export function readFlatMatch(flat: FlatMatch): Match | FlatMatchFlaw
export function readFlatMatch({ id, round, kind, chairs, table, state }: FlatMatch): Match | FlatMatchFlaw {
  const [first, second] = chairs
  switch (kind) {
    case 'played':
      if (second === null) return 'no second player'
      return table === null ? 'no table' : { kind, id, round, table, players: [first, second], state: state() }
    case 'bye':
    case 'loss':
      return second === null ? { kind, id, round, player: first } : 'a second player'
    default:
      return 'an unknown kind'
  }
}

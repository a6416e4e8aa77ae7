import { isDisqualified } from '../conduct/standing-penalties.ts'
import { type Bracket, type BracketNode, bracketOf } from '../kinds/bracket.ts'
import { isFinished } from '../kinds/phase.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** How far somebody came in a bracket. `places` is for how many a round was made: 2 in the final. */
export type Reach =
  | { readonly kind: 'winner' }
  /** That round was their last one. */
  | { readonly kind: 'out'; readonly places: number }
  /** Who won and who lost the match for the third place. */
  | { readonly kind: 'third' | 'fourth' }
  /** That match is the one they are in. */
  | { readonly kind: 'for-third' }
  /** Nobody has beaten them: that round is the one they are in, or come into next. */
  | { readonly kind: 'in'; readonly places: number }

export type Reached = ReadonlyMap<PlayerId, Reach>

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches' | 'phase' | 'rules' | 'penalties'> & {
  readonly throughRound: RoundNumber
}

/**
 * How far everybody of the bracket came: of a single elimination all players, of a cut those who made it. Null where no bracket
 * has begun. In a finished tournament nobody is in it any more: who was kept from a final that was not played was in the final.
 */
export function bracketReach(tournament: Played): Reached | null {
  const { stages, rounds, matches, throughRound } = tournament
  const played = rounds.filter(({ number }) => number <= throughRound)
  const bracket = bracketOf({ stages, rounds: played, matches })
  if (!bracket || bracket.seeds.length === 0) return null
  const reached = new Map<PlayerId, Reach>()
  for (const { places, round, nodes } of bracket.rounds) {
    for (const node of nodes) {
      for (const seat of node.seats) if (seat) reached.set(seat, reachedIn(node, seat, { places, round }))
    }
  }
  for (const [seat, reach] of thirdPlaceReach(bracket)) reached.set(seat, reach)
  return settled(tournament, reached)
}

/** Who lost the semifinals, where they meet for the third place; where they do not, they stay as far as they came. */
function thirdPlaceReach({ rounds, thirdPlace }: Bracket): Reached {
  const isPaired = rounds.at(-1)?.round !== null
  const [one = null, other = null] = thirdPlace?.seats ?? []
  if (!thirdPlace || one === null || other === null || (isPaired && thirdPlace.match === null)) return new Map()
  const reachOf = (seat: PlayerId): Reach => {
    if (thirdPlace.winner === null) return { kind: 'for-third' }
    return { kind: seat === thirdPlace.winner ? 'third' : 'fourth' }
  }
  return new Map([one, other].map((seat) => [seat, reachOf(seat)]))
}

const SEMIFINAL = 4

type OfRound = { readonly places: number; readonly round: RoundNumber | null }

function reachedIn({ match, winner }: BracketNode, seat: PlayerId, { places, round }: OfRound): Reach {
  if (seat === winner) return places === 2 ? { kind: 'winner' } : { kind: 'in', places: places / 2 }
  // Without a result it is still to be played; where nobody was left to play, both left before it.
  const isOpen = round === null || (match !== null && winner === null)
  return { kind: isOpen ? 'in' : 'out', places }
}

function settled(tournament: Played, reached: Reached): Reached {
  const isOver = isFinished(tournament)
  const isWithoutWinner = [...reached].some(([id, { kind }]) => kind === 'winner' && isLeftOut(tournament, id))
  return new Map(
    [...reached].map(([id, reach]): readonly [PlayerId, Reach] => {
      // The others move up: who lost the final to somebody without a place has won.
      if (isWithoutWinner && reach.kind === 'out' && reach.places === 2) return [id, { kind: 'winner' }]
      return [id, isOver ? atTheEnd(reach) : reach]
    }),
  )
}

/** Nobody plays on once the tournament is finished: who was about to lost nothing, and stands where they came. */
function atTheEnd(reach: Reach): Reach {
  switch (reach.kind) {
    case 'in':
      return { kind: 'out', places: reach.places }
    case 'for-third':
      return { kind: 'out', places: SEMIFINAL }
    case 'winner':
    case 'out':
    case 'third':
    case 'fourth':
      return reach
    default:
      return reach satisfies never
  }
}

function isLeftOut({ rules, penalties }: Played, player: PlayerId): boolean {
  return rules.disqualified === 'unranked' && isDisqualified({ penalties }, player)
}

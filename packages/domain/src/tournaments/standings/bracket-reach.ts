import { isDisqualified } from '../conduct/standing-penalties.ts'
import { type Bracket, type BracketNode, bracketOf } from '../kinds/bracket.ts'
import { isFinished } from '../kinds/phase.ts'
import { type PodBracket, podBracketOf } from '../kinds/pod-bracket.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** How far someone came in a bracket. `places` is the round's size: 2 in the final. */
export type Reach =
  | { readonly kind: 'winner' }
  | { readonly kind: 'out'; readonly places: number }
  | { readonly kind: 'third' | 'fourth' }
  | { readonly kind: 'for-third' }
  /** Unbeaten: in that round, or next in it. */
  | { readonly kind: 'in'; readonly places: number }

export type Reached = ReadonlyMap<PlayerId, Reach>

type Played = Pick<Tournament, 'stages' | 'rounds' | 'matches' | 'phase' | 'rules' | 'penalties'> & {
  readonly throughRound: RoundNumber
}

/**
 * How far each player came: all in a single elimination, in a cut those who made it. Null before a bracket. After the finish nobody is
 * still in: finalists kept from an unplayed final were in the final.
 */
export function bracketReach(tournament: Played): Reached | null {
  const { stages, rounds, matches, throughRound } = tournament
  const played = rounds.filter(({ number }) => number <= throughRound)
  const pods = podBracketOf({ stages, rounds: played, matches })
  if (pods) return settled(tournament, podReach(pods))
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

/** Rounds have the size of the bracket round of that name: the final pod is a final. */
function podReach({ rounds }: PodBracket): Reached {
  const reached = new Map<PlayerId, Reach>()
  for (const [index, { round, waiting, pods }] of rounds.entries()) {
    const places = 2 ** (rounds.length - index)
    for (const seat of waiting) reached.set(seat, { kind: 'in', places: places / 2 })
    for (const { seats, match, winner } of pods) {
      for (const seat of seats) reached.set(seat, reachedIn({ match, winner }, seat, { places, round }))
    }
  }
  return reached
}

/** The semifinals' losers, if they meet for third place; otherwise they stay where they came. */
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

function reachedIn(
  { match, winner }: Pick<BracketNode, 'match' | 'winner'>,
  seat: PlayerId,
  { places, round }: OfRound,
): Reach {
  if (seat === winner) return places === 2 ? { kind: 'winner' } : { kind: 'in', places: places / 2 }
  // No result: still to play, unless nobody was left to play since both had left.
  const isOpen = round === null || (match !== null && winner === null)
  return { kind: isOpen ? 'in' : 'out', places }
}

function settled(tournament: Played, reached: Reached): Reached {
  const isOver = isFinished(tournament)
  const isWithoutWinner = [...reached].some(([id, { kind }]) => kind === 'winner' && isLeftOut(tournament, id))
  return new Map(
    [...reached].map(([id, reach]): readonly [PlayerId, Reach] => {
      if (isWithoutWinner && reach.kind === 'out' && reach.places === 2) return [id, { kind: 'winner' }]
      return [id, isOver ? atTheEnd(reach) : reach]
    }),
  )
}

/** After the finish nobody plays on: those about to have lost nothing, and stay where they came. */
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

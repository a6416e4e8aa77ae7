import type {
  EntrantId,
  Match,
  Meeting,
  PlayedMatch,
  PlayerId,
  Side,
  WholeMeeting,
  WholePlayedMatch,
} from '../tournament.ts'

/** A match of each kind before it has a table or result. */
export type Pairing<Kind = Match> = Kind extends Match ? Omit<Kind, 'id' | 'round' | 'table' | 'state'> : never

/** A pairing of two people. */
export type Pair = Pairing<Meeting>

type Kind = Pick<Match, 'kind'>
type MeetingIn<Each> = Each extends WholePlayedMatch ? WholeMeeting : Each extends PlayedMatch ? Meeting : Each & Pair
type PlayedIn<Each> = Extract<Each, { readonly kind: 'played' }>
type UnopposedIn<Each> = Exclude<Each, { readonly kind: 'played' }>

/** Whether two or more sides meet at a table. */
export function isPlayed<Each extends Kind>(pairing: Each): pairing is PlayedIn<Each> {
  const { kind }: Kind = pairing
  switch (kind) {
    case 'played':
      return true
    case 'bye':
    case 'loss':
      return false
    default:
      return kind satisfies never
  }
}

/** Whether nobody is on another side. */
export function isUnopposed<Each extends Kind>(pairing: Each): pairing is UnopposedIn<Each> {
  return !isPlayed(pairing)
}

/** Whether exactly two people meet, with a score and an opponent. */
export function isMeeting<Each extends Pairing>(pairing: Each): pairing is Each & MeetingIn<PlayedIn<Each>> {
  const { kind }: Kind = pairing
  return kind === 'played' && isOfTwo(sidesOf(pairing))
}

/** The unpaired player's win for a round. */
export function isBye({ kind }: Kind): boolean {
  return kind === 'bye'
}

type SidesOfTwo = Meeting['sides']

function isOfTwo(sides: readonly Side[]): sides is SidesOfTwo {
  return sides.length === 2 && sides[0]?.length === 1 && sides[1]?.length === 1
}

/** The sides in the result's order; one if unopposed. */
export function sidesOf(pairing: Pairing): readonly Side[] {
  switch (pairing.kind) {
    case 'played':
      return pairing.sides
    case 'bye':
    case 'loss':
      return [[pairing.player]]
    default:
      return pairing satisfies never
  }
}

/** Most sides at one table. */
export const MOST_SIDES = 5

/** Whether it has two to five sides of one person each. */
export function hasSides(pairing: Pairing): boolean {
  const sides = sidesOf(pairing)
  const isTable = sides.length >= 2 && sides.length <= MOST_SIDES
  return !isPlayed(pairing) || (isTable && sides.every((side) => side.length === 1))
}

/** Two people, each a side of their own. */
export function sidesOfPair([one, other]: readonly [PlayerId, PlayerId]): SidesOfTwo {
  return [[one], [other]]
}

/** Everyone seated, in order of the sides (of the score, in a meeting). */
export function seatsOf(pairing: Pairing): readonly PlayerId[] {
  switch (pairing.kind) {
    case 'played':
      return isOfTwo(pairing.sides) ? [pairing.sides[0][0], pairing.sides[1][0]] : pairing.sides.flat()
    case 'bye':
    case 'loss':
      return [pairing.player]
    default:
      return pairing satisfies never
  }
}

/** The two players, in the order of the score. */
export function pairOf({ sides: [[one], [other]] }: Pick<Meeting, 'sides'>): readonly [PlayerId, PlayerId] {
  return [one, other]
}

/** A table's two chairs, the second null if empty. Null for more sides. */
export function chairsOf(pairing: Pairing): readonly [PlayerId, PlayerId | null] | null {
  switch (pairing.kind) {
    case 'played':
      return isMeeting(pairing) ? pairOf(pairing) : null
    case 'bye':
    case 'loss':
      return [pairing.player, null]
    default:
      return pairing satisfies never
  }
}

function entrantOf([first]: Side): EntrantId {
  return first
}

/** Who competes in it, a side each. */
export function entrantsIn(pairing: Pairing): readonly EntrantId[] {
  return sidesOf(pairing).map(entrantOf)
}

/** Who competes on a side, counted from 0; null past the last one. Makes no list: standings ask it of every match. */
export function entrantAt(pairing: Pairing, side: number): EntrantId | null {
  if (pairing.kind === 'played') return pairing.sides[side]?.[0] ?? null
  return side === 0 ? pairing.player : null
}

/** The opponents of an entrant, or of somebody in a team; none against a bye. */
export function opponentsIn(pairing: Pairing, entrant: EntrantId): readonly EntrantId[] {
  return sidesOf(pairing)
    .filter((side) => !side.includes(entrant))
    .map(entrantOf)
}

/** The player's only opponent, of a team its captain; null for none or several. */
export function opponentOf(pairing: Pairing, player: PlayerId): PlayerId | null {
  const [opponent, ...more] = opponentsIn(pairing, player)
  return opponent !== undefined && more.length === 0 ? opponent : null
}

/** The player's side, from 0; -1 for none. */
export function sideOf({ sides }: Pick<PlayedMatch, 'sides'>, player: PlayerId): number {
  return sides.findIndex((side) => side.includes(player))
}

/** Null if it needs no table. */
export function tableOf(match: Match): number | null {
  return isPlayed(match) ? match.table : null
}

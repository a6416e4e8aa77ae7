import { isMeeting, isUnopposed, pairOf, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { FEWEST_AT_PODS } from '@tablee/domain/tournaments/pairing/pods/pod-sizes'
import { type HandPairing, seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import type { PlayerId, Side } from '@tablee/domain/tournaments/tournament'
import type { Line, Place, Standing } from './lines.ts'
import { joined, podLines, seatedAtPod, seatedIn } from './pod-lines.ts'

/** One edit. Swapping two players without a table opens one. */
export type Step =
  | { readonly kind: 'swap'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'bye' | 'loss' | 'unseat'; readonly player: PlayerId }
  /** Takes a free seat at a table of more than two. */
  | { readonly kind: 'join'; readonly player: PlayerId; readonly line: string; readonly place: number }
  /** Carried over to a round that changed elsewhere. */
  | { readonly kind: 'arranged'; readonly pairings: readonly HandPairing[] }

/** Applies all steps. Skips steps with missing players; unchanged lines keep their identity. */
export function afterSteps(lines: readonly Line[], steps: readonly Step[]): readonly Line[] {
  return steps.reduce(takeStep, lines)
}

export function linesOf(standing: Standing, steps: readonly Step[]): readonly Line[] {
  return afterSteps([...standingLines(standing), ...looseLines(standing.loose)], steps)
}

/** One per initial pairing, and one for a new table of more than two. */
export function standingLines({ pairings, podSeats }: Pick<Standing, 'pairings' | 'podSeats'>): readonly Line[] {
  if (podSeats !== undefined) return podLines(pairings, podSeats)
  return pairings.map(({ pairing, table }): Line => {
    const before = seatsOf(pairing).map(
      (player): Place => ({ player, as: isUnopposed(pairing) ? pairing.kind : 'table' }),
    )
    return { id: seatKey(pairing), table, places: before, before }
  })
}

/** One per player without a seat. */
export function looseLines(loose: Standing['loose']): readonly Line[] {
  return loose.map((player): Line => {
    const before: readonly Place[] = [{ player, as: 'none' }]
    return { id: `loose ${player}`, table: null, places: before, before }
  })
}

function takeStep(lines: readonly Line[], step: Step): readonly Line[] {
  switch (step.kind) {
    case 'swap':
      return swapped(lines, ...step.players)
    case 'bye':
    case 'loss':
      return given(lines, step.player, step.kind)
    case 'unseat':
      return given(lines, step.player, 'none')
    case 'join':
      return joined(lines, step.player, step)
    case 'arranged':
      return arranged(lines, step.pairings)
    default:
      return step satisfies never
  }
}

type Spot = { readonly line: number; readonly place: number; readonly as: Place['as'] }

function spotOf(lines: readonly Line[], player: PlayerId): Spot | null {
  for (const [line, { places }] of lines.entries()) {
    for (const [place, held] of places.entries()) if (held?.player === player) return { line, place, as: held.as }
  }
  return null
}

/** Swaps two players; a place keeps what it gives. */
function swapped(lines: readonly Line[], one: PlayerId, other: PlayerId): readonly Line[] {
  const [from, to] = [spotOf(lines, one), spotOf(lines, other)]
  if (!from || !to || one === other) return lines
  const isOfPods = lines.some(({ podSeats }) => podSeats !== undefined)
  if (from.as === 'none' && to.as === 'none' && !isOfPods) return seatedTogether(lines, { one, other, from, to })
  return lines.map((line, index) =>
    index === from.line || index === to.line
      ? withPlaces(line, (held) => {
          if (held.player === one) return { ...held, player: other }
          return held.player === other ? { ...held, player: one } : held
        })
      : line,
  )
}

type Couple = { readonly one: PlayerId; readonly other: PlayerId; readonly from: Spot; readonly to: Spot }

/** Seats both at the first one's table with two places; a displaced player gets the freed place. */
function seatedTogether(lines: readonly Line[], { one, other, from, to }: Couple): readonly Line[] {
  const atTable = (player: PlayerId): Place => ({ player, as: 'table' })
  if (from.line === to.line) return lines.map((line, index) => (index === from.line ? seatedLine(line) : line))
  if ((lines[from.line]?.places.length ?? 0) < 2 && (lines[to.line]?.places.length ?? 0) > 1) {
    return seatedTogether(lines, { one: other, other: one, from: to, to: from })
  }
  const inTheWay = lines[from.line]?.places[1 - from.place] ?? null
  const together = from.place === 0 ? [atTable(one), atTable(other)] : [atTable(other), atTable(one)]
  return lines.map((line, index) => {
    if (index === from.line) return { ...line, places: together }
    if (index !== to.line) return line
    return { ...line, places: line.places.map((held, place) => (place === to.place ? inTheWay : held)) }
  })
}

function seatedLine(line: Line): Line {
  return withPlaces(line, ({ player }) => ({ player, as: 'table' }))
}

/** Gives a bye, a loss or nothing; the opponent loses the table, as nobody sits alone. */
function given(lines: readonly Line[], player: PlayerId, as: Exclude<Place['as'], 'table'>): readonly Line[] {
  const spot = spotOf(lines, player)
  if (!spot) return lines
  return lines.map((line, index) =>
    index === spot.line
      ? withPlaces(line, (held) => {
          if (held.player === player) return { player, as }
          return held.as === 'table' && line.podSeats === undefined ? { ...held, as: 'none' } : held
        })
      : line,
  )
}

/** Sets exactly these pairings; unchanged ones stay in place. */
function arranged(lines: readonly Line[], pairings: readonly HandPairing[]): readonly Line[] {
  const wished = new Set(pairings.map(pairingKey))
  const freed = lines.map((line) => {
    const stays = pairingsOf([line]).every((pairing) => wished.has(pairingKey(pairing)))
    return stays ? line : withPlaces(line, (held) => ({ ...held, as: 'none' }))
  })
  const kept = new Set(pairingsOf(freed).map(pairingKey))
  const fresh = pairings.filter((pairing) => !kept.has(pairingKey(pairing)))
  return fresh.reduce<readonly Line[]>(
    (now, pairing) =>
      isUnopposed(pairing)
        ? given(now, pairing.player, pairing.kind)
        : isMeeting(pairing)
          ? swapped(now, ...pairOf(pairing))
          : seatedAtPod(now, seatsOf(pairing)),
    freed,
  )
}

function withPlaces(line: Line, change: (held: Place) => Place): Line {
  return { ...line, places: line.places.map((held) => held && change(held)) }
}

export function isTable({ places, podSeats }: Pick<Line, 'places' | 'podSeats'>): boolean {
  if (podSeats !== undefined) return seatedIn(places).length >= FEWEST_AT_PODS
  return places.length > 1 && places.every((held) => held?.as === 'table')
}

/** As it would be saved, in line order. */
export function pairingsOf(lines: readonly Line[]): readonly HandPairing[] {
  return lines.flatMap((line): readonly HandPairing[] => {
    const [one, other] = line.places
    if (line.podSeats === undefined && one && other && isTable(line)) {
      return [{ kind: 'played', sides: [[one.player], [other.player]] }]
    }
    const pod: readonly HandPairing[] =
      line.podSeats !== undefined && isTable(line)
        ? [{ kind: 'played', sides: seatedIn(line.places).map((player): Side => [player]) }]
        : []
    const alone = line.places.flatMap((held): readonly HandPairing[] =>
      held?.as === 'bye' || held?.as === 'loss' ? [{ kind: held.as, player: held.player }] : [],
    )
    return [...pod, ...alone]
  })
}

/** Wished table of each new pairing, by `seatKey`. */
export function tablesWished(lines: readonly Line[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line) => {
      const [pairing] = pairingsOf([line])
      return pairing && isTable(line) && line.table !== null ? [[seatKey(pairing), line.table] as const] : []
    }),
  )
}

/** Each player's initial line. */
export function homesOf(lines: readonly Line[]): ReadonlyMap<PlayerId, Line> {
  return new Map(lines.flatMap((line) => line.before.map(({ player }) => [player, line] as const)))
}

/** Whether a player or a role differs. */
export function isChanged({ places, before }: Line): boolean {
  const keys = (held: readonly (Place | null)[]) =>
    held
      .flatMap((each) => (each ? `${each.player} ${each.as}` : []))
      .toSorted()
      .join('|')
  return keys(places) !== keys(before)
}

/** Changed lines that are or were a table. */
export function changedTables(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => isChanged(line) && (isTable(line) || isTable({ ...line, places: line.before })))
}

/** The same for the same players in the same roles. */
export function pairingKey(pairing: HandPairing): string {
  return `${pairing.kind} ${[...seatsOf(pairing)].sort().join(' ')}`
}

import type { Kind, Moment } from './tournament-screens.ts'
import { KINDS, momentsOf, nameOf, type Visit, visitsOf } from './walk-evening.ts'

/** Nobody, a table, an evening, a large evening, an open, the most of a quick tournament, a championship. */
export const SIZES = [0, 2, 18, 40, 96, 256, 1000] as const
export const WIDTHS = [320, 360, 820, 1440] as const
const MOST_OF_A_QUICK_TOURNAMENT = 256
const [NARROWEST, ...OTHER_WIDTHS] = WIDTHS

/** And whether also at 320 px in letters of twice the size. */
export type Look = { readonly widths: readonly number[]; readonly isLarge: boolean }

/** By visit name. */
export type Course = {
  readonly kind: Kind
  readonly players: number
  readonly moments: readonly Moment[]
  readonly looks: ReadonlyMap<string, Look>
}

type Room = Omit<Course, 'looks'>

/** Some 2,000 looks. */
export function everyLook(): readonly Course[] {
  const rooms = KINDS.flatMap((kind) =>
    SIZES.filter((players) => kind === 'announced' || players <= MOST_OF_A_QUICK_TOURNAMENT).map((players) =>
      roomOf(kind, players, momentsOf(players)),
    ),
  )
  return rooms.map((room) => ({
    ...room,
    looks: new Map(visitsOf(room).map((visit) => [nameOf(visit), { widths: WIDTHS, isLarge: true }])),
  }))
}

const SMALL: readonly Room[] = [roomOf('quick', 2), roomOf('quick', 0), roomOf('announced', 0)]

/** Two whole evenings; in larger rooms finishing a round is slowest. */
const LARGE: readonly Room[] = [
  roomOf('announced', 18),
  roomOf('quick', 40),
  roomOf('announced', 96, ['waiting', 'round 1']),
  roomOf('quick', 256, ['waiting', 'round 1']),
  roomOf('announced', 1000, ['waiting', 'round 1']),
]

const LISTS: ReadonlySet<string> = new Set([
  'Tables',
  'Joueurs',
  'Classement',
  'tournament',
  'pairing by hand',
  'check-in',
  'journal',
])

/**
 * One run's share: each screen at each moment with some number of players, lists with every number, the smallest rooms whole; always the
 * narrowest width, others by turns, large text for new screens.
 */
export function looksOfARun(): readonly Course[] {
  const seen = new Set<string>()
  let turn = 0
  const lookAt = ({ players }: Room, { screen }: Visit): Look => {
    const isLarge = !seen.has(`${screen.of} · ${screen.name}`)
    seen.add(`${screen.of} · ${screen.name}`)
    // With so few nothing is wide.
    if (players <= 2) return { widths: [NARROWEST], isLarge }
    const other = OTHER_WIDTHS[turn++ % OTHER_WIDTHS.length] ?? NARROWEST
    return { widths: [NARROWEST, other], isLarge }
  }
  const wanted = new Map<Room, Visit[]>([...LARGE, ...SMALL].map((room) => [room, []]))
  for (const room of SMALL) wanted.get(room)?.push(...visitsOf(room))
  for (const rooms of roomsByVisit(LARGE).values()) {
    const [first] = rooms
    if (first === undefined) continue
    const isList = LISTS.has(first.visit.screen.name)
    const least = rooms.reduce((one, other) => (countOf(wanted, other) < countOf(wanted, one) ? other : one))
    for (const { room, visit } of isList ? rooms : [least]) wanted.get(room)?.push(visit)
  }
  return [...wanted].map(([room, visits]) => ({
    ...room,
    looks: new Map(visits.map((visit) => [nameOf(visit), lookAt(room, visit)])),
  }))
}

type Place = { readonly room: Room; readonly visit: Visit }

function roomsByVisit(rooms: readonly Room[]): ReadonlyMap<string, readonly Place[]> {
  const places = rooms.flatMap((room) => visitsOf(room).map((visit) => ({ room, visit })))
  return Map.groupBy(places, ({ visit }) => nameOf(visit))
}

function countOf(wanted: ReadonlyMap<Room, readonly Visit[]>, { room }: Place): number {
  return wanted.get(room)?.length ?? 0
}

function roomOf(kind: Kind, players: number, moments: readonly Moment[] = momentsOf(players)): Room {
  return { kind, players, moments }
}

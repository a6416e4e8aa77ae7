import { seededRandom } from '../../seeded-random.ts'
import { indexAt, itemAt } from './element-at.ts'
import { lexicographicMatching } from './lexicographic-matching.ts'
import { haveMet } from './meetings.ts'
import { PairPrices, scorePrices } from './pair-prices.ts'
import type { Pair, PairingPlayer } from './pairing-field.ts'

/** A table of the round that nobody has to finish: its two players may be given others to meet. */
export type OpenTable = {
  readonly players: readonly [PairingPlayer, PairingPlayer]
  /** Somebody has a fixed seat there: it is left alone where as few tables are broken without it. */
  readonly isFixed: boolean
}

/** A round under way, and those who have nobody against them in it. */
export type BrokenField = {
  /** Whoever is to meet somebody: none of them gets the bye. */
  readonly newcomers: readonly PairingPlayer[]
  /** Who has the bye of the round. */
  readonly exempt: readonly PairingPlayer[]
  readonly tables: readonly OpenTable[]
  readonly seed: string
  /** More broken tables than this are no repair. */
  readonly most: number
}

export type Repair = {
  /** Who meets whom instead, and who has the bye; tables that stay are not named. */
  readonly pairs: readonly Pair[]
  /** Those broken, by their place in the field. */
  readonly broken: readonly number[]
}

/** How the fewest tables are found: `breakFewest`, or whoever has the result of that at hand. */
export type FindRepair = (field: BrokenField) => Repair | null

/** Of so many, the search takes some milliseconds. */
const MOST_SHORT_PLAYERS = 100

/** Whether the search may take longer than others should wait for it. */
export function isLongRepair({ newcomers, exempt, tables }: BrokenField): boolean {
  return newcomers.length + exempt.length + 2 * tables.length > MOST_SHORT_PLAYERS
}

/** Players of one matching: 40 ms and 10 MB at most on two shared cores. */
export const MOST_PAIRED_ANEW = 320
/** New meetings, players of fixed seats; earlier byes, whether the bye moves, points of who has it; the three of points. */
const LEVELS = 8

/**
 * The fewest tables to break so that every newcomer meets somebody they have not met, and of all ways to break so few the
 * best one by the figures of a round (`docs/pairing.md`); null where more than `most` tables would have to be broken. A table
 * that stays costs nothing, every other pair a new meeting: so the cheapest perfect matching breaks the fewest.
 *
 * Exact while some 150 tables are left once those that are alike were left out (`differentTables`): fields of 300 players in any
 * round, of 1,000 up to the sixth. Beyond, kinds of tables are thinned out evenly: what is found can be done, and may not be the best.
 */
export function breakFewest(field: BrokenField): Repair | null {
  const { newcomers, exempt, seed, most } = field
  const free = [...newcomers, ...exempt]
  if (newcomers.length === 0 || free.length > MOST_PAIRED_ANEW) return null
  const tables = differentTables(field, Math.floor((MOST_PAIRED_ANEW - free.length) / 2))
  const players = [...free, ...tables.flatMap((table) => itemAt(field.tables, table).players)]
  const order = inOrderOfLots(players, seed)
  const partnerOf = partnersIn(field, { players, tables, order })
  if (partnerOf === null) return null
  const isKept = (index: number) => partnerOf(free.length + 2 * index) === free.length + 2 * index + 1
  const broken = tables.filter((_, index) => !isKept(index))
  if (broken.length > most) return null
  const moved = [
    ...free.keys(),
    ...[...tables.keys()].flatMap((index) => (isKept(index) ? [] : chairs(free.length, index))),
  ]
  const pairs = moved.flatMap((place): readonly Pair[] => {
    const partner = partnerOf(place)
    if (partner < place) return []
    return [[itemAt(players, place).id, partner < players.length ? itemAt(players, partner).id : null]]
  })
  return { pairs, broken }
}

function chairs(from: number, table: number): readonly [number, number] {
  return [from + 2 * table, from + 2 * table + 1]
}

type Places = {
  /** Newcomers, then who has the bye, then two by two those of the tables. */
  readonly players: readonly PairingPlayer[]
  /** By their places in the field. */
  readonly tables: readonly number[]
  /** The vertex of each player. */
  readonly order: readonly number[]
}

/** Whom each player meets, by their places; the bye stands after the last one. */
function partnersIn(field: BrokenField, { players, tables, order }: Places): ((place: number) => number) | null {
  const { newcomers, exempt } = field
  const free = newcomers.length + exempt.length
  const prices = new PairPrices(players.length + (players.length % 2), LEVELS)
  const fixedOf = (place: number) => {
    const table = place < free ? undefined : tables[Math.floor((place - free) / 2)]
    return table !== undefined && itemAt(field.tables, table).isFixed ? 1 : 0
  }
  const vertex = (place: number) => (place < players.length ? itemAt(order, place) : players.length)
  for (const [place, player] of players.entries()) {
    for (let other = 0; other < place; other++) {
      const opponent = itemAt(players, other)
      if (haveMet(player, opponent)) continue
      const points = scorePrices(player.points, opponent.points)
      prices.allow(vertex(place), vertex(other), [1, fixedOf(place) + fixedOf(other), 0, 0, 0, ...points])
    }
    if (players.length % 2 === 0 || place < newcomers.length) continue
    const isMoved = place < free ? 0 : 1
    prices.allow(vertex(place), players.length, [0, fixedOf(place), player.byes, isMoved, player.points, 0, 0, 0])
  }
  for (const index of tables.keys()) {
    const [one, other] = chairs(free, index)
    prices.allow(
      vertex(one),
      vertex(other),
      Array.from({ length: LEVELS }, () => 0),
    )
  }
  const partners = lexicographicMatching(prices.size, prices.levels)
  if (partners === null) return null
  const placeOf = new Map(order.map((at, place) => [at, place]))
  return (place) => placeOf.get(indexAt(partners, vertex(place))) ?? players.length
}

/** Chance decides among repairs that are equally good, and not who is named first. */
function inOrderOfLots(players: readonly PairingPlayer[], seed: string): readonly number[] {
  const lots = players.map(({ id }) => seededRandom(`${seed} ${id}`)())
  const order = Array.from({ length: players.length }, () => 0)
  const places = [...players.keys()].sort((one, other) => itemAt(lots, one) - itemAt(lots, other))
  for (const [vertex, place] of places.entries()) order[place] = vertex
  return order
}

/**
 * The tables of which one can matter. Two tables are alike where their players have the same points and byes: one can stand for
 * the other unless one of its players has met who would come, or it is broken as well. So of each kind `2 × r + most` are
 * enough, r being the most opponents that anybody has met. At most `limit` in all, of each kind as many as of the others.
 */
function differentTables({ newcomers, exempt, tables, most, seed }: BrokenField, limit: number): readonly number[] {
  const everybody = [...newcomers, ...exempt, ...tables.flatMap(({ players }) => players)]
  const enough = 2 * Math.max(0, ...everybody.map(({ opponents }) => opponents.length)) + most
  const lots = tables.map(({ players }) =>
    seededRandom(
      `${seed} ${players
        .map(({ id }) => id)
        .sort()
        .join(' ')}`,
    )(),
  )
  const drawn = [...tables.keys()].sort((one, other) => itemAt(lots, one) - itemAt(lots, other))
  const kinds = new Map<string, number[]>()
  for (const index of drawn) {
    const { players, isFixed } = itemAt(tables, index)
    const kind = `${players
      .map(({ points, byes }) => `${points}/${byes}`)
      .sort()
      .join(' ')} ${isFixed}`
    const alike = kinds.get(kind)
    if (alike) alike.push(index)
    else kinds.set(kind, [index])
  }
  const found: number[] = []
  for (let rank = 0; rank < enough && found.length < limit; rank++) {
    const next = [...kinds.values()].flatMap((alike) => alike[rank] ?? [])
    if (next.length === 0) break
    found.push(...next.slice(0, limit - found.length))
  }
  return found
}

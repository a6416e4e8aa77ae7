import { seededRandom } from '../../seeded-random.ts'
import { indexAt, itemAt } from './element-at.ts'
import { lexicographicMatching } from './lexicographic-matching.ts'
import { haveMet } from './meetings.ts'
import { PairPrices, scorePrices } from './pair-prices.ts'
import type { Pair, PairingPlayer } from './pairing-field.ts'

/** A table that need not be finished: its players may be re-paired. */
export type OpenTable = {
  readonly players: readonly [PairingPlayer, PairingPlayer]
  /** Someone has a fixed seat there: kept if as few tables are broken without it. */
  readonly isFixed: boolean
}

/** A current round, and those without an opponent. */
export type BrokenField = {
  /** Who must meet someone: none of them gets the bye. */
  readonly newcomers: readonly PairingPlayer[]
  readonly exempt: readonly PairingPlayer[]
  readonly tables: readonly OpenTable[]
  readonly seed: string
  /** The most tables a repair may break. */
  readonly most: number
}

export type Repair = {
  readonly pairs: readonly Pair[]
  readonly broken: readonly number[]
}

/** How to find the fewest tables: `breakFewest`, or whoever has its result ready. */
export type FindRepair = (field: BrokenField) => Repair | null

/** Up to this many, the search takes milliseconds. */
const MOST_SHORT_PLAYERS = 100

/** Whether the search may take longer than others should wait for it. */
export function isLongRepair({ newcomers, exempt, tables }: BrokenField): boolean {
  return newcomers.length + exempt.length + 2 * tables.length > MOST_SHORT_PLAYERS
}

/** Players per matching: at most 40 ms and 10 MB on two shared cores. */
export const MOST_PAIRED_ANEW = 320
/** New meetings, players of fixed seats; earlier byes, whether the bye moves, points of who has it; three for points. */
const LEVELS = 8

/**
 * Breaks the fewest tables so that every newcomer meets someone new, then chooses by a round's figures (`docs/pairing.md`); null if more
 * than `most` must be broken. A kept table costs nothing and every other pair a new meeting, so the cheapest perfect matching breaks the
 * fewest.
 *
 * Exact while at most some 150 tables remain after leaving out like ones (`differentTables`): 300 players in any round, 1,000 up to the
 * sixth. Beyond that, tables are thinned out evenly: valid, but perhaps not the best.
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
  /** Newcomers, then who has the bye, then the tables' players two by two. */
  readonly players: readonly PairingPlayer[]
  readonly tables: readonly number[]
  readonly order: readonly number[]
}

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

/** Chance, not naming order, decides among equally good repairs. */
function inOrderOfLots(players: readonly PairingPlayer[], seed: string): readonly number[] {
  const lots = players.map(({ id }) => seededRandom(`${seed} ${id}`)())
  const order = Array.from({ length: players.length }, () => 0)
  const places = [...players.keys()].sort((one, other) => itemAt(lots, one) - itemAt(lots, other))
  for (const [vertex, place] of places.entries()) order[place] = vertex
  return order
}

/**
 * The tables that can matter. Two are alike if their players have the same points and byes: either will do, unless a player has met the
 * newcomer, or it is broken too. So `2 × r + most` per kind are enough, r being the most opponents anyone has met. At most `limit` in all,
 * evenly across kinds.
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

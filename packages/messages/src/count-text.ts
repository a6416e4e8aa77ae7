import type { Language } from '@tablee/domain/language'
import { FORMATS } from './formats.ts'

/** Fewer have nothing to group: most sentences need no format, which takes a phone milliseconds to make. */
const LEAST_GROUPED = 1_000
/** Numbers that name something, such as a table. */
const NAMES: ReadonlySet<string> = new Set(['number', 'table'])

const formats = new Map<Language, Intl.NumberFormat>()

/** With the digits of thousands apart, as the language writes them. */
export function countText(language: Language, count: number): string {
  if (Math.abs(count) < LEAST_GROUPED || !Number.isInteger(count)) return String(count)
  const format = formats.get(language) ?? new Intl.NumberFormat(FORMATS[language].locale)
  formats.set(language, format)
  return format.format(count)
}

/** What stands in a sentence for `{name}`. */
export function placedText(language: Language, name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'number' && !NAMES.has(name) ? countText(language, value) : String(value)
}

import type { Language } from '@tablee/domain/language'
import { FORMATS } from './formats.ts'

/** Writes the first of a month as its language does: "1er décembre 2029". Other days stay as they are. */
export function withFirstOfMonth(language: Language, date: string): string {
  const { firstOfMonth } = FORMATS[language]
  return date.replace(/(^|\s)1(?=\s\p{L})/u, (_, before: string) => before + firstOfMonth)
}

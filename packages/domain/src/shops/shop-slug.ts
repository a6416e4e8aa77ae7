import { nameKey } from '../tournaments/players/player-name.ts'

const LONGEST_SLUG = 60
const FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** For names without a usable letter. */
const NAMELESS = 'lieu'
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' }

/** A name as part of an address: digits and unaccented letters, joined by hyphens. */
export function slugOf(name: string): string {
  const slug = nameKey(name)
    .replace(/[œæßøł]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? NAMELESS : slug
}

/** Candidate slugs for a name, in order of preference. */
export function* slugsOf(name: string): Generator<string> {
  const slug = slugOf(name)
  yield slug
  for (let number = 2; ; number += 1) yield `${slug.slice(0, LONGEST_SLUG)}-${number}`
}

/** Whether the slug still fits the name, whatever its number; it is then kept. */
export function isSlugOf(slug: string, name: string): boolean {
  return slug.replace(/-\d+$/, '') === slugOf(name).replace(/-\d+$/, '')
}

/** Null if it cannot be a shop's address. */
export function readSlug(typed: string): string | null {
  const slug = typed.toLowerCase()
  return slug.length <= LONGEST_SLUG + 8 && FORM.test(slug) ? slug : null
}

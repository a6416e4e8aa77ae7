import { nameKey } from '../tournaments/players/player-name.ts'

const LONGEST_SLUG = 60
const FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Where a name has no letter that an address could show. */
const NAMELESS = 'lieu'
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' }

/** The part of an address that a name becomes: letters without accents and digits, joined by hyphens. */
export function slugOf(name: string): string {
  const slug = nameKey(name)
    .replace(/[œæßøł]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? NAMELESS : slug
}

/** The spellings of a name in an address, in the order in which they are taken. */
export function* slugsOf(name: string): Generator<string> {
  const slug = slugOf(name)
  yield slug
  for (let number = 2; ; number += 1) yield `${slug.slice(0, LONGEST_SLUG)}-${number}`
}

/** Whether the name in an address is still one of those that this name becomes: then it stays, however it was numbered. */
export function isSlugOf(slug: string, name: string): boolean {
  return slug.replace(/-\d+$/, '') === slugOf(name).replace(/-\d+$/, '')
}

/** Null for what no shop's address can be. */
export function readSlug(typed: string): string | null {
  const slug = typed.toLowerCase()
  return slug.length <= LONGEST_SLUG + 8 && FORM.test(slug) ? slug : null
}

import type { PlayerId, Tournament } from '../tournament.ts'
import { nameKey, tidyName } from './player-name.ts'

/** What a registration knows of a person besides the name they play under. */
export type PersonNamed = { readonly firstName: string; readonly lastName: string }

/** With an initial and a number it is still shorter than the longest name. */
const LONGEST_FIRST_NAME = 48
/** Shorter ones are part of too many words. */
const SHORTEST_PART = 3

/**
 * What everybody reads at a youth event. One word is a pseudonym or a first name and stays; more become the first name and an initial. A
 * word that holds the known last name is no pseudonym. Shown names stay as they are.
 */
export function youthName(typed: string, person?: PersonNamed): string {
  const shown = shortenedName(tidyName(typed))
  if (!person || !holdsLastName(shown, person)) return shown
  return shortened(wordsOf(person.firstName), person.lastName) ?? '—'
}

function shortenedName(name: string): string {
  const words = wordsOf(name)
  if (words.length < 2 || isShown(words)) return name
  const inOrder = isLastNameFirst(words) ? words.toReversed() : words
  return shortened(inOrder, inOrder.findLast((word) => /\p{L}/u.test(word)) ?? '') ?? name
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s._@,;/|]+/u).filter((word) => word !== '')
}

/** "Dragon", "Dragon 2", "Léa M." and "Léa M. 2". */
function isShown([_, ...others]: readonly string[]): boolean {
  const [initial = '', ...further] = others
  const rest = /^\p{L}$/u.test(initial) ? further : others
  return rest.length === 0 || (rest.length === 1 && /^\d+$/.test(rest[0] ?? ''))
}

/** "MARTIN Léa", as on French lists. */
function isLastNameFirst(words: readonly string[]): boolean {
  return isShouted(words[0]) && !isShouted(words.at(-1))
}

function isShouted(word = ''): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
}

function shortened([first]: readonly string[], last: string): string | null {
  const [initial] = last.match(/\p{L}/u) ?? []
  if (first === undefined) return null
  const short = [...first].slice(0, LONGEST_FIRST_NAME).join('')
  if (initial === undefined) return short
  const upper = initial.toUpperCase()
  return `${short} ${[...upper].length === 1 ? upper : initial}.`
}

function holdsLastName(name: string, { firstName, lastName }: PersonNamed): boolean {
  const last = joined(lastName)
  return last.length >= SHORTEST_PART && last !== joined(firstName) && joined(name).includes(last)
}

/**
 * A new team's name at a youth event: words that are the last name of who brings it become an initial. Where it is hidden inside of others,
 * the team is called by its person's shortened name.
 */
export function youthTeamName(typed: string, person: PersonNamed): string {
  if (!holdsLastName(typed, person)) return typed
  const last = new Set(wordsOf(nameKey(person.lastName)))
  const words = typed.split(' ').map((word) => (last.has(nameKey(word)) ? initialOf(word) : word))
  const name = words.join(' ')
  return holdsLastName(name, person) ? (shortened(wordsOf(person.firstName), person.lastName) ?? '—') : name
}

/** Who may be meant by a name whose last name nobody said apart: each word but the first name. */
export function peopleNamed(name: string): readonly PersonNamed[] {
  const words = wordsOf(tidyName(name))
  const [firstName = '', ...others] = isLastNameFirst(words) ? words.toReversed() : words
  return others.filter((word) => /\p{L}/u.test(word)).map((lastName) => ({ firstName, lastName }))
}

function initialOf(word: string): string {
  return `${[...word.toUpperCase()].at(0) ?? ''}.`
}

function joined(text: string): string {
  return wordsOf(nameKey(text)).join('')
}

/** The shown name, with the next free number where others have it. `taken` holds keys of names. */
export function shownApart(shown: string, taken: ReadonlySet<string>): string {
  let unique = shown
  for (let number = 2; taken.has(nameKey(unique)); number++) unique = `${shown} ${number}`
  return unique
}

/** A name as a tournament takes it; `realName` is for its staff alone, and left out where everybody may read the name. */
export type TakenName = { readonly name: string; readonly realName?: string | undefined }

/**
 * What a typed name becomes. One that is shown as typed meets those of others as usual; one that is shortened never does, since a refusal
 * would tell who is there.
 */
export function takenName(
  { isYouth }: Pick<Tournament, 'isYouth'>,
  typed: string,
  { taken, person }: { readonly taken: ReadonlySet<string>; readonly person?: PersonNamed | undefined },
): TakenName {
  const shown = isYouth ? youthName(typed, person) : typed
  return shown === typed ? { name: typed } : { name: shownApart(shown, taken), realName: typed }
}

/** Keys of the names of players, but of one. */
export function keysOfPlayers(players: Tournament['players'], but?: PlayerId): Set<string> {
  return new Set(players.filter(({ id }) => id !== but).map(({ name }) => nameKey(name)))
}

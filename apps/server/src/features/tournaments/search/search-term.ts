import { readAround } from '@tablee/contract/serving/around'
import { FORMATS_BY_GAME } from '@tablee/domain/tournaments/life/announcement'
import { TOURNAMENT_CODE_LENGTH } from '@tablee/domain/tournaments/life/tournament-code'
import type { SearchTerm } from '../../../database/search/search-index.ts'
import { cellsAround } from './cells.ts'
import { areasNamed, type NamedArea } from './french-areas.ts'
import { frenchPlaces } from './french-places.ts'
import { gameCalled, longestGameName } from './game-names.ts'
import { communeCode, wholeWord } from './location-words.ts'
import { type TokenKind, token } from './search-tokens.ts'
import { wordsOf } from './words.ts'

/**
 * Where typed text is searched. `everything` is one box for name, code, place, game and format. `near` has the form that `writeAround`
 * gives it.
 */
const SEARCHED = ['name', 'code', 'location', 'everything', 'near'] as const
type Searched = (typeof SEARCHED)[number]

/** A value with more words matches nothing. */
const MOST_WORDS = 40
const LONGEST_PART = 5
const LONGEST_COMMUNE = 8

const FORMATS = [...new Set(Object.values(FORMATS_BY_GAME).flat())].filter((format) => format !== 'other')
/** Those named differently in the two languages. */
const FRENCH_FORMATS = new Map([
  ['construit', 'constructed'],
  ['limite', 'limited'],
])

export const NOTHING: SearchTerm = { kind: 'any', terms: [] }

export function isSearched(attribute: string): attribute is Searched {
  return SEARCHED.some((each) => each === attribute)
}

/** Every word begins a word of the attribute, or is part of a complete place name. */
export function searchTerm(attribute: Searched, typed: string): SearchTerm {
  if (attribute === 'near') return any(cellsAround(readAround(typed)).map((cell) => tokenTerm('cell', cell)))
  const words = wordsOf(typed)
  if (words.length === 0 || words.length > MOST_WORDS) return NOTHING
  switch (attribute) {
    case 'name':
    case 'code':
      return beginningsTerm(attribute, words)
    case 'location':
      return placesTerm(words, (meant) => placeTerm(meant, words))
    case 'everything':
      return placesTerm(words, (meant) =>
        any([
          ...[placeTerm(meant, words), nameTerm(meant.words), beginningsTerm('formatName', meant.words)],
          ...[...codeTerms(words), ...gameTerms(meant.words), ...formatTerms(meant.words)],
        ]),
      )
    default:
      return attribute satisfies never
  }
}

type Meant = { readonly words: readonly string[]; readonly codes: readonly string[] }

/** Incomplete names of areas are also searched as one text: "Bouches-du-R". */
function placesTerm(words: readonly string[], termOf: (meant: Meant) => SearchTerm): SearchTerm {
  const meant = meaningsOf(words)
  const distinct = new Map(meant.map((each) => [each.words.join(' '), each]))
  const term = all([...distinct.values()].map(termOf))
  const isPlain = meant.every(({ codes }) => codes.length === 0)
  return isPlain ? any([term, tokenTerm('region', words.join(''))]) : term
}

function meaningsOf(words: readonly string[]): readonly Meant[] {
  const areas = areasNamed(words)
  const meant: Meant[] = []
  for (let start = 0; start < words.length; ) {
    const area = areas.find((each) => each.start === start)
    const next = gameNamed(words, start) ??
      partOfCity(words, start) ??
      townWithArea(words, { start, areas }) ?? {
        words: words.slice(start, start + (area?.length ?? 1)),
        codes: area ? [...area.codes, ...communesNamed(words.slice(start, start + area.length))] : [],
      }
    meant.push(next)
    start += next.words.length
  }
  return meant
}

/** "Star Wars" is one name of a game, not two words. */
function gameNamed(words: readonly string[], start: number): Meant | null {
  const length = longestGameName(words.slice(start))
  return length > 1 ? { words: words.slice(start, start + length), codes: [] } : null
}

/** "Paris 11e" is not any place of Paris with a number starting like that. */
function partOfCity(words: readonly string[], start: number): Meant | null {
  for (let length = Math.min(LONGEST_PART, words.length - start); length > 1; length--) {
    const part = words.slice(start, start + length)
    const place = placesNamed(part).find(({ city }) => city !== null)
    if (place) return { words: part, codes: [communeCode(place.code)] }
  }
  return null
}

type Areas = { readonly start: number; readonly areas: readonly NamedArea[] }

/** "Villeneuve-sur-Lot" is one name, not a place in the Lot. */
function townWithArea(words: readonly string[], { start, areas }: Areas): Meant | null {
  for (let length = Math.min(LONGEST_COMMUNE, words.length - start); length > 1; length--) {
    const overlaps = (area: NamedArea) => area.start < start + length && area.start + area.length > start
    const [inside] = areas.filter(overlaps)
    const town = words.slice(start, start + length)
    if (inside && inside.length < length && placesNamed(town).length > 0) return { words: town, codes: [] }
  }
  return null
}

/** "Vienne" is a department, and a town of another one. */
function communesNamed(words: readonly string[]): readonly string[] {
  return placesNamed(words).map(({ code }) => communeCode(code))
}

function placesNamed(words: readonly string[]) {
  return frenchPlaces().byName.get(words.map(wholeWord).join(' ')) ?? []
}

function placeTerm({ words, codes }: Meant, typed: readonly string[]): SearchTerm {
  if (codes.length > 0) return any(codes.map((code) => tokenTerm('area', code)))
  const number = words.length === 1 && frenchPlaces().departments.has(words.join('').toUpperCase())
  const written = beginningsTerm('location', words)
  if (!number) return written
  // "69" alone is a department, not a house number; within an address it may be one.
  const department = tokenTerm('area', `d${words.join('')}`)
  return typed.length === 1 ? department : any([department, written])
}

/** "St" is a word, and begins others. */
function nameTerm(words: readonly string[]): SearchTerm {
  const spelled = [words, words.map(wholeWord)].map((each) => beginningsTerm('name', each))
  return words.every((word) => wholeWord(word) === word) ? beginningsTerm('name', words) : any(spelled)
}

function codeTerms(typed: readonly string[]): readonly SearchTerm[] {
  const isCode = typed.length === 1 && typed.join('').length <= TOURNAMENT_CODE_LENGTH
  return isCode ? [beginningsTerm('code', typed)] : []
}

function gameTerms(words: readonly string[]): readonly SearchTerm[] {
  const game = gameCalled(words)
  return game ? [tokenTerm('game', game)] : []
}

/** "duel" and "commander" are each a word of one format. */
function formatTerms(words: readonly string[]): readonly SearchTerm[] {
  const [word = '', ...others] = words
  if (others.length > 0) return []
  const meant = FORMATS.filter((format) => format.split('-').includes(FRENCH_FORMATS.get(word) ?? word))
  return meant.map((format) => tokenTerm('format', format))
}

function beginningsTerm(kind: 'name' | 'code' | 'location' | 'formatName', words: readonly string[]): SearchTerm {
  return all([...new Set(words)].map((word) => tokenTerm(kind, word)))
}

export function tokenTerm(kind: TokenKind, text: string): SearchTerm {
  return { kind: 'token', token: token(kind, text) }
}

export function all(terms: readonly SearchTerm[]): SearchTerm {
  return { kind: 'all', terms }
}

export function any(terms: readonly SearchTerm[]): SearchTerm {
  return { kind: 'any', terms }
}

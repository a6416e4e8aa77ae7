import { phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { FoundBy } from '../../../database/search/found-by.ts'
import { cellsOf } from './cells.ts'
import { locationWords } from './location-words.ts'
import { wordsOf } from './words.ts'

/** What a token says of a tournament; the first letter of the token tells them apart. */
export const TOKEN_KINDS = {
  name: 'n',
  code: 'c',
  location: 'l',
  /** The beginning of the name of a department or region. */
  region: 'r',
  /** A department, region or commune by its code. */
  area: 'a',
  event: 'v',
  format: 'f',
  /** The beginning of a word of the name that an organizer gave a format. */
  formatName: 'o',
  game: 'g',
  phase: 'x',
  start: 'd',
  entry: 'e',
  /** Where it is: squares of several sizes. */
  cell: 'k',
} as const
export type TokenKind = keyof typeof TOKEN_KINDS

/** Longer words are told apart by so many characters. */
const LONGEST_PREFIX = 32

type Searched = Pick<Tournament, 'name' | 'code' | 'phase' | 'announcement' | 'hasPassword' | 'rules'>

/** What every announced event is found by. */
export const ANNOUNCED = 'announced'

/** Everything that a tournament is found by. */
export function foundBy(tournament: Searched): FoundBy {
  return { tokens: searchTokens(tournament), startsAt: tournament.announcement?.startsAt ?? null }
}

export function searchTokens(tournament: Searched): readonly string[] {
  const { name, code, announcement, hasPassword, rules } = tournament
  const { words, areas, codes, point } = announcement?.location ? locationWords(announcement.location) : NO_LOCATION
  const tokens = [
    ...wordsOf(name).flatMap((word) => beginnings('name', word)),
    ...beginnings('code', code.toLowerCase()),
    ...words.flatMap((word) => beginnings('location', word)),
    ...areas.flatMap((area) => beginnings('region', area)),
    ...codes.map((one) => token('area', one)),
    ...(point ? cellsOf(point) : []).map((one) => token('cell', one)),
    token('phase', phaseOf(tournament)),
    token('entry', hasPassword ? 'locked' : 'open'),
    token('game', announcement?.game ?? rules.game),
    ...wordsOf(announcement?.formatName ?? '').flatMap((word) => beginnings('formatName', word)),
    ...(announcement ? [token('format', announcement.format), token('event', ANNOUNCED)] : []),
    ...(announcement ? startTokens(announcement.startsAt) : []),
  ]
  return [...new Set(tokens)]
}

/** Whether a tournament is found by something else than before; a new one is. */
export function isFoundOtherwise(before: Searched | null, after: Searched): boolean {
  if (!before || phaseOf(before) !== phaseOf(after)) return true
  return SEARCHED.some((attribute) => before[attribute] !== after[attribute])
}

const SEARCHED = ['name', 'code', 'announcement', 'hasPassword'] as const

const NO_LOCATION = { words: [], areas: [], codes: [], point: null } as const

/** Small letters and digits stay; anything else is written by its number, so that no index reads it as a sign. */
export function token(kind: TokenKind, text: string): string {
  const written = [...text].slice(0, LONGEST_PREFIX).map((character) => {
    return /[a-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16) ?? ''}_`
  })
  return TOKEN_KINDS[kind] + written.join('')
}

/** Starts from this moment on are not told apart. */
const FAR_AWAY = '2100'
export const LATE = 'late'

const FIRST_HOUR_MS = Date.UTC(2000)
const HOUR_MS = 3_600_000
/** Enough for the hours until then. */
const START_BITS = 20

/**
 * The hour of a start, counted from the year 2000 and written in ones and zeros: whatever starts later has the same first
 * ones and then a one where this has a zero. Null for years that no event is announced for.
 */
export function startBits(moment: string): string | null {
  const hour = Math.floor((Date.parse(moment) - FIRST_HOUR_MS) / HOUR_MS)
  return moment.startsWith('20') && hour >= 0 ? hour.toString(2).padStart(START_BITS, '0') : null
}

function startTokens(moment: string): readonly string[] {
  const bits = startBits(moment)
  if (bits === null) return moment >= FAR_AWAY ? [token('start', LATE)] : []
  return beginnings('start', bits)
}

function beginnings(kind: TokenKind, word: string): readonly string[] {
  const characters = [...word].slice(0, LONGEST_PREFIX)
  return characters.map((_, index) => token(kind, characters.slice(0, index + 1).join('')))
}

import type { Change } from '@tablee/domain/tournaments/change'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { locationWords } from './location-words.ts'
import { wordsOf } from './words.ts'

/** What a token says of a tournament; the first letter of the token tells them apart. */
export const TOKEN_KINDS = {
  name: 'n',
  code: 'c',
  location: 'l',
  region: 'r',
  format: 'f',
  game: 'g',
  phase: 'x',
  start: 'd',
  entry: 'e',
} as const
export type TokenKind = keyof typeof TOKEN_KINDS

/** Longer words are told apart by so many characters. */
const LONGEST_PREFIX = 32
/** Digits of year, month, day and hour that a start is found by: the first ones, from the decade on. */
export const LEAST_START_DIGITS = 3

/** Everything that a tournament is found by. */
export function searchTokens(
  tournament: Pick<Tournament, 'name' | 'code' | 'phase' | 'announcement' | 'hasPassword'>,
): readonly string[] {
  const { name, code, phase, announcement, hasPassword } = tournament
  const { words, region } = announcement?.location ? locationWords(announcement.location) : NO_LOCATION
  const tokens = [
    ...wordsOf(name).flatMap((word) => beginnings('name', word)),
    ...beginnings('code', code.toLowerCase()),
    ...words.flatMap((word) => beginnings('location', word)),
    ...(region ? beginnings('region', region) : []),
    token('phase', phase.kind),
    token('entry', hasPassword ? 'locked' : 'open'),
    ...(announcement ? [token('format', announcement.format), token('game', announcement.game)] : []),
    ...(announcement ? startTokens(announcement.startsAt) : []),
  ]
  return [...new Set(tokens)]
}

/** Whether a tournament may be found by something else after the change. */
export function changesTokens(change: Change): boolean {
  switch (change.kind) {
    case 'tournament_created':
    case 'settings_changed':
    case 'protection_changed':
    case 'tournament_finished':
      return true
    case 'round_paired':
    case 'round_undone':
      return change.round === 1
    default:
      return false
  }
}

const NO_LOCATION = { words: [], region: null } as const

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

/** The hour of a start as digits, `2030013118`; null for years that no event is announced for. */
export function startDigits(moment: string): string | null {
  const digits = moment.slice(0, 13).replace(/\D/g, '')
  return /^20\d{8}$/.test(digits) ? digits : null
}

function startTokens(moment: string): readonly string[] {
  const digits = startDigits(moment)
  if (digits === null) return moment >= FAR_AWAY ? [token('start', LATE)] : []
  return Array.from({ length: digits.length - LEAST_START_DIGITS + 1 }, (_, more) =>
    token('start', digits.slice(0, LEAST_START_DIGITS + more)),
  )
}

function beginnings(kind: TokenKind, word: string): readonly string[] {
  const characters = [...word].slice(0, LONGEST_PREFIX)
  return characters.map((_, index) => token(kind, characters.slice(0, index + 1).join('')))
}

import { phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { FoundBy } from '../../../database/search/found-by.ts'
import { cellsOf } from './cells.ts'
import { locationWords } from './location-words.ts'
import { wordsOf } from './words.ts'

/** The first letter of a token is its kind. */
export const TOKEN_KINDS = {
  name: 'n',
  code: 'c',
  location: 'l',
  /** Prefix of a department's or region's name. */
  region: 'r',
  /** Code of a department, region or commune. */
  area: 'a',
  event: 'v',
  format: 'f',
  /** Prefix of a word of the organizer's format name. */
  formatName: 'o',
  game: 'g',
  phase: 'x',
  start: 'd',
  entry: 'e',
  /** Squares of several sizes that contain it. */
  cell: 'k',
} as const
export type TokenKind = keyof typeof TOKEN_KINDS

/** Longer words are distinguished by this many characters. */
const LONGEST_PREFIX = 32

type Searched = Pick<Tournament, 'name' | 'code' | 'phase' | 'announcement' | 'hasPassword' | 'rules'> &
  Partial<Pick<Tournament, 'teamKind'>>

export const ANNOUNCED = 'announced'

export function foundBy(tournament: Searched): FoundBy {
  return { tokens: searchTokens(tournament), startsAt: tournament.announcement?.startsAt ?? null }
}

export function searchTokens(tournament: Searched): readonly string[] {
  const { name, code, announcement, hasPassword, rules, teamKind = null } = tournament
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
    ...(teamKind === null ? [] : TEAM_WORDS[teamKind]).flatMap((word) => beginnings('formatName', word)),
    ...(announcement ? [token('format', announcement.format), token('event', ANNOUNCED)] : []),
    ...(announcement ? startTokens(announcement.startsAt) : []),
  ]
  return [...new Set(tokens)]
}

/** True for a new tournament. */
export function isFoundOtherwise(before: Searched | null, after: Searched): boolean {
  if (!before || phaseOf(before) !== phaseOf(after)) return true
  return SEARCHED.some((attribute) => before[attribute] !== after[attribute])
}

const SEARCHED = ['name', 'code', 'announcement', 'hasPassword', 'teamKind'] as const

/** What people call tournaments of teams, in either language: a team kind is found like a format. */
const IN_TEAMS = ['Par équipes', 'Équipe', 'Team', 'Teams']
const TEAM_WORDS: Readonly<Record<TeamKind, readonly string[]>> = {
  trios: wordsOf([...IN_TEAMS, 'Trio', 'Trios'].join(' ')),
  'two-headed-giant': wordsOf([...IN_TEAMS, 'Troll à deux têtes', 'Two-Headed Giant', '2HG'].join(' ')),
}

const NO_LOCATION = { words: [], areas: [], codes: [], point: null } as const

/** Anything but lower-case letters and digits becomes its number, so that no index reads it as syntax. */
export function token(kind: TokenKind, text: string): string {
  const written = [...text].slice(0, LONGEST_PREFIX).map((character) => {
    return /[a-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16) ?? ''}_`
  })
  return TOKEN_KINDS[kind] + written.join('')
}

/** Later starts are not distinguished. */
const FAR_AWAY = '2100'
export const LATE = 'late'

const FIRST_HOUR_MS = Date.UTC(2000)
const HOUR_MS = 3_600_000
/** Enough for the hours until then. */
const START_BITS = 20

/**
 * The hour of a start since 2000, in binary: a later start has the same first digits and then a one where this has a zero. Null for years
 * no event is announced for.
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

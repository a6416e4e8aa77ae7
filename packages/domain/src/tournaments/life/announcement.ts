import type { Game } from '../rule-packs/rule-pack.ts'

/** Games of announced events, in form order. */
export const GAME_TYPES = [
  'magic',
  'altered',
  'pokemon',
  'yugioh',
  'lorcana',
  'other',
] as const satisfies readonly Game[]
export type GameType = (typeof GAME_TYPES)[number]

const OTHER_GAMES_FORMATS = ['constructed', 'limited', 'other'] as const

/** Each game's formats, in form order; the first is the default. */
export const FORMATS_BY_GAME = {
  magic: ['standard', 'modern', 'legacy', 'pioneer', 'pauper', 'duel-commander', 'limited', 'draft', 'other'],
  altered: ['constructed', 'draft', 'limited'],
  pokemon: OTHER_GAMES_FORMATS,
  yugioh: OTHER_GAMES_FORMATS,
  lorcana: OTHER_GAMES_FORMATS,
  other: OTHER_GAMES_FORMATS,
} as const satisfies Readonly<Record<GameType, readonly string[]>>
export type Format = (typeof FORMATS_BY_GAME)[GameType][number]

export function isFormatOf(game: GameType, format: Format): boolean {
  const formats: readonly Format[] = FORMATS_BY_GAME[game]
  return formats.includes(format)
}

/** Vague formats, where events may name what is played: Commander or Sealed. */
const NAMED_FORMATS: readonly Format[] = ['limited', 'other']

export function mayBeNamed(format: Format): boolean {
  return NAMED_FORMATS.includes(format)
}

/** In UTF-16 units after trimming. */
export const FORMAT_NAME_MAX_LENGTH = 40
export const DESCRIPTION_MAX_LENGTH = 5000
export const LOCATION_MAX_LENGTH = 200

/** Range of an announced event's player limit. */
export const ADVANCED_CAPACITY = { min: 2, max: 10_000 } as const

/** What an announced event says of itself. Moments are ISO 8601 in UTC. */
export type Announcement = {
  readonly game: GameType
  readonly format: Format
  /** In the organizer's words, if the format does not say it. */
  readonly formatName: string | null
  readonly startsAt: string
  readonly endsAt: string | null
  readonly description: string
  /** City, postal code or department, as typed. */
  readonly location: string | null
}

/** Drops the format's name where the format takes none. */
export function withFormatName(announcement: Announcement): Announcement {
  return mayBeNamed(announcement.format) ? announcement : { ...announcement, formatName: null }
}

import { GAMES, type Game } from '../rule-packs/rule-pack.ts'

/** Every game may be announced. */
export type GameType = Game

const FIRST_ANNOUNCED = ['magic', 'altered', 'pokemon', 'yugioh', 'lorcana', 'other'] as const satisfies readonly Game[]

/** Games of announced events, in form order; later ones follow. */
export const GAME_TYPES = [
  ...FIRST_ANNOUNCED,
  ...GAMES.filter((game) => !FIRST_ANNOUNCED.some((first) => first === game)),
] as const

const OTHER_GAMES_FORMATS = ['constructed', 'limited', 'other'] as const

/** Each game's formats, in form order; the first is the default. */
export const FORMATS_BY_GAME = {
  magic: ['standard', 'modern', 'legacy', 'pioneer', 'pauper', 'duel-commander', 'limited', 'draft', 'other'],
  altered: ['constructed', 'draft', 'limited'],
  pokemon: OTHER_GAMES_FORMATS,
  yugioh: OTHER_GAMES_FORMATS,
  lorcana: OTHER_GAMES_FORMATS,
  other: OTHER_GAMES_FORMATS,
  onepiece: OTHER_GAMES_FORMATS,
  starwars: ['premier', 'twin-suns', 'sealed', 'draft', 'other'],
  fleshandblood: ['classic-constructed', 'silver-age', 'blitz', 'sealed', 'draft', 'other'],
  digimon: OTHER_GAMES_FORMATS,
  riftbound: OTHER_GAMES_FORMATS,
  dragonball: OTHER_GAMES_FORMATS,
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

import type { InfractionId } from '../conduct/infraction-ids.ts'
import type { Format } from '../life/announcement.ts'
import type { Game } from '../rule-packs/rule-pack.ts'
import type { Tournament } from '../tournament.ts'

/** What a list can be counted against. Null: not known here. */
export type DeckRules = {
  readonly name: string | null
  /** In effect since, ISO 8601. */
  readonly since: string | null
  readonly fewestMain: number | null
  readonly mostSide: number | null
  /** Of one card, main deck and sideboard together. */
  readonly mostCopies: number | null
  /** Cards that any number may be of, in their English names. */
  readonly free: readonly string[]
  /** Beyond what a check lasted. */
  readonly extraMinutes: number
  /** What a deck that is not its list is, in the list of infractions. */
  readonly infraction: InfractionId | null
}

const UNKNOWN: DeckRules = {
  ...{ name: null, since: null, fewestMain: null, mostSide: null, mostCopies: null, free: [] },
  ...{ extraMinutes: 0, infraction: null },
}

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
const FREE = [...BASICS, 'Wastes', ...BASICS.map((name) => `Snow-Covered ${name}`)]

/** Magic Tournament Rules, 27 February 2026: 2.6 for the time, 6.1 for constructed decks, 7.1 for limited ones. */
const MAGIC: DeckRules = {
  ...UNKNOWN,
  ...{ name: 'Magic Tournament Rules', since: '2026-02-27', extraMinutes: 3, infraction: 'magic-deck' },
}

const CONSTRUCTED: readonly Format[] = ['standard', 'modern', 'legacy', 'pioneer', 'pauper']
const LIMITED: readonly Format[] = ['limited', 'draft']

/** Of a tournament's game and format; a number that the organizer set for the event goes before. */
export function deckRulesOf({
  rules,
  announcement,
  registrationRules: { fewestCards },
}: Pick<Tournament, 'rules' | 'announcement' | 'registrationRules'>): DeckRules {
  const published = publishedRules(announcement?.game ?? rules.game, announcement?.format ?? null)
  return fewestCards === null ? published : { ...published, fewestMain: fewestCards }
}

/** What a list that is not its deck is, where nothing else was read of the game's decks. */
const DECK_INFRACTIONS: Partial<Record<Game, InfractionId>> = {
  pokemon: 'pokemon-deck-major',
  yugioh: 'yugioh-deck-major',
  fleshandblood: 'fab-decklist',
}

function publishedRules(game: Game, format: Format | null): DeckRules {
  if (game !== 'magic') return { ...UNKNOWN, infraction: DECK_INFRACTIONS[game] ?? null }
  if (format !== null && LIMITED.includes(format)) return { ...MAGIC, fewestMain: 40 }
  if (format === null || !CONSTRUCTED.includes(format)) return MAGIC
  return { ...MAGIC, fewestMain: 60, mostSide: 15, mostCopies: 4, free: FREE }
}

import type { Announcement } from '../tournaments/life/announcement.ts'
import { usualStructure } from '../tournaments/life/usual-structure.ts'
import type { Game } from '../tournaments/rule-packs/rule-pack.ts'
import type { SectionKind } from './deck-section.ts'

/** What a deck is called by: its archetype, or the card that leads it. */
export type DeckNaming = 'deck' | 'leader' | 'leaderAndBase' | 'hero' | 'legend'

const NAMINGS: Readonly<Record<Game, DeckNaming>> = {
  magic: 'deck',
  pokemon: 'deck',
  yugioh: 'deck',
  lorcana: 'deck',
  altered: 'hero',
  other: 'deck',
  onepiece: 'leader',
  starwars: 'leaderAndBase',
  fleshandblood: 'hero',
  digimon: 'deck',
  riftbound: 'legend',
  dragonball: 'leader',
}

export function deckNaming(game: Game): DeckNaming {
  return NAMINGS[game]
}

/** Commanders instead of a name; Commander at tables of four as Duel Commander. */
export function hasCommanders({
  game,
  format,
  formatName,
}: Pick<Announcement, 'game' | 'format' | 'formatName'>): boolean {
  if (game !== 'magic') return false
  return format === 'duel-commander' || usualStructure({ format, formatName }) === 'pods'
}

/** Whose decks have companions, and stand on the deck site that is read. */
export function isOfMagic(game: Game): boolean {
  return game === 'magic'
}

/** Whose lists are explained by an example of their own. */
export function deckExample(game: Game): 'magic' | 'pokemon' | 'others' {
  return game === 'magic' || game === 'pokemon' ? game : 'others'
}

/** A section as players of the game call it. */
export type SectionName = SectionKind | 'eggs' | 'sideDeck'

export function sectionName(kind: SectionKind, game: Game): SectionName {
  if (kind === 'extra' && game === 'digimon') return 'eggs'
  return kind === 'sideboard' && game === 'yugioh' ? 'sideDeck' : kind
}

/** What a judge writes beside the deck: cards of a section, or the rest of the list where games have but one. */
export function besideDeck(game: Game): 'sideboard' | 'extraAndSide' | 'eggs' | 'equipment' | 'more' {
  switch (game) {
    case 'magic':
    case 'starwars':
    case 'riftbound':
    case 'other':
      return 'sideboard'
    case 'yugioh':
      return 'extraAndSide'
    case 'digimon':
      return 'eggs'
    case 'fleshandblood':
      return 'equipment'
    case 'pokemon':
    case 'lorcana':
    case 'altered':
    case 'onepiece':
    case 'dragonball':
      return 'more'
    default:
      return game satisfies never
  }
}

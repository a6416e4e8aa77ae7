import { nameKey } from '../tournaments/players/player-name.ts'
import type { SectionKind } from './deck-section.ts'

/**
 * What a heading does: open a section, name a category in the open one (`category`), open an Arena export's metadata (`about`), or count
 * cards (`total`).
 */
export type Heading = SectionKind | 'category' | 'about' | 'total'

/** French and English, without case, accents or decoration. */
const WORDS: Readonly<Record<Heading, readonly string[]>> = {
  main: [
    'deck',
    'main',
    'maindeck',
    'main deck',
    'mainboard',
    'main board',
    'deck principal',
    'principal',
    'decklist',
    'digimon',
    'tamer',
    'tamers',
    'option',
    'options',
  ],
  sideboard: ['sideboard', 'side board', 'side', 'side deck', 'sidedeck', 'reserve', 'sb'],
  commander: [
    'commander',
    'commanders',
    'commandant',
    'commandants',
    'command zone',
    'zone de commandement',
    'general',
  ],
  companion: ['companion', 'companions', 'compagnon', 'compagnons'],
  extra: ['extra', 'extra deck', 'digi-egg', 'digi-eggs', 'digi-egg deck', 'egg deck'],
  maybeboard: ['maybeboard', 'maybe', 'considering', 'a considerer', 'tokens', 'token', 'jetons', 'jeton'],
  about: ['about', 'a propos'],
  total: ['total', 'total cards', 'cards', 'cartes', 'cartes totales', 'total de cartes', 'total des cartes'],
  category: [
    ...['creature', 'creatures', 'instant', 'instants', 'sorcery', 'sorceries', 'artifact', 'artifacts', 'enchantment'],
    ...['enchantments', 'planeswalker', 'planeswalkers', 'battle', 'battles', 'land', 'lands', 'basic lands'],
    ...['ephemere', 'ephemeres', 'rituel', 'rituels', 'artefact', 'artefacts', 'enchantement', 'enchantements'],
    ...['bataille', 'batailles', 'terrain', 'terrains', 'spell', 'spells', 'other spells', 'sort', 'sorts'],
    ...['pokemon', 'trainer', 'trainers', 'trainer cards', 'dresseur', 'dresseurs', 'item', 'items', 'supporter'],
    ...['supporters', 'stadium', 'energy', 'energies', 'basic energy', 'special energy', 'energie', 'objets'],
    ...['monster', 'monsters', 'monster cards', 'spell cards', 'trap', 'traps', 'trap cards', 'monstre', 'monstres'],
    ...['magie', 'magies', 'piege', 'pieges', 'hero', 'heros', 'heroes', 'character', 'characters', 'personnages'],
    ...[
      'leader',
      'leaders',
      'chef',
      'chefs',
      'base',
      'bases',
      'unit',
      'units',
      'unite',
      'unites',
      'upgrade',
      'upgrades',
    ],
    ...['event', 'events', 'evenement', 'evenements', 'stage', 'stages', 'don', 'don deck'],
    ...['legend', 'legende', 'champion', 'champions', 'chosen champion', 'battlefield'],
    ...[
      'battlefields',
      'rune',
      'runes',
      'rune deck',
      'gear',
      'gears',
      'weapon',
      'weapons',
      'arme',
      'armes',
      'equipment',
    ],
    ...['equipments', 'equipement', 'equipements', 'arena', 'arena cards', 'battle cards', 'extra cards'],
    ...['action', 'actions', 'song', 'songs', 'location', 'locations', 'lieux', 'permanent', 'permanents'],
  ],
}

const HEADINGS: ReadonlyMap<string, Heading> = new Map([
  ...wordsOf('main'),
  ...wordsOf('sideboard'),
  ...wordsOf('commander'),
  ...wordsOf('companion'),
  ...wordsOf('extra'),
  ...wordsOf('maybeboard'),
  ...wordsOf('about'),
  ...wordsOf('total'),
  ...wordsOf('category'),
])

function wordsOf(heading: Heading): readonly (readonly [string, Heading])[] {
  return WORDS[heading].map((word) => [word, heading] as const)
}

const LETTER = /\p{L}/u

/** The heading on a line, whatever surrounds it: `== SIDEBOARD (15) ==`, `Pokémon: 12`, `#main`. */
export function readHeading(line: string): Heading | null {
  const characters = [...line]
  const first = characters.findIndex((character) => LETTER.test(character))
  if (first < 0) return null
  const last = characters.findLastIndex((character) => LETTER.test(character))
  return HEADINGS.get(nameKey(characters.slice(first, last + 1).join(''))) ?? null
}

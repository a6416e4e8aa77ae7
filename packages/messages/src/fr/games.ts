/** Games of announced events, in their own names. */
export const gameTypes = {
  magic: 'Magic The Gathering',
  altered: 'Altered',
  pokemon: 'Pokémon TCG',
  yugioh: 'Yu-Gi-Oh!',
  lorcana: 'Lorcana',
  other: 'Autre',
} as const

export const formats = {
  standard: 'Standard',
  modern: 'Modern',
  legacy: 'Legacy',
  pioneer: 'Pioneer',
  pauper: 'Pauper',
  'duel-commander': 'Duel Commander',
  constructed: 'Construit',
  limited: 'Limité',
  draft: 'Draft',
  other: 'Autre',
} as const

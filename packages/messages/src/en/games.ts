export const gameTypes = {
  magic: 'Magic The Gathering',
  altered: 'Altered',
  pokemon: 'Pokémon TCG',
  yugioh: 'Yu-Gi-Oh!',
  lorcana: 'Lorcana',
  other: 'Other',
} as const

export const formats = {
  standard: 'Standard',
  modern: 'Modern',
  legacy: 'Legacy',
  pioneer: 'Pioneer',
  pauper: 'Pauper',
  'duel-commander': 'Duel Commander',
  constructed: 'Constructed',
  limited: 'Limited',
  draft: 'Draft',
  other: 'Other',
} as const

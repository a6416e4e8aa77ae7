/** Games of announced events, in their own names. */
export const gameTypes = {
  magic: 'Magic The Gathering',
  altered: 'Altered',
  pokemon: 'Pokémon TCG',
  yugioh: 'Yu-Gi-Oh!',
  lorcana: 'Lorcana',
  other: 'Autre',
  onepiece: 'One Piece Card Game',
  starwars: 'Star Wars : Unlimited',
  fleshandblood: 'Flesh and Blood',
  digimon: 'Digimon Card Game',
  riftbound: 'Riftbound',
  dragonball: 'Dragon Ball Fusion World',
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
  sealed: 'Scellé',
  premier: 'Premier',
  'twin-suns': 'Twin Suns',
  'classic-constructed': 'Classic Constructed',
  'silver-age': 'Silver Age',
  blitz: 'Blitz',
  other: 'Autre',
} as const

import { GAMES, type Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { wordsOf } from './words.ts'

/** What people call each game, in either language. */
const CALLED: Readonly<Record<Exclude<Game, 'other'>, readonly string[]>> = {
  magic: ['Magic', 'Magic The Gathering', 'MTG'],
  pokemon: ['Pokémon', 'Pokémon TCG'],
  yugioh: ['Yu-Gi-Oh!', 'Yugioh'],
  lorcana: ['Lorcana', 'Disney Lorcana'],
  altered: ['Altered'],
  onepiece: ['One Piece', 'One Piece Card Game', 'Onepiece', 'OPTCG'],
  starwars: ['Star Wars', 'Star Wars: Unlimited', 'Starwars', 'SWU'],
  fleshandblood: ['Flesh and Blood', 'FAB'],
  digimon: ['Digimon', 'Digimon Card Game'],
  riftbound: ['Riftbound'],
  dragonball: [
    'Dragon Ball',
    'Dragon Ball Super',
    'Dragon Ball Fusion World',
    'Dragon Ball Super Fusion World',
    'Fusion World',
    'Dragonball',
  ],
}

const GAMES_BY_NAME: ReadonlyMap<string, Game> = new Map(
  GAMES.flatMap((game) =>
    game === 'other' ? [] : CALLED[game].map((name): [string, Game] => [wordsOf(name).join(' '), game]),
  ),
)
const MOST_WORDS = Math.max(...[...GAMES_BY_NAME.keys()].map((name) => name.split(' ').length))

export function gameCalled(words: readonly string[]): Game | undefined {
  return GAMES_BY_NAME.get(words.join(' '))
}

/** Of the names that begin the words, the words of the longest; 0 if none does. */
export function longestGameName(words: readonly string[]): number {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    if (gameCalled(words.slice(0, length)) !== undefined) return length
  }
  return 0
}

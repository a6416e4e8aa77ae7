import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'

/** A path in a square of 24, filled by the even-odd rule, and its colour by day. */
type GameMark = { readonly path: string; readonly tint: string }

/** What people see of a game beside its name. Drawn for Tablée; not logos. `theme.css` has the tints of day and night. */
export const GAME_MARKS: Readonly<Record<Game, GameMark>> = {
  magic: { path: 'M12 5.2l6.5 4.7-2.5 7.6H8L5.5 9.9z M12 9l-2.9 2.1 1.1 3.4h3.6l1.1-3.4z', tint: '#8a4b12' },
  pokemon: { path: 'M13.6 4.5L6.5 13.2h4.3l-1.2 6.3 7.1-8.7h-4.3z', tint: '#a83e6c' },
  yugioh: { path: 'M12 5l7.5 13h-15z M12 10.2l-2.9 5.1h5.8z', tint: '#6b4aa0' },
  lorcana: { path: 'M12 4.5c3 4 5.2 6.6 5.2 9.6a5.2 5.2 0 0 1-10.4 0c0-3 2.2-5.6 5.2-9.6z', tint: '#2a5a9c' },
  altered: { path: 'M12 4l2.1 5.9L20 12l-5.9 2.1L12 20l-2.1-5.9L4 12l5.9-2.1z', tint: '#12707a' },
  other: {
    path: 'M8 4.5h8a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 18V6A1.5 1.5 0 0 1 8 4.5z M12 9l-2.5 3 2.5 3 2.5-3z',
    tint: '#5d5850',
  },
  onepiece: { path: 'M11.2 4v9.5H5.5z M12.8 7v6.5h4.7z M4.8 15h14.4l-2.4 4.5H7.2z', tint: '#0b6a9c' },
  starwars: {
    path: 'M12 4l1.6 5.2 5.3-1.2-3.7 4 3.7 4-5.3-1.2L12 20l-1.6-5.2L5.1 16l3.7-4-3.7-4 5.3 1.2z',
    tint: '#756000',
  },
  fleshandblood: { path: 'M12 3.2l1.9 2.8v7.8h3.1v2.1h-3.7v4.6h-2.6v-4.6H7v-2.1h3.1V6z', tint: '#8f1d2c' },
  digimon: { path: 'M9 5h6v3h3v8h-3v3H9v-3H6V8h3z M10.3 10.3v3.4h3.4v-3.4z', tint: '#3f4fb0' },
  riftbound: {
    path: 'M11 4.5L5.5 12l5.5 7.5V14l-1.5-2 1.5-2z M13 4.5l5.5 7.5-5.5 7.5V14l1.5-2-1.5-2z',
    tint: '#2f7a3a',
  },
  dragonball: {
    path: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15z M12 8l-1.2 2.6-2.8.3 2.1 1.9-.6 2.8 2.5-1.4 2.5 1.4-.6-2.8 2.1-1.9-2.8-.3z',
    tint: '#b3560a',
  },
}

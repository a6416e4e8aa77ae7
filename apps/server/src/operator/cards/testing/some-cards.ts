/** A handful of cards as Scryfall's bulk files write them, cut down to what is read. */
const printing = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{
    object: 'card',
    name,
    lang: 'en',
    layout: 'normal',
    released_at: '2020-01-01',
    cmc: 1,
    colors: [],
    type_line: 'Artifact',
  },
  legalities: { modern: 'legal', legacy: 'legal', duel: 'legal' },
  ...more,
})

export const SOME_CARDS: readonly unknown[] = [
  printing('Lightning Bolt', { colors: ['R'], type_line: 'Instant' }),
  printing('Lightning Bolt', {
    lang: 'fr',
    printed_name: 'Foudre',
    released_at: '1993-08-05',
    colors: ['R'],
    type_line: 'Instant',
  }),
  printing('Lightning Bolt', { lang: 'ja', printed_name: '稲妻', colors: ['R'], type_line: 'Instant' }),
  printing('Lightning Helix', { cmc: 2, colors: ['R', 'W'], type_line: 'Instant' }),
  printing('Fire // Ice', { layout: 'split', cmc: 4, colors: ['R', 'U'], type_line: 'Instant // Instant' }),
  printing('Brazen Borrower // Petty Theft', {
    ...{ layout: 'adventure', cmc: 3, type_line: 'Creature — Faerie Rogue // Instant — Adventure', colors: ['U'] },
    ...{ lang: 'fr', card_faces: [{ printed_name: 'Emprunteuse effrontée' }, { printed_name: 'Petit larcin' }] },
  }),
  printing('Mox Opal', { cmc: 0, legalities: { modern: 'banned', legacy: 'legal', duel: 'banned' } }),
  printing('Island', { type_line: 'Basic Land — Island', cmc: 0 }),
  printing('Goblin', { layout: 'token', legalities: { modern: 'not_legal' } }),
  printing('Black Lotus', { cmc: 0, legalities: { modern: 'not_legal', legacy: 'banned', vintage: 'restricted' } }),
  { object: 'card', lang: 'en' },
]

import { afterEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { cardsBroughtTo } from './testing/cards-brought.ts'
import { ALTERED_IN_FRENCH, CARDS_OF_MORE_GAMES, ONE_PIECE_IN_FRENCH } from './testing/cards-of-more-games.ts'

let server: TestServer
afterEach(() => server.close())

type Card = { readonly name: string; readonly colours: readonly string[]; readonly cost: number | null }

async function atWork(game: string) {
  server = await startServer()
  const { bring, lookUp, legality } = cardsBroughtTo(server, game)
  /** Name, colours and cost of what lists may write. */
  const known = async (names: readonly string[]) =>
    (await lookUp(names)).map(
      ({ card }: { card: Card | null }) => card && [card.name, card.colours.join('/'), card.cost],
    )
  const said = async (names: readonly string[], format?: string) =>
    Promise.all(names.map(async (name) => legality(name, format)))
  return { bring, lookUp, legality, known, said }
}

test('CARD-20 cards of Altered are known by reference and in both languages, a rare one with its own cost', async () => {
  const { bring, known, said } = await atWork('altered')
  const { text } = await bring({ 'CORE_EN.json': CARDS_OF_MORE_GAMES.altered, 'CORE_FR.json': ALTERED_IN_FRENCH })
  expect(text).toContain('Left out: 1 (no card to play; the first is item 5')
  const asked = ['ALT_CORE_B_AX_04_C', 'ALT_CORE_B_AX_04_R1', 'élémentaire de kelon', 'Kelon Elemental', 'Pignon']
  expect(await known([...asked, 'Sierra & Oddball', 'ALT_BISE_B_MU_20_R1', 'ALT_CORE_B_AX_99_C'])).toEqual([
    ...[
      ['Kelon Elemental', 'AX', 2],
      ['Kelon Elemental', 'AX', 1],
      ['Kelon Elemental', 'AX', null],
    ],
    ...[
      ['Kelon Elemental', 'AX', null],
      ['Coneman', 'MU', 4],
      ['Sierra & Oddball', 'AX', null],
      ['Coneman', 'MU', 4],
    ],
    null,
  ])
  expect(await said(['ALT_CORE_B_AX_04_C', 'Held Back', 'Pignon'])).toEqual(['legal', 'banned', 'unknown'])
})

test('CARD-21 cards of One Piece are known by number, of which the name alone says no cost', async () => {
  const { bring, known, lookUp } = await atWork('onepiece')
  await bring({ 'op.json': CARDS_OF_MORE_GAMES.onepiece, 'op-fr.json': ONE_PIECE_IN_FRENCH })
  expect(await known(['OP01-016', 'Nami (OP03-040)', 'OP03-040 Nami', 'Nami', 'OP01-001', 'Usopp'])).toEqual([
    ...[
      ['Nami', 'Red', 1],
      ['Nami', 'Blue', 4],
      ['Nami', 'Blue', 4],
      ['Nami', 'Red', null],
    ],
    ...[
      ['Zoro', 'Red/Green', null],
      ['Usopp', 'Red', 2],
    ],
  ])
  expect(await known(['Nami en français OP01-016', 'Nami en français', 'Nami OP99-001'])).toEqual([
    ...[
      ['Nami', 'Red', 1],
      ['Nami', 'Red', null],
      ['Nami', 'Red', null],
    ],
  ])
  expect(await known(['Namy OP01-016'])).toEqual([['Nami', 'Red', 1]])
  expect(await lookUp(['Usop OP99-004'], { isNearWanted: true })).toMatchObject([{ card: null, near: ['Usopp'] }])
})

test('CARD-22 cards of Star Wars: Unlimited are known by name and subtitle, and by number', async () => {
  const { bring, known } = await atWork('starwars')
  const { text } = await bring({ 'swu_cards.json': CARDS_OF_MORE_GAMES.starwars })
  expect(text).toContain('Left out: 1 (no card to play')
  expect(await known(['Luke | Friend', 'Luke, Knight', 'SOR_051', 'Luke SOR 005', 'Vanquish', 'SOR_078'])).toEqual([
    ...[
      ['Luke - Friend', 'Heroism', null],
      ['Luke - Knight', 'Heroism', 6],
      ['Luke - Knight', 'Heroism', 6],
    ],
    ...[
      ['Luke - Friend', 'Heroism', null],
      ['Vanquish', 'Vigilance', 5],
      ['Vanquish', 'Vigilance', 5],
    ],
  ])
})

test('CARD-23 cards of Flesh and Blood differ by colour, and say in which format they are banned or restricted', async () => {
  const { bring, known, said } = await atWork('fleshandblood')
  await bring({ 'card.json': CARDS_OF_MORE_GAMES.fleshandblood })
  expect(
    await known(['Snatch (red)', 'Snatch (blue)', 'snatch BLUE', 'WTR169', 'Snatch', 'Snatch (yellow)', 'Rhinar']),
  ).toEqual([
    ...[
      ['Snatch', 'Red', 0],
      ['Snatch', 'Blue', 1],
      ['Snatch', 'Blue', 1],
      ['Snatch', 'Blue', 1],
    ],
    ...[
      ['Snatch', 'Red', null],
      ['Snatch', 'Red', null],
      ['Rhinar', '', null],
    ],
  ])
  expect(await said(['Snatch (red)', 'Snatch (blue)', 'Snatch', 'Rhinar'], 'classic-constructed')).toEqual([
    ...['legal', 'banned', 'legal', 'not-legal'],
  ])
  expect(await said(['Snatch (red)', 'Snatch (blue)'], 'Living Legend')).toEqual(['legal', 'restricted'])
})

test('CARD-24 cards of Digimon are known by number, in two colours and restricted to one copy', async () => {
  const { bring, known, said } = await atWork('digimon')
  await bring({ 'digimon.json': CARDS_OF_MORE_GAMES.digimon })
  expect(await known(['Agumon BT1-010', 'Agumon (EX9-001)', 'BT2-047', 'Argomon', 'Koromon'])).toEqual([
    ...[
      ['Agumon', 'Red', 3],
      ['Agumon', 'Yellow', 5],
      ['Argomon', 'Green/Purple', 4],
      ['Argomon', 'Green/Purple', 4],
    ],
    ['Koromon', 'Red', null],
  ])
  expect(await said(['Agumon BT1-010', 'BT2-047', 'Agumon EX9-001'])).toEqual(['legal', 'restricted', 'unknown'])
})

test('CARD-25 cards of Riftbound are known by set and number, runes stand on no curve', async () => {
  const { bring, known, said, lookUp } = await atWork('riftbound')
  await bring({ 'riftbound-cards.json': CARDS_OF_MORE_GAMES.riftbound })
  expect(await known(['Jinx, Demolitionist', 'OGN-030', 'OGN-030a', 'Calm Rune'])).toEqual([
    ...[
      ['Jinx, Demolitionist', 'Fury', 3],
      ['Jinx, Demolitionist', 'Fury', 3],
      ['Jinx, Demolitionist', 'Fury', 3],
    ],
    ['Calm Rune', '', null],
  ])
  expect(await lookUp(['VEN-R01'])).toMatchObject([{ card: { name: 'Calm Rune', isLand: true } }])
  expect(await said(['OGN-030', 'Fury Rune', 'Calm Rune'])).toEqual(['legal', 'banned', 'unknown'])
})

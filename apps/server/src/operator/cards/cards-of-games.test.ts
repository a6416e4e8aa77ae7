import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { cardsBroughtTo } from './testing/cards-brought.ts'
import {
  A_TABLE,
  LORCANA_CARDS,
  LORCANA_IN_FRENCH,
  POKEMON_CARDS,
  POKEMON_SETS,
  YUGIOH_CARDS,
  YUGIOH_IN_FRENCH,
} from './testing/cards-of-games.ts'

let server: TestServer
afterEach(() => server.close())

async function atWork(game: string) {
  server = await startServer()
  const { folder, bring, lookUp, legality } = cardsBroughtTo(server, game)
  const find = async (text: string) => (await server.call('find-cards', { game, text })).body.data.names
  return { folder, bring, lookUp, legality, find }
}

test('CARD-12 cards of Pokémon are found by set and number, of which a Pokémon is legal by itself and a trainer by its name', async () => {
  const { bring, lookUp, legality, find } = await atWork('pokemon')
  const { code, text } = await bring({ 'sets.json': POKEMON_SETS, 'base1.json': POKEMON_CARDS })
  expect([code, text.split('\n').slice(1, 3)]).toEqual([
    0,
    [
      'Legality is told for constructed, etendu, expanded, illimite, standard, unlimited.',
      'Left out: 3 (a set; the first is item 1 on line 8 of sets.json).',
    ],
  ])
  const asked = ['Charizard ex OBF 125', 'charizard ex', 'Fire Energy', 'Charizard ex ZZZ 9', 'Charizrd ex OBF 125']
  expect(await lookUp(asked, { isNearWanted: true })).toMatchObject([
    { asked: 'Charizard ex OBF 125', card: { name: 'Charizard ex', colours: ['Darkness'], cost: null, isLand: false } },
    { card: { name: 'Charizard ex' } },
    { card: { isLand: true, colours: [] } },
    { card: { name: 'Charizard ex' } },
    { card: null, near: ['Charizard ex'] },
  ])
  const said = async (names: readonly string[], format?: string) =>
    Promise.all(names.map(async (name) => legality(name, format)))
  expect(await said(['Charizard BS 4', 'Charizard OBF 228', 'Charizard'])).toEqual(['not-legal', 'legal', 'legal'])
  expect(await said(['Ultra Ball BS 96', 'Professor Oak BS 88'])).toEqual(['legal', 'not-legal'])
  expect([...(await said(['Fire Energy'], 'Étendu')), ...(await said(['Fire Energy'], 'Standard'))]).toEqual([
    ...['banned', 'not-legal'],
  ])
  expect(await find('chariz')).toEqual([
    ...['Charizard', 'Charizard ex', 'Charizard BS 4', 'Charizard ex OBF 125', 'Charizard OBF 228'],
  ])
})

test('CARD-13 cards of Yu-Gi-Oh! say how many copies may be played, and have names of both languages', async () => {
  const { bring, lookUp, legality, find } = await atWork('yugioh')
  const { text } = await bring({ 'cardinfo.json': YUGIOH_CARDS, 'cardinfo-fr.json': YUGIOH_IN_FRENCH })
  expect(text).toContain('Left out: 1 (no card to play; the first is item 5')
  expect(await lookUp(['ash blossom joyous spring', 'Pot de cupidite'])).toMatchObject([
    { card: { name: 'Ash Blossom & Joyous Spring', colours: ['FIRE'], cost: 3 } },
    { card: { name: 'Pot of Greed', colours: [], cost: null } },
  ])
  const names = ['Ash Blossom & Joyous Spring', 'Pot of Greed', 'Called by the Grave', 'Only There']
  for (const format of ['constructed', 'Advanced', 'TCG'])
    expect(await Promise.all(names.map(async (name) => legality(name, format)))).toEqual([
      ...['two-copies', 'banned', 'restricted', 'not-legal'],
    ])
  expect([await legality('Only There', 'OCG'), await legality('Pot of Greed', 'Goat')]).toEqual(['legal', 'restricted'])
  expect(await legality('Ash Blossom & Joyous Spring', 'constructed', '2016-01-01')).toBe('not-legal')
  expect(await find('no card')).toEqual([])
})

test('CARD-14 cards of Lorcana have inks and costs, and are legal by format and day', async () => {
  const { bring, lookUp, legality } = await atWork('lorcana')
  const { text } = await bring({ 'allCards.json': LORCANA_CARDS, 'allCards-fr.json': LORCANA_IN_FRENCH })
  expect(text).toContain('6 items read: 5 cards with 6 names, data of 2026-11-12.')
  const asked = ['ariel on human legs', 'Ariel – Sur ses jambes', 'Two Inks - Of Both', 'The First Chapter']
  expect(await lookUp(asked)).toMatchObject([
    { card: { name: 'Ariel - On Human Legs', colours: ['Amber'], cost: 4 } },
    { card: { name: 'Ariel - On Human Legs' } },
    { card: { colours: ['Amber', 'Steel'], cost: 7 } },
    { card: null },
  ])
  const old = 'Old Card - Rotated'
  expect([await legality(old), await legality(old, 'core', '2026-08-31'), await legality(old, 'Infinity')]).toEqual([
    ...['not-legal', 'legal', 'legal'],
  ])
  const banned = 'Hiram Flaversham - Toymaker'
  expect([await legality(banned), await legality(banned, 'core', '2026-05-01')]).toEqual(['banned', 'legal'])
  const soon = 'New Card - Soon'
  expect([await legality(soon), await legality(soon, 'core', '2026-12-05')]).toEqual(['not-legal', 'legal'])
})

test('CARD-16 a table of our own is read with any of three delimiters, packed or not', async () => {
  const { bring, lookUp, legality } = await atWork('onepiece')
  const byTabs = A_TABLE.replace(' ; ""', ' , ""').replaceAll(';', '\t').replaceAll('\n', '\r\n')
  const files = { 'cards.csv': A_TABLE, 'cards.csv.gz': gzipSync(A_TABLE), 'cards.tsv': byTabs }
  for (const [name, content] of Object.entries(files)) {
    const { code, text } = await bring({ [name]: content })
    expect([code, text]).toEqual([0, expect.stringContaining('3 items read: 3 cards with 8 names')])
    expect(await lookUp(['nami', 'Nami OP01 016', 'Zolo', 'sur deux lignes'])).toMatchObject([
      { card: { name: 'Nami', colours: ['Bleu'], cost: 3, isLand: false } },
      { card: { name: 'Nami' } },
      { card: { colours: ['Rouge', 'Vert'], cost: 2.5 } },
      { card: { isLand: true, cost: null } },
    ])
    expect([await legality('Nami', 'Construit'), await legality('Zolo', 'construit')]).toEqual(['legal', 'two-copies'])
  }
})

test('CARD-16 a file that is not understood is refused with its place and what was expected', async () => {
  const { folder, bring } = await atWork('onepiece')
  const wrong = [
    ['cards.csv', 'name;price\nNami;3', 'line 1: "price" is no column; expected name, printedNames'],
    ['cards.csv', 'colours;cost\nred;3', 'line 1: the head names no column "name"'],
    ['cards.csv', '', 'the table has no head'],
    ['cards.csv', 'name;cost\nNami;3\nZoro;many', 'line 3: cost "many" is no number'],
    ['cards.csv', 'name;releasedOn\nNami;12/05/2026', 'line 2: releasedOn "12/05/2026" is no day'],
    ['cards.csv', 'name;cost\nNami;3;4', 'line 2 has 3 fields, its head 2'],
    ['cards.csv', 'name;cost\n\n"Nami;3\nZoro;2', 'the quotes that open on line 3 or after it never close'],
    ['cards.csv', 'name;cost\n"Nami"x;3', 'line 2: expected an end of the field after its quotes'],
    ['cards.csv', `name\n${'x'.repeat(70_000)}`, 'line 2 is longer'],
    ['cards.json', 'name;cost', 'expected [ or {'],
    [
      'cards.json',
      '[{"id":1},\n{"nom":"Nami"}]',
      'the first, item 1 on line 1, has no shape that is known for onepiece',
    ],
    ['cards.json', '[{"name":"Nami"},\n{"name":', 'in the middle of item 2, on line 2'],
  ] as const
  for (const [name, content, told] of wrong) {
    const { code, text } = await bring({ [name]: content })
    expect([content.slice(0, 40), code, text]).toEqual([content.slice(0, 40), 1, expect.stringContaining(told)])
  }
  expect(readdirSync(folder).filter((each) => each.startsWith('cards-'))).toEqual([])
})

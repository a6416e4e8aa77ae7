import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { operate } from '../../operator.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { SOME_CARDS } from './testing/some-cards.ts'

let server: TestServer
afterEach(() => server.close())

const NOW = new Date('2026-11-27T12:00:00Z')

async function atWork() {
  server = await startServer()
  const folder = server.database.folder
  const written = join(folder, 'brought')
  mkdirSync(written)
  const tablee = (...args: string[]) =>
    operate(['cards', ...args], { DATA_DIR: folder }, { folder: written, now: () => NOW })
  const bring = (name: string, content: string | Buffer) => writeFileSync(join(written, name), content)
  const lookUp = async (names: readonly string[], more = {}) =>
    (await server.call('look-up-cards', { game: 'magic', names, ...more })).body.data
  const find = async (text: string) => (await server.call('find-cards', { game: 'magic', text })).body.data.names
  const games = async () => (await server.send({ method: 'GET', url: '/v1/product' })).json().cardGames
  return { folder, tablee, bring, lookUp, find, games }
}

test('CARD-7 CARD-8 a file is imported beside the running server, which knows it at once', async () => {
  const { folder, tablee, bring, lookUp, find, games } = await atWork()
  expect([await lookUp(['Island']), await find('isl'), await games()]).toEqual([null, [], undefined])
  expect((await tablee('status')).text).toContain('No cards are known')
  bring('default-cards-20261120100512.json', JSON.stringify(SOME_CARDS))
  const { code, text } = await tablee('import', 'default-cards-20261120100512.json', '--game', 'magic')
  expect([code, text.split('\n')]).toEqual([
    0,
    [
      '11 items read: 7 cards with 15 names, data of 2026-11-20. A running server knows them from now on.',
      'Legality is told for duelcommander, legacy, modern, vintage.',
      'Left out: 1 (no card to play; the first is item 9 of default-cards-20261120100512.json).',
      'Left out: 1 (no name; the first is item 11 of default-cards-20261120100512.json).',
      '',
    ],
  ])
  expect(await games()).toEqual(['magic'])
  expect(await find('lightn')).toEqual(['Lightning Bolt', 'Lightning Helix'])
  expect(await find('FOU')).toEqual(['Foudre'])
  expect(await lookUp(['island', 'Foudre', 'Ice', 'petit larcin'])).toMatchObject({
    dataFrom: '2026-11-20',
    cards: [
      { asked: 'island', card: { name: 'Island', isLand: true } },
      { card: { name: 'Lightning Bolt', colours: ['R'], cost: 1, isLand: false } },
      { card: { name: 'Fire // Ice' } },
      { card: { name: 'Brazen Borrower // Petty Theft' } },
    ],
  })
  const file = readdirSync(folder).filter((name) => name.startsWith('cards-'))
  expect(file).toEqual(['cards-magic.sqlite'])
  expect(statSync(join(folder, 'cards-magic.sqlite')).mode & 0o777).toBe(0o600)
  expect((await tablee('status')).text).toContain(
    '7 cards, 15 names, data of 2026-11-20, imported 2026-11-27 12:00 UTC',
  )
  bring(
    'two.json.gz',
    gzipSync(JSON.stringify({ date: '2026-11-25', cards: [{ name: 'Opt', legalities: { modern: 'legal' } }] })),
  )
  expect((await tablee('import', 'two.json.gz', '--game', 'magic')).text).toContain('1 item')
  expect(await lookUp(['Island', 'opt'])).toMatchObject({
    dataFrom: '2026-11-25',
    cards: [{ card: null }, { card: { name: 'Opt' } }],
  })
  expect((await tablee('remove', '--game', 'magic')).code).toBe(0)
  expect([await lookUp(['opt']), await games()]).toEqual([null, undefined])
  expect((await tablee('remove', '--game', 'magic')).code).toBe(1)
})

test('CARD-2 CARD-3 names that are near are offered, and legality is of the format and the day', async () => {
  const { tablee, bring, lookUp } = await atWork()
  const more = {
    name: 'New Card',
    releasedOn: '2026-12-01',
    legalities: {
      modern: [
        { legality: 'legal', from: '2026-12-01' },
        { legality: 'banned', from: '2026-12-10' },
      ],
    },
  }
  bring('a.json', JSON.stringify([...SOME_CARDS, more]))
  await tablee('import', 'a.json', '--game', 'magic')
  const nearOf = async (name: string) => (await lookUp([name], { isNearWanted: true })).cards[0].near
  expect(await nearOf('Lightnign Blt')).toEqual(['Lightning Bolt'])
  expect(await nearOf('Brazen Borower')).toEqual(['Brazen Borrower'])
  expect(await nearOf('foudr')).toEqual(['Foudre'])
  expect(await nearOf('Counterspell')).toEqual([])
  expect((await lookUp(['Lightnign Bolt'])).cards[0].near).toEqual([])
  const many = Array.from({ length: 20 }, () => 'Lightnign Bolt')
  const { cards } = await lookUp(many, { isNearWanted: true })
  expect(cards.filter(({ near }: { near: string[] }) => near.length > 0)).toHaveLength(12)
  const legality = async (name: string, format: string, on = '2026-11-27') =>
    (await lookUp([name], { format, on })).cards[0].card.legality
  expect(await legality('Mox Opal', 'modern')).toBe('banned')
  expect(await legality('Mox Opal', 'duel-commander')).toBe('banned')
  expect(await legality('Black Lotus', 'Vintage')).toBe('restricted')
  expect(await legality('Black Lotus', 'modern')).toBe('not-legal')
  expect(await legality('Fire', 'vintage')).toBe('unknown')
  expect(await legality('Island', 'sealed')).toBeUndefined()
  expect(await legality('New Card', 'modern')).toBe('not-legal')
  expect(await legality('New Card', 'modern', '2026-12-05')).toBe('legal')
  expect(await legality('New Card', 'modern', '2026-12-10')).toBe('banned')
})

test('CARD-7 what cannot be read is named by its item, and leaves what was imported before', async () => {
  const { folder, tablee, bring, lookUp } = await atWork()
  bring('right.json', JSON.stringify(SOME_CARDS))
  await tablee('import', 'right.json', '--game', 'magic')
  const wrong = [
    ['cut.json', '[{"name":"Opt"},{"name":"Is', /middle of item 2/],
    ['broken.json', '[{"name":"Opt"},{"name":Is}]', /item 2, at byte 16 and up to line 1, is no JSON/],
    ['none.json', '[]', /names no card/],
    ['text.json', 'name;cost', /no JSON list/],
    ['false.gz', 'no gzip', /false\.gz/],
  ] as const
  for (const [name, content, told] of wrong) {
    bring(name, content)
    const { code, text } = await tablee('import', name, '--game', 'magic')
    expect([name, code, text]).toEqual([name, 1, expect.stringMatching(told)])
  }
  expect((await tablee('import', 'missing.json', '--game', 'magic')).code).toBe(1)
  expect((await tablee('import', 'right.json', '--game', 'chess')).code).toBe(1)
  for (const args of [
    [],
    ['import'],
    ['import', 'right.json'],
    ['status', 'magic'],
    ['remove'],
    ['grow', '--game', 'magic'],
  ])
    expect((await tablee(...args)).code).toBe(2)
  expect(readdirSync(folder).filter((name) => name.startsWith('cards-'))).toEqual(['cards-magic.sqlite'])
  expect(await lookUp(['Island'])).toMatchObject({ cards: [{ card: { name: 'Island' } }] })
  writeFileSync(join(folder, 'cards-magic.sqlite'), 'no database')
  expect(await lookUp(['Island'])).toBeNull()
  expect((await tablee('status')).text).toContain('cannot be used: import it again')
})

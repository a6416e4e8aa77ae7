import { randomInt } from 'node:crypto'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { LORCANA } from '@tablee/domain/tournaments/rule-packs/lorcana'
import { MAGIC } from '@tablee/domain/tournaments/rule-packs/magic'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { YUGIOH } from '@tablee/domain/tournaments/rule-packs/yugioh'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { MARGIN, type Square, squareOf } from '../../../ui/square.ts'
import { venue } from '../testing/venue.ts'
import { readRoundFragment, roundFragments } from './round-fragments.ts'
import { readRoundText, roundText } from './round-text.ts'
import { bytesOf, signsOf } from './signs.ts'
import { longNames } from './testing/long-names.ts'

const addressOf = (fragment: string) => `https://tournois.example.org/tournament/ABCDEF/scan#${fragment}`
const roundOf = (players: number) => started(venue(longNames(players), { capacity: 512 }))

/** In CSS pixels, of a phone of 360 on which the code takes all the width. */
const modulePx = ({ size }: Square) => 360 / (size + 2 * MARGIN)

test('CAVE-36 a round of 60 people fits one code, each module of which has 3 px on a phone of 360 px', async () => {
  const [only, ...more] = await roundFragments(roundOf(60))
  expect(more).toEqual([])
  const square = squareOf(addressOf(only ?? ''))
  expect([square.size, modulePx(square)]).toEqual([101, expect.closeTo(3.3, 2)])
  expect(modulePx(square)).toBeGreaterThanOrEqual(3)
})

const SCORES_OF_FIVE: RulePack['scoresAllowed'] = [5, 4, 3, 2, 1, 0].flatMap((won) =>
  [4, 3, 2, 1, 0].filter((lost) => lost <= won).map((lost) => [won, lost] as const),
)

test.each<readonly [string, Pick<RulePack, 'scoresAllowed'>]>([
  ['Magic', MAGIC],
  ['Lorcana', LORCANA],
  ['Yu-Gi-Oh!', YUGIOH],
  ['a single game', { scoresAllowed: [[1, 0]] }],
  ['nine games', { scoresAllowed: SCORES_OF_FIVE }],
])('CAVE-47 the code of a round says the scores of %s, and is no larger for 60 people', async (...row) => {
  const [, { scoresAllowed }] = row
  const round = roundOf(60)
  const [only = '', ...more] = await roundFragments({ ...round, rules: { ...round.rules, scoresAllowed } })
  expect(more).toEqual([])
  expect((await readRoundFragment(only))?.scores).toEqual(scoresAllowed)
  expect(squareOf(addressOf(only)).size).toBe(101)
})

test('CAVE-47 a bracket has no draws, and a code from before, or one that says what no match ends in, the usual scores', async () => {
  const four = roundOf(4)
  const ranked = withResults(four)
  const bracket = after(ranked, startCut(ranked, { wish: { by: 'size', size: 2 }, afterRound: 1, seed: 's' }))
  const [fragment = ''] = await roundFragments(bracket)
  expect((await readRoundFragment(fragment))?.scores).toEqual([
    [2, 0],
    [2, 1],
    [1, 0],
  ])
  for (const said of ['', '\t', '\t1', '\t201', '\t02', '\t2020', '\t2-0', `\t${'10'.repeat(25)}`]) {
    const read = readRoundText(`1\t1\tA\t1\t1\t\tNom${said}\n\tZoé\tMax`)
    expect([said, read?.scores]).toEqual([said, MAGIC.scoresAllowed])
  }
})

test.each([2, 3, 16, 61, 120, 256])(
  'CAVE-36 %i people are read from what a camera sees of the codes',
  async (players) => {
    const tournament = roundOf(players)
    const seen: string[] = []
    for (const fragment of await roundFragments(tournament)) {
      const square = squareOf(addressOf(fragment))
      expect(modulePx(square)).toBeGreaterThanOrEqual(3)
      const scanned = decodeQR(photographOf(square))
      expect(scanned).toBe(addressOf(fragment))
      const part = await readRoundFragment(new URL(scanned).hash.slice(1))
      for (const { table, names } of part?.tables ?? []) seen.push(...names.map((name) => `${table} ${name}`))
    }
    const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
    const seats = tournament.matches.flatMap((match) =>
      match.kind === 'played'
        ? match.sides.flat().map((id) => `${match.table} ${names.get(id)}`)
        : [`null ${names.get(match.player)}`],
    )
    expect(seen.toSorted()).toEqual(seats.toSorted())
  },
)

test('CAVE-36 what is no round is read as none, whatever stands in it', async () => {
  const [fragment = ''] = await roundFragments(roundOf(8))
  const seed = randomInt(1e9)
  let state = seed
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % below
  }
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:#%é '
  for (let count = 0; count < 500; count++) {
    const at = 1 + random(fragment.length - 1)
    const damaged = fragment.slice(0, at) + signs.charAt(random(signs.length)) + fragment.slice(at + random(3))
    const read = await readRoundFragment(damaged).catch((error: unknown) => error)
    if (read !== null) expect([seed, damaged, read]).toEqual([seed, damaged, expect.objectContaining({ round: 1 })])
  }
  for (const text of [
    '',
    '1',
    'x\n',
    '2\t1\tA\t1\t1\t\tN\n\tZoé',
    '1\t1\tA\t2\t1\t\tN\n\tZoé',
    '1\t1\tA\t1\t1\t\tN\n\t',
  ]) {
    expect([text, readRoundText(text)]).toEqual([text, null])
  }
})

test('CAVE-36 a code that holds more than a round does is not unpacked', async () => {
  const bytes = new Uint8Array(
    await new Response(
      new Response(new Uint8Array(50_000_000)).body?.pipeThrough(new CompressionStream('deflate-raw')) ?? null,
    ).arrayBuffer(),
  )
  expect(await readRoundFragment(`R${signsOf(bytes)}`)).toBeNull()
})

test('CAVE-36 bytes come back from their signs, and tables from their text', () => {
  for (let length = 0; length < 9; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => 255 - index)
    expect(bytesOf(signsOf(bytes))).toEqual(bytes)
  }
  for (const other of ['A', '::::', ':::', '::', 'a11']) expect([other, bytesOf(other)]).toEqual([other, null])
  const tables = [
    { table: 1, names: ['Zoé', '12'] },
    { table: 5, names: ['A', 'B', 'C'] },
    { table: 6, names: ['-', '#'] },
    { table: null, names: ['Max'] },
  ]
  const part = {
    round: 3,
    stamp: 'K',
    part: 1,
    parts: 2,
    prefix: 'B',
    name: 'Dans la cave',
    scores: YUGIOH.scoresAllowed,
    tables,
  }
  expect(readRoundText(roundText(part))).toEqual(part)
})

/** Three pixels a module, as grey as a camera has it. */
function photographOf(square: Square) {
  const side = (square.size + 2 * MARGIN) * 3
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [Math.floor((at % side) / 3) - MARGIN, Math.floor(at / side / 3) - MARGIN]
    const isInside = x >= 0 && y >= 0 && x < square.size && y < square.size
    data.set(isInside && square.isDark(x, y) ? [40, 40, 40, 255] : [210, 210, 210, 255], at * 4)
  }
  return { width: side, height: side, data }
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerId } from '../tournaments/testing/a-tournament.ts'
import { deckStatistics } from './deck-statistics.ts'
import { alone, aMatch } from './testing/a-match.ts'

const players = (decks: Readonly<Record<string, string | null>>) =>
  Object.entries(decks).map(([id, deck]) => ({ id: playerId(id), deck }))

test('AADM-7 decks are counted with their matches, the best first, those without a name last', () => {
  const field = players({ ana: 'Burn', bob: 'Control', cyd: 'Burn', dov: null, eve: 'Elves' })
  const { rows, ...totals } = deckStatistics(field, [
    aMatch('ana', '2-1', ['bob']),
    aMatch('dov', '2-0', ['cyd']),
    aMatch('bob', '1-1', ['dov', 2]),
    aMatch('cyd', '2-0', ['bob', 2]),
  ])
  expect(totals).toEqual({ players: 5, mirrorMatches: 0 })
  expect(rows).toEqual([
    {
      deck: 'Burn',
      players: 2,
      share: 0.4,
      matchesWon: 2,
      matchesLost: 1,
      matchesDrawn: 0,
      winRate: 2 / 3,
      mirrorMatches: 0,
    },
    {
      deck: 'Control',
      players: 1,
      share: 0.2,
      matchesWon: 0,
      matchesLost: 2,
      matchesDrawn: 1,
      winRate: 0,
      mirrorMatches: 0,
    },
    {
      deck: 'Elves',
      players: 1,
      share: 0.2,
      matchesWon: 0,
      matchesLost: 0,
      matchesDrawn: 0,
      winRate: null,
      mirrorMatches: 0,
    },
    {
      deck: null,
      players: 1,
      share: 0.2,
      matchesWon: 1,
      matchesLost: 0,
      matchesDrawn: 1,
      winRate: 0.5,
      mirrorMatches: 0,
    },
  ])
})

test('AADM-7 mirror matches, byes, losses without an opponent and unfinished matches are left out', () => {
  const field = players({ ana: 'Burn', bob: 'burn', cyd: 'Control', dov: null, eve: null })
  const { rows, mirrorMatches } = deckStatistics(field, [
    aMatch('ana', '2-0', ['bob']),
    aMatch('dov', '2-0', ['eve']),
    alone('bye', 'cyd'),
    alone('loss', 'ana', 2),
    aMatch('ana', '?', ['cyd', 2]),
    aMatch('bob', '!', ['cyd', 3]),
    aMatch('cyd', '2-0', ['ana', 4]),
  ])
  expect(mirrorMatches).toBe(2)
  expect(rows.map((row) => [row.deck, row.matchesWon, row.matchesLost, row.matchesDrawn, row.mirrorMatches])).toEqual([
    ['Control', 1, 0, 0, 0],
    ['Burn', 0, 1, 0, 1],
    [null, 0, 0, 0, 1],
  ])
})

test('AADM-7 capitals, accents and the order of the commanders make no other deck', () => {
  const field = players({ ana: 'Tymna / Thrasios', bob: 'THRASIOS / tymna', cyd: 'Tymna', dov: 'Élan', eve: 'elan' })
  expect(deckStatistics(field, []).rows.map(({ deck, players }) => [deck, players])).toEqual([
    ['Élan', 2],
    ['Tymna / Thrasios', 2],
    ['Tymna', 1],
  ])
})

test('AADM-7 an opponent who is not in the list counts as another deck; nobody at all is no row', () => {
  expect(deckStatistics(players({ ana: 'Burn' }), [aMatch('gone', '0-2', ['ana'])]).rows[0]).toMatchObject({
    matchesWon: 1,
  })
  expect(deckStatistics([], [aMatch('gone', '0-2', ['other'])])).toEqual({ rows: [], players: 0, mirrorMatches: 0 })
})

test('AADM-7 as many wins as losses in all, and shares that make one', () => {
  const names = ['ana', 'bob', 'cyd', 'dov', 'eve']
  const field = fc.tuple(...names.map(() => fc.constantFrom('Burn', 'Control', 'Elves', null)))
  const played = fc.record({
    pair: fc.shuffledSubarray(names, { minLength: 2, maxLength: 2 }),
    result: fc.constantFrom('2-0', '2-1', '1-1', '0-2', '?'),
  })
  fc.assert(
    fc.property(field, fc.array(played), (decks, matches) => {
      const list = names.map((name, index) => ({ id: playerId(name), deck: decks[index] ?? null }))
      const { rows, mirrorMatches } = deckStatistics(
        list,
        matches.map(({ pair: [one = '', other = ''], result }) => aMatch(one, result, [other])),
      )
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
      expect(sum((row) => row.matchesWon)).toBe(sum((row) => row.matchesLost))
      expect(sum((row) => row.share)).toBeCloseTo(1)
      expect(sum((row) => row.matchesWon + row.matchesLost + row.matchesDrawn)).toBe(
        2 * (matches.filter(({ result }) => result !== '?').length - mirrorMatches),
      )
      const rates = rows.filter(({ deck }) => deck !== null).map(({ winRate }) => winRate ?? -1)
      expect(rates).toEqual(rates.toSorted((one, other) => other - one))
    }),
  )
})

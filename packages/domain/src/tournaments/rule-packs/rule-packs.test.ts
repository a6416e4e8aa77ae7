import { expect, test } from 'vitest'
import { hasDrawnGames, isAllowedScore, scoreChoices } from '../results/score.ts'
import { customiseRules } from './customise-rules.ts'
import { GAMES } from './rule-pack.ts'
import { findRulePack, RULE_PACKS, rulePackFor } from './rule-packs.ts'

/** Their texts do not settle everything, or could not be read whole. */
const NEW_GAMES = ['onepiece', 'starwars', 'fleshandblood', 'digimon', 'riftbound', 'dragonball']

test('NONE-8 every game has its pack, dated and naming its source', () => {
  for (const game of GAMES) expect(rulePackFor(game).game).toBe(game)
  for (const pack of RULE_PACKS) {
    expect(findRulePack(pack.id)).toBe(pack)
    expect(pack.id.replace(/\.\d$/, '')).toBe(`${pack.game}-${pack.version}`)
    expect(pack.source).not.toBe('')
  }
  expect(findRulePack('magic-1993-08-05')).toBeUndefined()
})

test('NONE-8 a pack survives being stored as JSON', () => {
  for (const pack of RULE_PACKS) expect(JSON.parse(JSON.stringify(pack))).toEqual(pack)
})

test('NONE-8 every published pack keeps to the bounds of a customised one', () => {
  for (const pack of RULE_PACKS) expect(customiseRules(pack, {})).toEqual({ accepted: true, value: pack })
})

test('NONE-8 only games with a tournament document are official', () => {
  expect(GAMES.filter((game) => !rulePackFor(game).official)).toEqual(['altered', 'other', ...NEW_GAMES])
})

test('the grid of Magic reads 2-0, 2-1, 1-0, 1-1, 0-0, 0-1, 1-2, 0-2', () => {
  const grid = scoreChoices(rulePackFor('magic').scoresAllowed).map(({ wins1, wins2 }) => `${wins1}-${wins2}`)
  expect(grid).toEqual(['2-0', '2-1', '1-0', '1-1', '0-0', '0-1', '1-2', '0-2'])
})

test('beside every result of Magic a drawn game can stand; where no match ends level, none does', () => {
  const { scoresAllowed } = rulePackFor('magic')
  const drawn = scoreChoices(scoresAllowed, 1)
  expect(drawn.map(({ wins1, wins2, draws }) => `${wins1}-${wins2}-${draws}`)).toContain('1-1-1')
  expect(drawn.every((score) => isAllowedScore(score, scoresAllowed))).toBe(true)
  expect(hasDrawnGames(scoresAllowed)).toBe(true)
  expect(hasDrawnGames(rulePackFor('yugioh').scoresAllowed)).toBe(false)
  expect(
    hasDrawnGames([
      [1, 0],
      [0, 0],
    ]),
  ).toBe(false)
})

test('NONE-8 Yu-Gi-Oh! knows no draw', () => {
  const { scoresAllowed } = rulePackFor('yugioh')
  expect(isAllowedScore({ wins1: 1, wins2: 1, draws: 0 }, scoresAllowed)).toBe(false)
  expect(isAllowedScore({ wins1: 1, wins2: 2, draws: 0 }, scoresAllowed)).toBe(true)
})

test('the tables of rounds and cuts only ever grow', () => {
  for (const { recommendedRounds, topCut } of RULE_PACKS) {
    for (const table of [recommendedRounds.map(Object.values), topCut.map(Object.values)]) {
      for (const [index, [players, size]] of table.slice(1).entries()) {
        expect(players).toBeGreaterThan(table[index]?.[0])
        expect(size).toBeGreaterThanOrEqual(table[index]?.[1])
      }
    }
  }
})

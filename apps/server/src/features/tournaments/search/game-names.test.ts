import { FORMATS_BY_GAME } from '@tablee/domain/tournaments/life/announcement'
import { gameNamed } from '@tablee/domain/tournaments/rescue/game-named'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { gameTypes as english } from '@tablee/messages/en/games'
import { gameTypes as french } from '@tablee/messages/fr/games'
import { GAME_MARKS } from '@tablee/messages/game-marks'
import { expect, test } from 'vitest'
import { gameCalled } from './game-names.ts'
import { wordsOf } from './words.ts'

const NAMED = GAMES.filter((game) => game !== 'other')

test.each(NAMED)(
  'GAME-9 %s is found by the name that screens give it, in both languages, and read from other tools',
  (game) => {
    for (const names of [french, english]) {
      expect(gameCalled(wordsOf(names[game]))).toBe(game)
      expect(gameNamed(names[game])).toBe(game)
    }
  },
)

test('GAME-9 no two games share a mark or a tint, and each begins with a format', () => {
  const marks = GAMES.map((game) => GAME_MARKS[game])
  expect(new Set(marks.map(({ path }) => path)).size).toBe(GAMES.length)
  expect(new Set(marks.map(({ tint }) => tint)).size).toBe(GAMES.length)
  for (const game of GAMES) expect(new Set(FORMATS_BY_GAME[game]).size).toBe(FORMATS_BY_GAME[game].length)
})

import { expect, test } from 'vitest'
import { tidyDecklistText } from './decklists/decklist.ts'
import { isUnseen } from './seen-text.ts'
import { typedName } from './tournaments/players/player-name.ts'

const NOTHING = [
  '',
  ' ',
  '\u00A0\t\n',
  '\u200B',
  '\u2060',
  '\u3164',
  '\u115F\u1160',
  '\uFFA0',
  '\u2800',
  '\uFE0F',
  '\u{E0020}',
  '\u00AD\u180E',
]

test.each(NOTHING)('REGI-3 %j is nothing, as a deck and as a name', (text) => {
  expect(isUnseen(text)).toBe(true)
  expect(tidyDecklistText(text)).toBe('')
  expect(typedName(text)).toBe('')
})

test('REGI-3 whatever can be seen stays: a deck as it was, a name without what fills it up', () => {
  expect(tidyDecklistText('1 Île\u3164\n')).toBe('1 Île\u3164')
  expect(typedName('Zoé\u3164')).toBe('Zoé')
  expect(typedName('a\u2800b')).toBe('a b')
  for (const name of ['Zoé', '김민준', 'Ⅷ', '🃏', '❤️', 'عمر', 'ꦫꦠꦸ']) expect(isUnseen(name), name).toBe(false)
})

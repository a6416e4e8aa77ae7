import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Zoé', 'Z'],
  ['Maximilien-Alexandre de la Rochefoucauld', 'MR'],
  ['élodie martin', 'ÉM'],
  ['e\u0301lodie', 'E\u0301'],
  ['dark_wizard-77', 'D7'],
  ['🎴 Zoé', 'Z'],
  ['李 小龍', '李小'],
  ['***', '?'],
  ['', '?'],
])('LAY-2 the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

import { expect, test } from 'vitest'
import { withDe } from './elision.ts'

test.each([
  ['Zoé', 'de Zoé'],
  ['Oscar', 'd’Oscar'],
  ['Élodie', 'd’Élodie'],
  ['élise', 'd’élise'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Y', 'de Y'],
  ['Hugo', 'de Hugo'],
  ['8-bit', 'de 8-bit'],
  ['', 'de '],
])('LAY-11 %s after “de” is “%s”', (name, written) => {
  expect(withDe(name)).toBe(written)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexLetter, inIndexOrder, isOfDesk, readDeskLetters, shareLetters } from './desk-letters.ts'

test.each([
  ['élodie', 'E'],
  ['Œdipe', 'O'],
  ['Ænima', 'A'],
  ['  zoé', 'Z'],
  ['Ça va', 'C'],
  ['42', '#'],
  ['Ωmega', '#'],
  ['', '#'],
])('SHOP-44 "%s" is looked for under %s', (name, letter) => {
  expect(indexLetter(name)).toBe(letter)
})

test('SHOP-44 names stand in the order of the index, those without a letter behind', () => {
  expect(inIndexOrder(['42', 'zoé', 'Élodie', 'Eva 10', 'Eva 9'], (name) => name)).toEqual([
    'Élodie',
    'Eva 9',
    'Eva 10',
    'zoé',
    '42',
  ])
})

test('SHOP-46 two desks share the letters by how many people there are', () => {
  const names = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}…`)
  expect(shareLetters(names, 2)).toEqual([
    { from: 'A', to: 'M' },
    { from: 'N', to: '#' },
  ])
  expect(shareLetters([...names, ...Array.from({ length: 30 }, (_, at) => `Léa ${at}`)], 2)).toEqual([
    { from: 'A', to: 'L' },
    { from: 'M', to: '#' },
  ])
})

test('SHOP-46 everybody is of one desk and of no other, whatever they are called and however many desks there are', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(name, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (names, desks) => {
      const shares = shareLetters(names, desks)
      expect(shares.length).toBeLessThanOrEqual(desks)
      for (const one of [...names, 'Ada', 'Zoé', '7'])
        expect(shares.filter((share) => isOfDesk(one, share))).toHaveLength(1)
    }),
  )
})

test('SHOP-46 what was kept is read again, and nothing else', () => {
  expect(readDeskLetters(JSON.parse('{"from":"A","to":"L"}'))).toEqual({ from: 'A', to: 'L' })
  for (const kept of [undefined, null, 'A', {}, { from: 'L', to: 'A' }, { from: 'a', to: 'l' }, { from: 'A' }])
    expect(readDeskLetters(kept)).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { nameKey } from './player-name.ts'
import { shownApart, takenName, youthName, youthTeamName } from './youth-name.ts'

const MARTIN = { firstName: 'Léa', lastName: 'Martin' }

describe('MINR-1: what everybody reads at a youth event', () => {
  test.each([
    ['Léa Martin', 'Léa M.'],
    ['MARTIN Léa', 'Léa M.'],
    ['Jean-Pierre de la Tour', 'Jean-Pierre T.'],
    ['lea.martin', 'lea M.'],
    ['lea_martin', 'lea M.'],
    ['lea.martin@school.fr', 'lea F.'],
    ['Léa Martin (2)', 'Léa M.'],
    ['Zoé  éluard', 'Zoé É.'],
    ['le petit martin', 'le M.'],
  ])('%s is read as %s', (typed, shown) => {
    expect(youthName(typed)).toBe(shown)
  })

  test.each(['Dragon', 'Dragon 2', 'Léa', 'Léa M.', 'Léa M', 'Léa M. 2', 'Nº 12', '…', ''])(
    '%s is a pseudonym, a first name or shortened already',
    (typed) => {
      expect(youthName(typed)).toBe(typed)
    },
  )

  test.each(['Martin', 'martin', 'MartinLea2014', 'Léa.Martin', 'Martin 2'])(
    'a pseudonym that holds the last name is none: %s',
    (typed) => {
      expect(youthName(typed, MARTIN)).toBe('Léa M.')
    },
  )

  test('a pseudonym of somebody whose names are known stays', () => {
    expect(youthName('Dragon', MARTIN)).toBe('Dragon')
    expect(youthName('Léa', { firstName: 'Léa', lastName: 'Léa' })).toBe('Léa')
    expect(youthName('Lea Li', { firstName: 'Léa', lastName: 'Li' })).toBe('Lea L.')
    expect(youthName('Martin', { firstName: '', lastName: 'Martin' })).not.toContain('artin')
  })

  test('shortened again it is the same, and no longer than a name may be', () => {
    const seed = Math.floor(Math.random() * 2 ** 31)
    const letters = ['a', 'É', 'ß', 'ŉ', '山', '😀', ' ', ' ', '.', '-', '’', '_', '2', '9', 'Z', 'z', '@', '\u0301']
    let state = seed
    const below = (most: number) => {
      state = (state * 48271 + 11) % 2147483647
      return state % most
    }
    for (let run = 0; run < 5000; run++) {
      const typed = Array.from({ length: below(66) }, () => letters[below(letters.length)] ?? '').join('')
      const shown = youthName(typed)
      expect(youthName(shown), `seed ${seed}: ${typed}`).toBe(shown)
      expect(shown.length).toBeLessThanOrEqual(Math.max(64, typed.length))
    }
  })
})

test('MINR-2: two of one first name and initial are told apart by a number', () => {
  const taken = new Set<string>()
  const shown = ['Léa Martin', 'Léa Morel', 'lea mercier'].map((typed) => {
    const { name } = takenName({ isYouth: true }, typed, { taken })
    taken.add(nameKey(name))
    return name
  })
  expect(shown).toEqual(['Léa M.', 'Léa M. 2', 'lea M. 3'])
  expect(shownApart('Zoé', taken)).toBe('Zoé')
})

test('elsewhere a name is taken as it is typed', () => {
  expect(takenName({ isYouth: false }, 'Léa Martin', { taken: new Set() })).toEqual({ name: 'Léa Martin' })
})

test('MINR-36 a new team of a youth event tells no last name of who brings it', () => {
  const lea = { firstName: 'Léa', lastName: 'Martin' }
  const names = ['Les Dragons', 'Les Martin', 'Famille MARTIN de Lyon', 'TeamMartin', 'Les Martinets']
  expect(names.map((name) => youthTeamName(name, lea))).toEqual([
    ...['Les Dragons', 'Les M.', 'Famille M. de Lyon', 'Léa M.', 'Léa M.'],
  ])
  const compound = { firstName: 'Ana', lastName: 'Le Goff' }
  expect(youthTeamName('Les Le Goff', compound)).toBe('Les L. G.')
  expect(youthTeamName('Gang', { firstName: 'Ana', lastName: '' })).toBe('Gang')
})

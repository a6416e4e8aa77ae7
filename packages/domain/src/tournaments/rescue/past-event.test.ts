import { expect, test } from 'vitest'
import { readPastEvent } from './past-event.ts'

const places = (text: string) =>
  readPastEvent(text).read?.places.map(({ place, name, won, drawn }) => `${place} ${name} ${won}/${drawn}`)

test('RESC-11 standings alone are a past evening: places as given, wins from points', () => {
  expect(places('Rang;Nom;Points\n1;Zoé;7\n2;Max;6\n2;Léa;6\n4;Inès;0')).toEqual([
    ...['1 Zoé 2/1', '2 Max 2/0', '2 Léa 2/0', '4 Inès 0/0'],
  ])
  expect(readPastEvent('Rang;Nom;Points\n1;Zoé;7').read?.winsFrom).toBe('points')
})

test('RESC-11 a record beats points, and without ranks the order counts', () => {
  expect(places('Player;Record;Points\nZoé;2-0-1;7\nMax;0-1-2;2')).toEqual(['1 Zoé 2/1', '2 Max 0/2'])
})

test('RESC-11 rounds beside standings tell the wins; rounds alone tell the places too', () => {
  const rounds = 'Ronde 1\nZoé;Max;1-1\nLéa;Inès;2-0\nRonde 2\nLéa;Zoé;2-0\nMax;Inès;2-0\n'
  expect(places(`${rounds}Classement\nRang;Nom;Points\n1;Léa;6\n2;Max;4\n3;Zoé;1\n4;Inès;0`)).toEqual([
    ...['1 Léa 2/0', '2 Max 1/1', '3 Zoé 0/1', '4 Inès 0/0'],
  ])
  expect(readPastEvent(rounds).read?.winsFrom).toBe('rounds')
  expect(places(rounds)).toEqual(['1 Léa 2/0', '2 Max 1/1', '3 Zoé 0/1', '4 Inès 0/0'])
})

test('RESC-11 rows without headings are standings, and a line that is none is told by its number', () => {
  expect(places('Vendredi Modern\n1. Zoé Martin 9\n2. Max 6')).toEqual(['1 Zoé Martin 3/0', '2 Max 2/0'])
  expect(readPastEvent('Vendredi Modern\n1. Zoé Martin 9').read?.name).toBe('Vendredi Modern')
  expect(places('1;Zoé;9\n2;Max;6')).toEqual(['1 Zoé 3/0', '2 Max 2/0'])
  expect(readPastEvent('Vendredi\n1. Zoé 9\n2. Max six').fault).toMatchObject({ kind: 'cells', line: 3 })
})

test('RESC-11 points that no evening can give are points of something else', () => {
  expect(readPastEvent('Rang;Nom;Points\n1;Zoé;1250\n2;Max;900').read).toMatchObject({
    ...{
      winsFrom: 'nowhere',
      places: [
        { name: 'Zoé', place: 1, won: 0 },
        { name: 'Max', place: 2 },
      ],
    },
  })
})

test.each([
  ['nothing', '', { kind: 'empty' }],
  ['a match without a result', 'Ronde 1\nZoé;Max;2-0\nLéa;Inès;', { kind: 'missingResult', line: 3, round: 1 }],
  ['somebody without a name', 'Rang;Nom;Points\n1;BYE;7', { kind: 'name', line: 2 }],
  [
    'too many',
    `Nom;Points\n${Array.from({ length: 501 }, (_, place) => `P${place};1`).join('\n')}`,
    { kind: 'tooMany' },
  ],
])('RESC-11 %s is told', (_, text, fault) => {
  expect(readPastEvent(text).fault).toMatchObject(fault)
})

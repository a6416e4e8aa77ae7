import { expect, test } from 'vitest'
import { heldOnIn, nameOfFile } from './held-on.ts'

test.each([
  ['the name of the file', '', '2026-03-14 Vendredi.csv', '2026-03-14'],
  ['the name without separators', '', 'fnm_20260314.csv', '2026-03-14'],
  ['a French name', '', 'FNM 14-03-2026.tsv', '2026-03-14'],
  ['a title', 'Vendredi du 14/03/2026\nRang;Nom;Points', 'a.csv', '2026-03-14'],
  ['a title in words', 'Samedi 1er mars 2026\nRang;Nom', 'a.csv', '2026-03-01'],
  ['a title with accents', 'le 3 févr. 2026', '', '2026-02-03'],
  ['an English title', 'Standings, March 14th, 2026', '', '2026-03-14'],
  ['an American date that can be no other', 'Printed 03/14/2026', '', '2026-03-14'],
  ['TOM', '<data><startdate>03/04/2026</startdate></data>', 'x.tdf', '2026-03-04'],
  ['Challonge', '{"tournament":{"started_at":"2026-03-14T19:00:00+01:00"}}', 'x.json', '2026-03-14'],
  ['start.gg', '{"data":{"event":{"startAt":1773514800}}}', 'x.json', '2026-03-14'],
])('RESC-8 the day is read from %s', (...[, text, fileName, day]) => {
  expect(heldOnIn(text, fileName)).toBe(day)
})

test.each(['', 'Rang;Nom;Points\n1;Zoé;12', 'le 31/02/2026', '1 2 2026', 'mai 2026', '20261'])(
  'RESC-8 "%s" tells no day',
  (text) => {
    expect(heldOnIn(text, text)).toBeNull()
  },
)

test('RESC-8 a file is called as its name, without date and ending', () => {
  expect(['2026-03-14_Vendredi_Modern.csv', 'FNM 14-03-2026.tsv', '20260314.csv'].map(nameOfFile)).toEqual([
    ...['Vendredi Modern', 'FNM', ''],
  ])
})

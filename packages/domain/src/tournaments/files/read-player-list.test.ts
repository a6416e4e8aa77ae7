import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameKey, tidyName } from '../players/player-name.ts'
import { MOST_LISTED_PLAYERS, readPlayerList } from './read-player-list.ts'

const NOBODY: ReadonlySet<string> = new Set()
const namesIn = (text: string) => readPlayerList(text, NOBODY).names.map(({ name }) => name)

test.each([
  ['lines', 'Zoé\nMax\r\nLéa', ['Zoé', 'Max', 'Léa']],
  ['blank lines and blanks', '\n  Zoé  \n\t\n Max\n\n', ['Zoé', 'Max']],
  ['a single line', 'Zoé, Max, Léa', ['Zoé', 'Max', 'Léa']],
  ['a numbered list', '1. Zoé\n2. Max\n10. Léa', ['Zoé', 'Max', 'Léa']],
  ['bullets', '- Zoé\n• Max', ['Zoé', 'Max']],
  ['a number that belongs to one name', '1. FC\nMax', ['1. FC', 'Max']],
  ['a comma inside the name', 'Durand, Zoé\nMartin, Max', ['Durand, Zoé', 'Martin, Max']],
  ['the first column without a heading', 'Zoé;zoe@example.org\nMax;max@example.org', ['Zoé', 'Max']],
  ['both parts of a line among plain ones', 'Zoé\nMarie-Noëlle;Dupont\nMax', ['Zoé', 'Marie-Noëlle Dupont', 'Max']],
  ['the same at the beginning', 'Marie-Noëlle;Dupont\nMax', ['Marie-Noëlle Dupont', 'Max']],
  ['one column with its heading', 'Joueur\nZoé\nMax', ['Zoé', 'Max']],
  ['French headings', 'Nom;Prénom;Courriel\nDurand;Zoé;a@b.fr\nMartin;Max;', ['Zoé Durand', 'Max Martin']],
  ['English headings', 'First name,Last name\nZoé,Durand\nMax,Martin', ['Zoé Durand', 'Max Martin']],
  [
    'a pseudonym, and the name of who has none',
    'nom;prénom;PSEUDO\nDurand;Zoé;zozo\nMartin;Max;',
    ['zozo', 'Max Martin'],
  ],
  ['tabs from a spreadsheet', 'Player\tDeck\nZoé\tBurn\nMax\tElfes', ['Zoé', 'Max']],
  ['quotes', 'name,deck\n"Durand, Zoé","Burn"\n"Max ""le Roc""",x', ['Durand, Zoé', 'Max "le Roc"']],
  ['a quote that nobody closes', 'Zoé\n"Max\nLéa', ['Zoé', '"Max', 'Léa']],
  ['a byte order mark', '\uFEFFpseudo;x\nZoé;1', ['Zoé']],
  ['other scripts', 'محمد\n🐉 Dragon 🐉\nЖеня', ['محمد', '🐉 Dragon 🐉', 'Женя']],
  ['nothing', ' \n;;\n', []],
])('STAK-12 a list is read from %s', (_, text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test('STAK-12 a name that comes again is there once, and is told', () => {
  expect(readPlayerList('Zoé\nMax\nZOE\n zoé \nMax', NOBODY)).toEqual({
    names: [
      { name: 'Zoé', fault: null },
      { name: 'Max', fault: null },
    ],
    doubles: ['Zoé', 'Max'],
    isFirstColumn: false,
  })
})

test.each([
  ['Zoé;zoe@example.org\nMax;max@example.org', true],
  ['Nom;Prénom\nDurand;Zoé', false],
  ['Zoé\nMarie-Noëlle;Dupont', false],
  ['Zoé, Max, Léa', false],
])('STAK-12 of a table without a heading it is told that only its first column is taken: %j', (text, isTold) => {
  expect(readPlayerList(text, NOBODY).isFirstColumn).toBe(isTold)
})

test('STAK-12 names that cannot be added stay in the list with why', () => {
  const long = 'W'.repeat(65)
  expect(readPlayerList(`Zoé\nbye\n${long}\nMax`, new Set([nameKey('ZOÉ')])).names).toEqual([
    { name: 'Zoé', fault: 'taken' },
    { name: 'bye', fault: 'reserved' },
    { name: long, fault: 'too_long' },
    { name: 'Max', fault: null },
  ])
})

test('STAK-12 500 names with doubles and blank lines are one list; beyond that the rest is told', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `Joueur ${index % 400}\n${index % 3 === 0 ? '\n' : ''}`)
  const list = readPlayerList(lines.join(''), NOBODY)
  expect(list.names).toHaveLength(400)
  expect(list.doubles).toHaveLength(100)
  const many = Array.from({ length: 600 }, (_, index) => `Joueur ${index}`).join('\n')
  const faults = readPlayerList(many, NOBODY).names.map(({ fault }) => fault)
  expect(faults.filter((fault) => fault === null)).toHaveLength(MOST_LISTED_PLAYERS)
  expect(faults.slice(MOST_LISTED_PLAYERS)).toEqual(Array.from({ length: 100 }, () => 'too_many'))
})

const anyText = fc.string({
  unit: fc.constantFrom('a', 'é', 'B', '"', ';', ',', '\t', '\n', '\r', ' ', '1', '.', '-', '\uFEFF', '🐉', 'م'),
})

test('STAK-12 whatever is pasted, each name is tidy, there once, and came from the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { names, doubles } = readPlayerList(text, NOBODY)
      const keys = names.map(({ name }) => nameKey(name))
      expect(new Set(keys).size).toBe(keys.length)
      const letters = new Set(tidyName(text))
      for (const { name } of names) {
        expect(name).toBe(tidyName(name))
        expect(name).not.toBe('')
        for (const letter of name) expect(letters.has(letter) || letter === ' ').toBe(true)
      }
      for (const double of doubles) expect(keys).toContain(nameKey(double))
    }),
    { numRuns: 2_000 },
  )
})

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ';', ',', '\t', '\n', ' ', 'Z', '🐉'), maxLength: 12 })

test('STAK-12 a table that a spreadsheet writes comes back name by name', () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 20 }), fc.constantFrom(';', ',', '\t'), (cells, separator) => {
      const text = ['deck', ...cells.map(() => 'x')].map(
        (deck, row) => `${deck}${separator}${quoted(cells[row - 1] ?? 'pseudo')}`,
      )
      const expected = new Map(
        cells
          .map(tidyName)
          .filter((name) => name !== '')
          .map((name) => [nameKey(name), name]),
      )
      expect(namesIn(text.join('\r\n')).map(nameKey)).toEqual([...expected.keys()])
    }),
  )
})

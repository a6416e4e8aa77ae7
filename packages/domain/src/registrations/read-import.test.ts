import { describe, expect, test } from 'vitest'
import { nameKey } from '../tournaments/players/player-name.ts'
import { columnsByHead, withColumn } from './import-columns.ts'
import { type ImportedPerson, readImport } from './read-import.ts'
import { MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS, readImportTable } from './read-import-table.ts'
import { MOST_DESK_ENTRIES } from './registration.ts'

function read(text: string, taken: readonly string[] = []) {
  const table = readImportTable(text)
  return { table, ...readImport(table, table.guess, { takenKeys: new Set(taken.map(nameKey)) }) }
}

const NOBODY: Omit<ImportedPerson, 'line' | 'playerName'> = {
  ...{ firstName: '', lastName: '', email: '', phone: '', location: '', notes: '' },
  ...{ deckName: '', decklistText: '', deckAddress: '', hasPaid: false, isPresent: null },
}

describe('SHOP-50 a table of people', () => {
  test('is read by its heads in French: nothing that was written falls away', () => {
    const { people, faults, table } = read(
      'Pseudo;Prénom;Nom;E-mail;Téléphone;Deck;Payé;Présent\r\nZoé;Zoé;Lefebvre;zoe@exemple.fr;06 12 34 56 78;Burn;oui;x\r\n;Max;Nguyen;;;;non;\r\n',
    )
    expect(table.guess).toEqual(['playerName', 'firstName', 'lastName', 'email', 'phone', 'deck', 'paid', 'present'])
    expect(people).toEqual([
      {
        ...NOBODY,
        ...{ line: 2, playerName: 'Zoé', firstName: 'Zoé', lastName: 'Lefebvre', email: 'zoe@exemple.fr' },
        ...{ phone: '06 12 34 56 78', deckName: 'Burn', hasPaid: true, isPresent: true },
      },
      { ...NOBODY, line: 3, playerName: 'Max Nguyen', firstName: 'Max', lastName: 'Nguyen' },
    ])
    expect(faults).toEqual([])
  })

  test('and in English, pasted from a spreadsheet', () => {
    const { people } = read(
      'Nickname\tFirst name\tLast name\tE-mail\tPhone\tHere\tSettled\nKim\tKim\tLee\tk@x.org\t1\tyes\t12 €',
    )
    expect(people).toMatchObject([
      { playerName: 'Kim', firstName: 'Kim', lastName: 'Lee', email: 'k@x.org', isPresent: true, hasPaid: true },
    ])
  })

  test('quotes hold separators, quotes and lines; the mark, the separator that is said and Windows lines are no text', () => {
    const { people, table } = read(
      '\uFEFFsep=,\r\nPseudo,Decklist,Notes\r\n"Zoé, dite ""Zo""","4 Île\n2 Forêt","a,b"\r\n\r\nMax,,\r\n',
    )
    expect(people).toMatchObject([
      { line: 3, playerName: 'Zoé, dite "Zo"', decklistText: '4 Île\n2 Forêt', notes: 'a,b' },
      { line: 5, playerName: 'Max' },
    ])
    expect(table.heads).toEqual(['Pseudo', 'Decklist', 'Notes'])
  })

  test('our own export comes back whole, formulas as they were typed, and without who is out', () => {
    const { people, faults } = read(
      [
        'Pseudo;Prénom;Nom;E-mail;Téléphone;Lieu;Statut;Abandon;Présent;Réglé;Inscription;Deck;Adresse de la decklist;Decklist;Notes',
        '\'=cmd|calc;Camille;Martin;c@exemple.fr;\'+33 6;Lyon;Confirmée;non;oui;oui;2026-11-02T18:30;Atraxa;https://moxfield.com/decks/abc;"1 Atraxa\n99 Île";',
        'Ana;;;;;;Annulée;non;non;non;;;;;',
        'Bob;;;;;;Confirmée;oui;non;non;;;;;',
      ].join('\r\n'),
    )
    expect(people).toEqual([
      {
        ...NOBODY,
        ...{ line: 2, playerName: '=cmd|calc', firstName: 'Camille', lastName: 'Martin', email: 'c@exemple.fr' },
        ...{ phone: '+33 6', location: 'Lyon', deckName: 'Atraxa', deckAddress: 'https://moxfield.com/decks/abc' },
        ...{ decklistText: '1 Atraxa\n99 Île', hasPaid: true, isPresent: true },
      },
    ])
    expect(faults).toEqual([
      { line: 3, name: 'Ana', kind: 'left-out', why: 'gone' },
      { line: 4, name: 'Bob', kind: 'left-out', why: 'gone' },
    ])
  })

  test('every line that makes nobody is named with its number and why', () => {
    const { people, faults } = read(
      `Pseudo;E-mail\nZoé;z@x.fr\nZOE;\n;seul@x.fr\nMax;\n${'x'.repeat(65)};\nBYE;\nLéa;`,
      ['max'],
    )
    expect(people.map(({ playerName }) => playerName)).toEqual(['Zoé', 'Léa'])
    expect(faults).toMatchObject([
      { line: 3, name: 'ZOE', why: 'double' },
      { line: 4, name: '', why: 'no_name' },
      { line: 5, name: 'Max', why: 'taken' },
      { line: 6, why: 'too_long' },
      { line: 7, name: 'BYE', why: 'reserved' },
    ])
  })

  test('what of a line is not understood is named, and the person comes without it', () => {
    const { people, faults } = read(
      `Pseudo;E-mail;Payé;Présent;Téléphone;Adresse de la decklist\nZoé;zoe@;peut-être;oui;${'1'.repeat(41)};https://`,
    )
    expect(people).toEqual([{ ...NOBODY, line: 2, playerName: 'Zoé', isPresent: true }])
    expect(faults).toMatchObject([
      { line: 2, name: 'Zoé', kind: 'unread', column: 'email', text: 'zoe@' },
      { kind: 'unread', column: 'phone' },
      { kind: 'unread', column: 'paid', text: 'peut-être' },
      { kind: 'unread', column: 'decklist', text: 'https://' },
    ])
  })

  test.each([
    ['oui', true],
    ['X', true],
    ['✓', true],
    ['Réglé', true],
    ['12,50 €', true],
    ['0', false],
    ['0,00 €', false],
    ['Non', false],
    ['', false],
  ])('paid reads %j as %j', (text, hasPaid) => {
    const { people, faults } = read(`Pseudo;Réglé\nZoé;${text}`)
    expect([people[0]?.hasPaid, faults]).toEqual([hasPaid, []])
  })

  test('without heads, addresses and numbers are known by what they are; the first words are the name', () => {
    const { table, people } = read('Zoé;zoe@exemple.fr;06 12 34 56 78\nMax;max@exemple.fr;0612345679')
    expect(table.heads).toBeNull()
    expect(table.guess).toEqual(['playerName', 'email', 'phone'])
    expect(people.map(({ line, playerName }) => [line, playerName])).toEqual([
      [1, 'Zoé'],
      [2, 'Max'],
    ])
  })

  test('lines without columns are names, as they were: commas, numbering and one line of many', () => {
    const names = (text: string) => read(text).people.map(({ playerName }) => playerName)
    expect(names('Durand, Zoé\nNguyen, Max')).toEqual(['Durand, Zoé', 'Nguyen, Max'])
    expect(names('1. Zoé\n2. Max')).toEqual(['Zoé', 'Max'])
    expect(names('Zoé, Max, Léa')).toEqual(['Zoé', 'Max', 'Léa'])
    expect(names('')).toEqual([])
  })

  test('a first line that is a person after all is one, and the other way round', () => {
    expect(readImportTable('Nom;Prénom\nA;B', false)).toMatchObject({ heads: null, rows: { length: 2 } })
    expect(readImportTable('qui;quand\nZoé;lundi', true)).toMatchObject({
      heads: ['qui', 'quand'],
      guess: [null, null],
    })
  })

  test('is bounded in lines, columns and people', () => {
    const wide = readImportTable(`Pseudo;${'x;'.repeat(100)}\nZoé`)
    expect([wide.width, wide.isCut]).toEqual([MOST_IMPORT_COLUMNS, true])
    const long = read(`Pseudo;Nom\n${Array.from({ length: 3_000 }, (_, at) => `J${at};N`).join('\n')}`)
    expect([long.table.rows.length, long.table.isCut]).toEqual([MOST_IMPORT_ROWS, true])
    expect(long.people).toHaveLength(MOST_DESK_ENTRIES)
    expect(long.faults.at(-1)).toMatchObject({ why: 'too_many' })
  })

  test('a megabyte of quotes and separators is read in no time', () => {
    for (const piece of ['"', '";', '"""', '"a;', ';', '"\n', '\r', "sep=;\n'"]) {
      const began = performance.now()
      read(`Pseudo;Nom\n${piece.repeat(Math.floor(1_000_000 / piece.length))}`)
      expect(performance.now() - began, JSON.stringify(piece)).toBeLessThan(2_000)
    }
  })
})

describe('SHOP-50 what a column is', () => {
  test('the first of a kind has it; decks, notes and states may be several', () => {
    expect(columnsByHead(['Nom', 'Name', 'Deck', 'Decklist', 'Lien du deck', 'Statut', 'Abandon'])).toEqual([
      ...['lastName', null, 'deck', 'decklist', 'decklist', 'status', 'status'],
    ])
  })

  test('who is told what it is takes it from the other', () => {
    const mapping = columnsByHead(['Nom', 'Pseudo'])
    expect(withColumn(mapping, 0, 'playerName')).toEqual(['playerName', null])
    expect(withColumn(mapping, 1, null)).toEqual(['lastName', null])
  })

  test.each(['E-Mail', 'e mail', 'COURRIEL', 'Adresse e-mail (obligatoire)', 'Email address *'])(
    '%s is a mail',
    (head) => {
      expect(columnsByHead([head])).toEqual(['email'])
    },
  )
})

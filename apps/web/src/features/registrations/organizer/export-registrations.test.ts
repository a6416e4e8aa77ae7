import { expect, test } from 'vitest'
import { aRegistration } from '../testing/a-registration.ts'
import { type ExportWords, exportRegistrations } from './export-registrations.ts'

const WORDS: ExportWords = {
  column: (column) => column,
  status: (status) => status.toUpperCase(),
  yes: 'oui',
  no: 'non',
  moment: (instant) => instant.toISOString().slice(0, 16),
}

const HEADINGS =
  'playerName;firstName;lastName;email;phone;location;status;dropped;present;paid;registeredAt;deck;deckAddress;decklist;notes'

test('AADM-2 a line of headings, then one line for each registration', () => {
  expect(exportRegistrations([], WORDS)).toBe(`${HEADINGS}\r\n`)
  expect(exportRegistrations([aRegistration(1)], WORDS)).toBe(
    `${HEADINGS}\r\nJoueur 1;Camille;Martin 1;joueur1@exemple.fr;;;CONFIRMED;non;non;non;2026-11-02T18:30;;;;\r\n`,
  )
})

test('AADM-2 what players wrote cannot add columns, lines or formulas', () => {
  const hostile = aRegistration(1, {
    playerName: '=cmd|calc',
    phone: '+33 6 12 34 56 78',
    notes: 'Ligne 1\n"cité";@fin',
    dropped: true,
    ...{ checkedIn: true, hasPaid: true },
    decklist: JSON.stringify({ decklistText: '4 Île\n-2 Forêt', generalName: '@Atraxa', urlOfDecklist: '' }),
  })
  const [, ...lines] = exportRegistrations([hostile], WORDS).split('\r\n')
  expect(lines).toEqual([
    `'=cmd|calc;Camille;Martin 1;joueur1@exemple.fr;'+33 6 12 34 56 78;;CONFIRMED;oui;oui;oui;2026-11-02T18:30;'@Atraxa;;"4 Île\n-2 Forêt";"Ligne 1\n""cité"";'@fin"`,
    '',
  ])
})

test('AADM-2 a decklist that cannot be read leaves its cells empty', () => {
  const text = exportRegistrations([aRegistration(1, { decklist: '{"decklistText":' })], WORDS)
  expect(text.endsWith('18:30;;;;\r\n')).toBe(true)
})

test('AADM-7 a pasted list fills the column of the deck with its commanders', () => {
  const pasted = JSON.stringify({ decklistText: 'Commander\n1 Tymna\n1 Thrasios\n\n98 Island' })
  const [, line] = exportRegistrations([aRegistration(1, { decklist: pasted })], WORDS).split('\r\n')
  expect(line).toContain(';Tymna / Thrasios;;')
})

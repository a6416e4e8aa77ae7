import { readImport } from '@tablee/domain/registrations/read-import'
import { readImportTable } from '@tablee/domain/registrations/read-import-table'
import { expect, test } from 'vitest'
import { isTooMuch, listedPerson } from './listed-person.ts'

const listed = (text: string, isThere = false) => {
  const table = readImportTable(text)
  const { people } = readImport(table, table.guess, { takenKeys: new Set() })
  return people.map((person) => listedPerson(person, { isThere, deckNote: (name) => `Deck : ${name}` }))
}

test('SHOP-50 what a list leaves open is left out; a deck that is a name alone goes into the notes', () => {
  expect(listed('Pseudo;Deck;Notes\nZoé;Burn;Gauchère\nMax;;')).toEqual([
    { playerName: 'Zoé', notes: 'Gauchère\nDeck : Burn', isPresent: false },
    { playerName: 'Max', isPresent: false },
  ])
  expect(listed('Pseudo;Deck;Lien du deck\nZoé;Burn;https://moxfield.com/decks/abc')).toMatchObject([
    { decklist: { urlOfDecklist: 'https://moxfield.com/decks/abc', deckName: 'Burn' } },
  ])
})

test('SHOP-51 who is there is said by the column first, else for all of them', () => {
  const present = (text: string, isThere: boolean) => listed(text, isThere).map(({ isPresent }) => isPresent)
  expect(present('Pseudo;Présent\nZoé;oui\nMax;non\nLéa;', true)).toEqual([true, false, true])
  expect(present('Zoé\nMax', false)).toEqual([false, false])
})

test('SHOP-50 a list is counted in the bytes that it takes on its way', () => {
  const deckOf = (cards: number) => `"${'4 Île\n'.repeat(cards)}"`
  const listOf = (cards: number) =>
    `Pseudo;Decklist\n${Array.from({ length: 500 }, (_, at) => `J${at};${deckOf(cards)}`).join('\n')}`
  expect(isTooMuch(listed(listOf(150)))).toBe(false)
  expect(isTooMuch(listed(listOf(280)))).toBe(true)
})

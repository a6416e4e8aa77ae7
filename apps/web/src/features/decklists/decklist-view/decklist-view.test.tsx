import { EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showDecks } from '../testing/show-decks.tsx'
import { DecklistView } from './decklist-view.tsx'

test('REGI-8 a decklist is shown with its names, its addresses and its cards by section', async () => {
  await showDecks(
    <DecklistView
      game="magic"
      decklist={{
        ...EMPTY_DECKLIST,
        decklistText: 'Commander\n1 Tymna (C16) 48\n\nDeck\n99 Island\nquoi ?',
        urlOfDecklist: 'https://moxfield.com/decks/abc',
        otherUrlSource: 'https://exemple.fr/deck',
        generalName: 'Tymna',
        partnerName: 'Thrasios',
        companionName: 'Lurrus',
      }}
    />,
  )
  expect(screen.getByText('Tymna / Thrasios')).toBeTruthy()
  expect(screen.getByText('Compagnon : Lurrus')).toBeTruthy()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href, rel }) => [textContent, href, rel])).toEqual([
    ['Voir le deck sur Moxfield', 'https://moxfield.com/decks/abc', 'noopener noreferrer nofollow'],
    ['Ouvrir la decklist', 'https://exemple.fr/deck', 'noopener noreferrer nofollow'],
  ])
  const main = within(screen.getByRole('region', { name: 'Deck principal 99' }))
  expect(main.getByRole('listitem').textContent).toBe('99 Island ')
  expect(within(screen.getByRole('region', { name: 'Commandant 1' })).getByRole('listitem').textContent).toBe(
    '1 Tymna C16 48',
  )
  expect(within(screen.getByRole('region', { name: 'Autres lignes' })).getByText('quoi ?')).toBeTruthy()
})

test('REGI-8 nothing leads to an address that is none of the web', async () => {
  await showDecks(<DecklistView game="magic" decklist={{ ...EMPTY_DECKLIST, otherUrlSource: 'javascript:alert(1)' }} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('REGI-8 no decklist is said so', async () => {
  await showDecks(<DecklistView game="magic" decklist={EMPTY_DECKLIST} />, { language: 'en' })
  expect(screen.getByText('No decklist')).toBeTruthy()
})

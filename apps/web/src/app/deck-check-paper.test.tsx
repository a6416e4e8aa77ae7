import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HandedInDecks } from '../features/registrations/organizer/handed-in-decks.tsx'
import { Paper } from '../features/tournaments/paper/paper.tsx'
import { showScreen } from '../features/tournaments/testing/show-screen.tsx'
import { type SignedInAs, SignedInAsProvider } from '../transport/signed-in-as.tsx'
import { anAccount } from './testing/an-account.ts'
import { anEvent, ORGANIZER_ACCOUNT } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'

const LIST = 'Contrôle de deck, avec la liste déposée'
const ORGANIZER: SignedInAs = { kind: 'account', id: ORGANIZER_ACCOUNT }

/** Zoé submitted a list, Max a link, Léa nothing. */
async function printAs(signedInAs: SignedInAs, tournament: Tournament = anEvent()) {
  const server = await EventServer.start(tournament)
  if (signedInAs.kind === 'account') server.signedIn = anAccount({ $id: signedInAs.id })
  for (const name of ['Zoé', 'Max', 'Léa']) {
    server.registers(name, `secret of ${name}`)
    server.accepts(name)
  }
  server.amends('Zoé', { decklist: { decklistText: '4 Opt\n56 Island\n\nSideboard\n15 Duress', deckName: 'Bleu' } })
  server.amends('Max', { decklist: { otherUrlSource: 'https://exemple.fr/deck-de-max' } })
  const shown = await showScreen(
    <SignedInAsProvider value={signedInAs}>
      <Paper
        code="ABCDEF"
        wanted={[]}
        isPrintedAtOnce={false}
        decks={(of, show) => <HandedInDecks {...of}>{show}</HandedInDecks>}
      />
    </SignedInAsProvider>,
    { server: server.event },
  )
  await screen.findByRole('checkbox', { name: /^Contrôle de deck 1 page/ })
  const readings = () => server.event.calls.filter(({ id }) => id === 'get-advanced-registrations').length
  const sides = () => [...document.querySelectorAll<HTMLElement>('[data-paper-side]')]
  return { server, readings, sides, ...shown }
}

test('STAK-7 the organizer prints the list of a player to check the deck against, read once it is asked for', async () => {
  const { user, readings, sides } = await printAs(ORGANIZER)
  expect(readings()).toBe(0)
  await user.click(screen.getByRole('checkbox', { name: LIST }))
  await user.selectOptions(await screen.findByLabelText('Deck à contrôler'), 'Zoé')
  expect(readings()).toBe(1)
  expect(screen.getByRole('button', { name: 'Imprimer 1 page' })).toBeTruthy()
  const [sheet] = sides()
  if (!sheet) throw new Error('no sheet')
  const paper = within(sheet)
  for (const text of ['Zoé', 'Bleu', 'Opt', 'Island', 'Duress', '60', '15'])
    expect(paper.getAllByText(text)).toBeTruthy()
  expect(sheet.textContent).not.toContain('Max')
})

test('STAK-7 all lists at once: a side for each, and lines to fill in where only an address was given', async () => {
  const { user, sides } = await printAs(ORGANIZER)
  await user.click(screen.getByRole('checkbox', { name: LIST }))
  await user.selectOptions(await screen.findByLabelText('Deck à contrôler'), 'Toutes les listes déposées (2)')
  await waitFor(() => expect(sides()).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Imprimer 2 pages' })).toBeTruthy()
  expect(sides().find((side) => side.textContent?.includes('https://exemple.fr/deck-de-max'))?.textContent).toMatch(
    /Total/,
  )
})

test.each<SignedInAs>([{ kind: 'nobody' }, { kind: 'account', id: 'account-of-a-player' }])(
  'STAK-7 REGI-7 %o is offered the blank sheet alone, and no list is asked for',
  async (signedInAs) => {
    const { readings } = await printAs(signedInAs)
    expect(screen.queryByRole('checkbox', { name: LIST })).toBeNull()
    expect(readings()).toBe(0)
  },
)

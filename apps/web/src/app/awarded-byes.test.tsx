import { startTournament } from '@tablee/domain/tournaments/start-round'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Noé']

test('SHOP-66 the organizer awards byes in the sheet of a registration, and everybody reads of them in the round', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 5 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Max' }))
  const byes = () => sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Byes accordés' })
  expect([...byes().options].map(({ textContent }) => textContent)).toEqual([
    'Aucun',
    '1 ronde',
    '2 rondes',
    '3 rondes',
  ])
  await user.selectOptions(byes(), '1 ronde')
  const { playerId } = server.keptOf('Max').registration
  await waitFor(() => expect(server.event.tournament.awardedByes).toEqual([{ playerId, byes: 1 }]))
  await waitFor(() => expect(byes().value).toBe('1'))
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  // The round is paired: what was awarded for it stays.
  await waitFor(() => expect(sheet.getByRole<HTMLSelectElement>('combobox').options).toHaveLength(3))
  await openApp('/tournament/ABCDEF', { origin: server.event.local.origin })
  const rows = await screen.findAllByText('Bye (accordé)')
  expect(rows[0]?.closest('li')?.textContent).toContain('Max')
})

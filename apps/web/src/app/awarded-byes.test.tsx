import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
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
  await waitFor(() => expect(sheet.getByRole<HTMLSelectElement>('combobox').options).toHaveLength(3))
  await openApp('/tournament/ABCDEF', { origin: server.event.local.origin })
  const rows = await screen.findAllByText('Bye (accordé)')
  expect(rows[0]?.closest('li')?.textContent).toContain('Max')
})

test('SHOP-66 at the desk they are awarded together with the seat', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 5 })
  await user.type(await screen.findByLabelText('Chercher ou ajouter un joueur'), 'Ana')
  await user.click(await screen.findByRole('button', { name: 'Nom, e-mail, byes' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Byes accordés' }), '2 rondes')
  await user.click(screen.getByRole('button', { name: /^Ajouter «\sAna\s»/ }))
  await waitFor(() => expect(server.event.tournament.awardedByes).toHaveLength(1))
  const { playerId } = server.keptOf('Ana').registration
  expect(server.event.tournament.awardedByes).toEqual([{ playerId, byes: 2 }])
  // The next one has none.
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Bob')
  const next = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Byes accordés' })
  expect(next.value).toBe('0')
})

import { forgetRegistration } from '@tablee/domain/registrations/forget-registration'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../transport/testing/local-server.ts'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Zoé', 'Max', 'Léa']
const PROOF = 'tablee-erasure 1\nid a1\nat 2030-01-31T18:00:00.000Z\nrule organizer\nsignature c2ln\n'

async function opened() {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 3 })
  const asked: string[] = []
  server.event.others.set('erase-registration', ({ playerId }) => {
    asked.push(String(playerId))
    server.moves('Max', (tournament, { registration }) => forgetRegistration(tournament, registration))
    return executed(200, { success: true, data: { proof: PROOF } })
  })
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Max' }))
    await user.click(sheet.getByRole('button', { name: 'Effacer les données…' }))
    return sheet
  }
  return { server, user, asked, ask }
}

test('MINR-46 the sheet says what goes, asks, and shows the proof although the registration left the list', async () => {
  const { server, user, asked, ask } = await opened()
  const sheet = await ask()
  expect(sheet.getByText(/^L’inscription disparaît/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Garder les données' }))
  expect(asked).toEqual([])
  await user.click(await sheet.findByRole('button', { name: 'Effacer les données…' }))
  await user.click(sheet.getByRole('button', { name: 'Effacer les données' }))
  const done = within(await screen.findByRole('dialog', { name: 'Données effacées' }))
  expect(done.getByText(/tablee-erasure 1/).textContent).toBe(PROOF)
  expect(done.getByRole('button', { name: 'Copier' })).toBeTruthy()
  expect(done.getByRole('button', { name: 'Télécharger' })).toBeTruthy()
  expect(asked).toEqual([server.keptOf('Max').registration.playerId])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Inscription de Max' })).toBeNull())
})

test('MINR-46 of who has played it says that results and the name that everybody reads stay', async () => {
  const { server, ask } = await opened()
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  const sheet = await ask()
  expect(sheet.getByText(/^Les résultats restent, sous le nom que tout le monde lit, «.Max.»\. Pour que/)).toBeTruthy()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { publicIdOf } from '../../../device-storage/secret.ts'
import { executed } from '../../../transport/testing/local-server.ts'
import { PlayedTournamentServer, sentInputs } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { useCreateQuickTournament } from './create-quick-tournament.ts'
import type { CreatedTournament } from './following/created-tournament.ts'

function CreateButton({ onCreated }: { readonly onCreated: (created: CreatedTournament | null) => void }) {
  const create = useCreateQuickTournament()
  return (
    <>
      <button type="button" onClick={() => void create.send({ name: 'Samedi', playerCount: 12 }).then(onCreated)}>
        create
      </button>
      <button type="button" onClick={() => void create.retry().then(onCreated)}>
        retry
      </button>
      <p>{create.error?.name}</p>
    </>
  )
}

test('CREA-12 a creation makes this device the organizer and remembers the tournament', async () => {
  const server = await PlayedTournamentServer.start(venue([]))
  const { id, ...document } = server.document()
  server.local.answer(() => executed(200, { success: true, tournament: { id, ...document } }))
  const onCreated = vi.fn()
  const { user, storage } = await showScreen(<CreateButton onCreated={onCreated} />, { server })
  await user.click(await screen.findByRole('button', { name: 'create' }))
  await waitFor(() =>
    expect(onCreated).toHaveBeenCalledWith(
      expect.objectContaining({ id: 't1', code: 'ABCDEF', type: 'quick', name: 'Samedi' }),
    ),
  )
  const sent = sentInputs(server)[0]
  expect(sent).toMatchObject({ name: 'Samedi', playerCount: 12 })
  expect(sent?.organizerId).toMatch(/^[0-9a-f]{32}$/)
  expect(storage.publicId('organizer', 't1')).toBe(publicIdOf(sent?.organizerId ?? ''))
  expect(storage.savedTournaments()).toMatchObject([{ id: 't1', code: 'ABCDEF', role: 'organizer' }])
})

test('a creation whose answer got lost is tried again as the same act with the same secret', async () => {
  const server = await PlayedTournamentServer.start(venue([]))
  server.local.answer(() => 'cut')
  const onCreated = vi.fn()
  const { user } = await showScreen(<CreateButton onCreated={onCreated} />, { server })
  await user.click(await screen.findByRole('button', { name: 'create' }))
  expect(await screen.findByText('UnreachableError', undefined, { timeout: 5_000 })).toBeTruthy()
  server.local.answer(() => executed(200, { success: true, tournament: server.document() }))
  await user.click(screen.getByRole('button', { name: 'retry' }))
  await waitFor(() =>
    expect(onCreated).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 't1', code: 'ABCDEF', type: 'quick', name: 'Samedi' }),
    ),
  )
  const inputs = sentInputs(server)
  expect(inputs.length).toBeGreaterThan(1)
  expect(new Set(inputs.map((input) => `${input.actId} ${input.organizerId}`)).size).toBe(1)
})

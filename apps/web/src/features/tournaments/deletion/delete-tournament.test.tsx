import { liveChannel } from '@tablee/contract/channels'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { DeletedTournaments } from './deleted-tournaments.tsx'

const WAITING = venue(['Zoé', 'Max'])
const DELETED = {
  ...{ id: WAITING.id, code: WAITING.code, name: 'Vendredi soir', type: 'quick' },
  restorableUntil: '2026-12-22T12:00:00.000+00:00',
}
const refusedAs = (reason: string) => () => executed(404, { success: false, message: 'non', reason })

async function serverThatDeletes() {
  const server = await PlayedTournamentServer.start(WAITING)
  let list: readonly object[] = []
  server.others.set('delete-tournament', () => {
    list = [DELETED]
    return executed(200, { success: true, data: DELETED })
  })
  server.others.set('restore-tournament', () => {
    list = []
    return executed(200, { success: true, tournament: server.document() })
  })
  server.others.set('get-deleted-tournaments', () => executed(200, { success: true, data: list }))
  const calls = (id: string) => server.calls.filter((call) => call.id === id).map(({ input }) => input)
  return { server, calls }
}

test('STAK-3 EVEN-6 deleting asks once, in its own words, and a toast takes it back', async () => {
  const { server, calls } = await serverThatDeletes()
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer le tournoi…' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer « Vendredi soir » ?' })
  expect(within(dialog).getByText(/avec les 2 joueurs inscrits. Pendant 30 jours/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Garder le tournoi' })).toBeTruthy()
  expect(calls('delete-tournament')).toEqual([])
  within(dialog).getByRole('button', { name: 'Supprimer le tournoi' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('« Vendredi soir » est supprimé')).toBeTruthy()
  expect(calls('delete-tournament')).toEqual([{ code: 'ABCDEF', organizerId: ORGANIZER_SECRET }])
  await user.click(screen.getByRole('button', { name: 'Rétablir' }))
  expect(await screen.findByText('Le tournoi est rétabli')).toBeTruthy()
  expect(calls('restore-tournament')).toEqual([{ code: 'ABCDEF', organizerId: ORGANIZER_SECRET }])
})

test('STAK-3 what has started is not deleted', async () => {
  const server = await PlayedTournamentServer.start(started(WAITING))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  expect(await screen.findByRole('button', { name: 'Annuler le tournoi…' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Supprimer le tournoi…' })).toBeNull()
})

test('STAK-3 the device lists what it deleted with the last day, until it is restored', async () => {
  const { server, calls } = await serverThatDeletes()
  await server.others.get('delete-tournament')?.({})
  const { user, storage } = await showScreen(<DeletedTournaments />, { server, organizer: ORGANIZER_SECRET })
  expect(storage.savedTournaments()).toEqual([])
  expect(await screen.findByText('Supprimé, rétablissable jusqu’au 22 décembre 2026')).toBeTruthy()
  expect(calls('get-deleted-tournaments')).toEqual([{ organizerIds: [ORGANIZER_SECRET] }])
  await user.click(screen.getByRole('button', { name: 'Rétablir', description: 'Vendredi soir' }))
  await waitFor(() => expect(screen.queryByText('Vendredi soir')).toBeNull())
  expect(calls('restore-tournament')).toHaveLength(1)
  expect(storage.savedTournaments()).toMatchObject([{ code: 'ABCDEF', role: 'organizer' }])
})

test('STAK-3 a device that organizes nothing asks for nothing', async () => {
  const { server, calls } = await serverThatDeletes()
  await showScreen(
    <>
      <DeletedTournaments />
      <p>Accueil</p>
    </>,
    { server },
  )
  expect(await screen.findByText('Accueil')).toBeTruthy()
  expect(calls('get-deleted-tournaments')).toEqual([])
})

test('STAK-3 a page that is open says that the tournament was deleted, and shows it again once it is back', async () => {
  const server = await PlayedTournamentServer.start(WAITING)
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByText('Zoé')).toBeTruthy()
  server.tournament = { ...WAITING, code: 'GGGGGG' as TournamentCode }
  server.others.set('get-seat-queue', refusedAs('tournament_deleted'))
  server.local.publish(liveChannel(WAITING.id), {})
  const title = { name: 'Ce tournoi a été supprimé par l’organisation.', level: 1 }
  expect(await screen.findByRole('heading', title, { timeout: 5000 })).toBeTruthy()
  server.tournament = WAITING
  server.local.publish(liveChannel(WAITING.id), {})
  expect(await screen.findByText('Zoé', {}, { timeout: 8000 })).toBeTruthy()
}, 20_000)

test('STAK-3 whoever deleted it finds the way back where its address leads, and others whom to ask', async () => {
  const { server, calls } = await serverThatDeletes()
  await server.others.get('delete-tournament')?.({})
  server.tournament = { ...WAITING, code: 'GGGGGG' as TournamentCode }
  server.others.set('get-seat-queue', refusedAs('tournament_deleted'))
  const stranger = await showScreen(<QuickAdmin code="ABCDEF" />, { server })
  expect(await screen.findByText('Demandez-lui s’il y en a un autre.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rétablir' })).toBeNull()
  stranger.view.unmount()
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  const back = await screen.findByRole('button', { name: 'Rétablir', description: 'Vendredi soir' })
  expect(screen.queryByText(/Demandez-lui/)).toBeNull()
  server.tournament = WAITING
  await user.click(back)
  expect(await screen.findByText('Zoé')).toBeTruthy()
  expect(calls('restore-tournament')).toEqual([{ code: 'ABCDEF', organizerId: ORGANIZER_SECRET }])
})

test('STAK-3 a code that nothing ever had is another sentence', async () => {
  const server = await PlayedTournamentServer.start(WAITING)
  server.others.set('get-seat-queue', refusedAs('tournament_not_found'))
  await showScreen(<QuickAdmin code="ZZZZZZ" />, { server })
  expect(await screen.findByText(/Aucun tournoi trouvé/)).toBeTruthy()
  expect(screen.queryByText(/supprimé/)).toBeNull()
})

import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../features/tournaments/testing/played-tournament-server.ts'
import { ORGANIZER_SECRET, venue } from '../features/tournaments/testing/venue.ts'
import { executed } from '../transport/testing/local-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const WAITING = venue(['Zoé', 'Max'])

test('STAK-3 DETL-5 the device that deleted a tournament is told so when its code is typed', async () => {
  const server = await PlayedTournamentServer.start(WAITING)
  const deleted = { id: WAITING.id, code: WAITING.code, name: 'Vendredi soir', type: 'quick' }
  server.others.set('delete-tournament', () => {
    server.tournament = { ...WAITING, code: 'GGGGGG' as TournamentCode }
    return executed(200, { success: true, data: { ...deleted, restorableUntil: '2026-12-22T12:00:00.000+00:00' } })
  })
  server.others.set('get-deleted-tournaments', () => executed(200, { success: true, data: [] }))
  server.others.set('get-seat-queue', () =>
    executed(404, { success: false, message: 'non', reason: 'tournament_deleted' }),
  )
  const backend = aStorageBackend()
  backend.setItem('tablee:organizer_ids', JSON.stringify({ [WAITING.id]: ORGANIZER_SECRET }))
  const { user, router, unmount } = await openApp(`/tournament/${WAITING.code}/admin`, {
    origin: server.local.origin,
    backend,
    wasSignedIn: false,
  })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer le tournoi…' }))
  within(await screen.findByRole('alertdialog'))
    .getByRole('button', { name: 'Supprimer le tournoi' })
    .focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  // The new heading takes the focus; text pasted earlier is lost.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  await user.click(await screen.findByRole('textbox', { name: 'Le code affiché par l’organisation' }))
  await user.paste(WAITING.code)
  expect(await screen.findByText('Ce tournoi a été supprimé par l’organisation.')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
  unmount()
  await server.local.close()
})

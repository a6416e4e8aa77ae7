import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aSeenBackend } from '../../device-storage/testing/seen-backend.ts'
import { tournamentDocumentOf } from '../../features/tournaments/testing/tournament-document-of.ts'
import { venue } from '../../features/tournaments/testing/venue.ts'
import { openApp } from '../testing/open-app.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  // Queries learn it only from this event, and would stay paused in the next file.
  act(() => void window.dispatchEvent(new Event('online')))
})

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}

test('without a network the home page says so, with the time, and leads to what was seen', async () => {
  const seen = aSeenBackend()
  const document = JSON.stringify(tournamentDocumentOf(venue(['Zoé', 'Max']), 1))
  seen.values.set('ABCDEF', { code: 'ABCDEF', seenAt: new Date(2030, 0, 31, 20, 5).getTime(), document })
  await openApp('/', { seen: seen.backend })
  await screen.findByRole('heading', { level: 1, name: 'Prenez place.' })
  expect(screen.queryByRole('region', { name: 'Sans réseau' })).toBeNull()
  goOffline()
  const strip = within(await screen.findByRole('region', { name: 'Sans réseau' }))
  expect(await strip.findByText('Hors ligne, vu le 31 janvier 2030 à 20:05')).toBeTruthy()
  expect(strip.getByRole('link', { name: 'Vendredi soir' }).getAttribute('href')).toBe('/tournament/ABCDEF')
})

test('with nothing seen yet it says what waits', async () => {
  await openApp('/about')
  await screen.findByRole('heading', { level: 1 })
  goOffline()
  expect(await screen.findByText('Hors ligne')).toBeTruthy()
  expect(screen.getByText('Ce qui a besoin du serveur attendra le retour du réseau.')).toBeTruthy()
})

test('WORD-9 an address never visited says at once that the server does not answer, and goes on trying', async () => {
  await openApp('/tournament/K7QM2X')
  // Two more tries follow the first.
  expect(await screen.findByRole('heading', { level: 1, name: 'Erreur lors du chargement du tournoi' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Le serveur n’a pas répondu')
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toBeTruthy()
})

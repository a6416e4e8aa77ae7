import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PlayedTournamentServer } from '../features/tournaments/testing/played-tournament-server.ts'
import { venue } from '../features/tournaments/testing/venue.ts'
import { executed } from '../transport/testing/local-server.ts'
import { openApp } from './testing/open-app.tsx'

const WAITING = venue(['Zoé', 'Max'])
const HIDDEN = 'Cette page a été masquée par l’équipe qui tient ce site. Motif : insulte'

let server: PlayedTournamentServer
beforeEach(async () => {
  server = await PlayedTournamentServer.start(WAITING)
})
afterEach(() => server.local.close())

const open = () => openApp(`/tournament/${WAITING.code}`, { origin: server.local.origin, wasSignedIn: false })

test('OPS-10 a page is reported with the keyboard alone; nothing is sent without a word', async () => {
  const said: unknown[] = []
  server.others.set('report-page', (payload) => {
    said.push(payload)
    return executed(200, { success: true, data: { code: WAITING.code } })
  })
  const { user, unmount } = await open()
  const link = await screen.findByRole('button', { name: 'Signaler cette page' })
  link.focus()
  await user.keyboard('{Enter}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Signaler cette page' }))
  sheet.getByRole('button', { name: 'Envoyer le signalement' }).focus()
  await user.keyboard('{Enter}')
  expect(await sheet.findByText('Dites ce qui pose problème sur cette page.')).toBeTruthy()
  expect(said).toEqual([])
  await user.type(sheet.getByRole('textbox', { name: 'Ce qui pose problème' }), 'Le nom insulte')
  sheet.getByRole('button', { name: 'Envoyer le signalement' }).focus()
  await user.keyboard('{Enter}')
  expect((await sheet.findByRole('status')).textContent).toContain('l’équipe du site va regarder')
  expect(said).toMatchObject([{ code: WAITING.code, text: 'Le nom insulte' }])
  sheet.getByRole('button', { name: 'Fermer' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()
})

test('OPS-10 a hidden page says why, and whom to ask', async () => {
  server.local.answerProduct({ supportEmail: 'aide@tablee.example' })
  server.tournament = { ...WAITING, code: 'GGGGGG' as TournamentCode }
  server.others.set('get-seat-queue', () =>
    executed(404, { success: false, message: HIDDEN, reason: 'tournament_hidden' }),
  )
  const { unmount } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Page masquée' })).toBeTruthy()
  expect(screen.getByText(HIDDEN)).toBeTruthy()
  const ask = await screen.findByRole('link', { name: 'Écrire à l’équipe du site' })
  expect(ask.getAttribute('href')).toBe('mailto:aide@tablee.example')
  unmount()
})

import { anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { openApp } from './testing/open-app.tsx'

const ACCOUNT = anAccount()
const tournament = anEmptyTournament({})
let server: LocalServer
let kept: Answer | Promise<Answer>
beforeEach(async () => {
  server = await startLocalServer()
  server.answerAccount(() => ({ status: 200, body: ACCOUNT }))
  server.answer(({ path }) => {
    if (path.includes('get-kept-tournaments')) return kept
    if (path.includes('/functions/')) return executed(200, { success: true, data: [] })
    return { status: 200, body: { total: 1, documents: [tournamentDocumentOf(tournament, 1)] } }
  })
})
afterEach(() => server.close())

const keeps = (...ids: string[]) =>
  executed(200, {
    success: true,
    data: ids.map((id) => ({ id, organizerId: tournament.organizer, isFinished: false })),
  })
const open = (path: string) => openApp(`/tournament/${tournament.code}${path}`, { origin: server.origin })
const NOT_YOURS = /Ouvrez cette page sur l’appareil qui a créé le tournoi/

test('FIND-4 a device that never saw the tournament runs it for the account; until that is known nobody is sent away', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  kept = promise
  await open('/admin')
  expect(await screen.findByText('Vérification de vos droits…')).toBeTruthy()
  expect(screen.queryByText(NOT_YOURS)).toBeNull()
  resolve(keeps(tournament.id))
  expect(await screen.findByRole('tab', { name: /Joueurs/ })).toBeTruthy()
})

test('FIND-4 whose account does not keep it is told as before', async () => {
  kept = keeps('another')
  await open('/admin')
  expect(await screen.findByText(NOT_YOURS)).toBeTruthy()
})

test('FIND-4 the page of the tournament leads the account to its administration', async () => {
  kept = keeps(tournament.id)
  await open('')
  await waitFor(() => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain(`/tournament/${tournament.code}/admin`)
  })
})

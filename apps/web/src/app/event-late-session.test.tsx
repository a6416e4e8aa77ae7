import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { announceSession } from '../features/accounts/api/session-tabs.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { anAccount } from './testing/an-account.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'

const UNKNOWN = { status: 503, body: { message: 'later', code: 503, type: 'general_unknown', version: '1.6.1' } }
let server: EventServer

beforeEach(async () => {
  server = await EventServer.start()
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  await server.event.local.close()
})

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const sent = () => server.event.calls.filter(({ id }) => id === 'register-advanced-player').map(({ input }) => input)

test('REGI-1 EVEN-4 what was typed stays when the account becomes known late, and the rest is filled in', async () => {
  server.event.local.answerAccount(() => UNKNOWN)
  const { user } = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin })
  await screen.findByRole('heading', { name: 'S’inscrire' }, { timeout: 9_000 })
  await user.type(box('Pseudo'), 'Zozo')
  await user.type(box('Téléphone (facultatif)'), '0612345678')
  const nickname = box('Pseudo')
  server.signedIn = anAccount()
  server.event.local.answerAccount(() => ({ status: 200, body: server.signedIn }))
  announceSession()
  await waitFor(() => expect(screen.queryByText('Cette inscription est anonyme')).toBeNull())
  await waitFor(() => expect(box('Prénom').value).toBe('Zoé'))
  expect(box('Pseudo')).toBe(nickname)
  expect([box('Pseudo').value, box('Téléphone (facultatif)').value, box('Nom').value]).toEqual([
    'Zozo',
    '0612345678',
    'Martin',
  ])
}, 15_000)

test('REGI-1 EVEN-4 what was typed stays when the session ends elsewhere; what the account said goes', async () => {
  server.signedIn = anAccount()
  const { user } = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin })
  await screen.findByRole('heading', { name: 'S’inscrire' })
  await user.type(box('Téléphone (facultatif)'), '0612345678')
  server.signedIn = null
  announceSession()
  expect(await screen.findByText('Cette inscription est anonyme', undefined, { timeout: 3_000 })).toBeTruthy()
  expect(box('Téléphone (facultatif)').value).toBe('0612345678')
  expect(box('E-mail').value).toBe('')
})

test('REGI-1 a nickname left empty is the name of the account', async () => {
  server.signedIn = anAccount()
  const { user } = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin })
  await screen.findByRole('heading', { name: 'S’inscrire' })
  await user.clear(box('Pseudo'))
  await user.click(screen.getByRole('checkbox', { name: /politique/ }))
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }))
  await screen.findByRole('region', { name: 'Votre inscription' })
  expect(sent()).toMatchObject([{ playerName: 'Zoé', playerId: 'account-zoe' }])
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publicIdOf } from '../device-storage/secret.ts'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { anAccount } from './testing/an-account.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const ACCOUNT = anAccount()
const secretOf = (id: string) => `secret-of-tournament-${id}`

let server: LocalServer
let kept: { id: string; organizerId: string; isFinished: boolean }[] = []
let keeping: (code: string) => Answer = () => 'cut'
beforeEach(async () => {
  kept = []
  server = await startLocalServer()
  server.answerAccount(() => ({ status: 200, body: ACCOUNT }))
  server.answer(({ path, body }) => {
    const [, id] = /functions\/([^/]+)\//.exec(path) ?? []
    if (id === 'get-kept-tournaments') return executed(200, { success: true, data: kept })
    if (id === 'keep-in-account') return keeping(JSON.parse((body as { body: string }).body).code)
    if (id === undefined) return { status: 200, body: { total: 0, documents: [] } }
    return executed(200, { success: true, data: { coming: [], received: [] } })
  })
})
afterEach(() => server.close())

const keptAs = (id: string, isFinished = false) => ({ id, organizerId: publicIdOf(secretOf(id)), isFinished })
const refused = (reason: string) =>
  executed(409, { success: false, message: 'Ce tournoi est déjà dans un autre compte.', reason })
const sent = () =>
  server.requests
    .filter(({ path }) => path.includes('keep-in-account'))
    .map(({ body }) => JSON.parse((body as { body: string }).body) as Record<string, unknown>)

async function openOn(ids: readonly string[], address = '/organized-tournaments') {
  const backend = aStorageBackend()
  const saved = ids.map((id, index) => ({
    ...{ id, code: `CODEX${id}`, role: 'organizer', lastAccessed: 9 - index, playerName: null },
  }))
  backend.setItem('userTournaments', JSON.stringify(saved))
  backend.setItem('tablee:organizer_ids', JSON.stringify(Object.fromEntries(ids.map((id) => [id, secretOf(id)]))))
  return await openApp(address, { origin: server.origin, backend })
}
const offer = () => screen.queryByRole('region', { name: 'Tournois de cet appareil' })

test('FIND-4 whoever signs in is asked for the tournaments of the device, and they are all taken along', async () => {
  keeping = (code) => {
    kept = [...kept, keptAs(code.slice(-1))]
    return executed(200, { success: true, data: { tournamentId: code.slice(-1) } })
  }
  const { user } = await openOn(['1', '2'])
  expect(await screen.findByText('2 tournois rapides de cet appareil ne sont pas dans votre compte')).toBeTruthy()
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ajouter à mon compte' }))
  expect(await screen.findByText('2 tournois ajoutés à votre compte')).toBeTruthy()
  expect(offer()).toBeNull()
  expect(sent()).toEqual([
    { code: 'CODEX1', organizerId: secretOf('1') },
    { code: 'CODEX2', organizerId: secretOf('2') },
  ])
})

test('FIND-4 what is left on the device stays there, and is not asked for again', async () => {
  kept = [keptAs('2')]
  const { user, storage } = await openOn(['1', '2'])
  const region = within(await screen.findByRole('region', { name: 'Tournois de cet appareil' }))
  expect(region.getByText('Un tournoi rapide de cet appareil n’est pas dans votre compte')).toBeTruthy()
  await user.click(region.getByRole('button', { name: 'Laisser sur cet appareil' }))
  expect(offer()).toBeNull()
  expect(storage.kept.isLeft(ACCOUNT.$id, '1')).toBe(true)
  expect(sent()).toEqual([])
})

test('FIND-4 one that is in another account is left alone; a failure is told, and can be tried again', async () => {
  let isDown = true
  keeping = (code) => {
    if (code === 'CODEX1') return refused('kept_in_other_account')
    return isDown
      ? { status: 500, body: { message: '', code: 500 } }
      : executed(200, { success: true, data: { tournamentId: '2' } })
  }
  const { user } = await openOn(['1', '2'])
  await user.click(await screen.findByRole('button', { name: 'Ajouter à mon compte' }))
  expect(
    await screen.findByText('Tous les tournois n’ont pas pu être ajoutés', undefined, { timeout: 8000 }),
  ).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  await waitFor(() => expect(offer()).toBeNull())
})

test('FIND-4 on another device the list asks for what the account keeps, each part for its own', async () => {
  kept = [keptAs('1'), keptAs('2', true)]
  await openOn([])
  await waitFor(() => expect(server.requests.filter(({ path }) => path.includes('/documents?'))).toHaveLength(2))
  const parts = server.requests
    .map(({ path }) => decodeURIComponent(path))
    .filter((path) => path.includes('/documents?'))
  const over = parts.find((path) => path.includes('"isFinished","values":[true]'))
  const open = parts.find((path) => path !== over)
  expect(open).toContain(`"values":["${ACCOUNT.$id}","${publicIdOf(secretOf('1'))}"]`)
  expect(over).toContain(`"values":["${ACCOUNT.$id}","${publicIdOf(secretOf('2'))}"]`)
  expect(server.requests.filter(({ path }) => path.includes('get-kept-tournaments'))).toHaveLength(1)
})

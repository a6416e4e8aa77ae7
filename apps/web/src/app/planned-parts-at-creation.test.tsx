import { anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountServer } from '../features/accounts/testing/account-server.ts'
import { readDraft, writeDraft } from '../features/tournaments/creation-card/advanced-draft.ts'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { executed } from '../transport/testing/local-server.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { openApp } from './testing/open-app.tsx'

const tournament = { ...tournamentDocumentOf(anEmptyTournament(), 1), $id: 'a1', id: 'a1', code: 'K7QM2X' }
const created = executed(201, { success: true, tournamentId: 'a1', code: 'K7QM2X', tournament })
const QUICK = '/functions/create-quick-tournament/executions'
const EVENT = '/functions/create-advanced-tournament/executions'

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
  server.member({ labels: ['eventOrganizer'] })
  for (const path of [QUICK, EVENT]) server.instead.set(`POST ${path}`, created)
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  vi.restoreAllMocks()
  await server.local.close()
})

type User = Awaited<ReturnType<typeof openApp>>['user']

const sent = (path: string) =>
  server.bodiesOf('POST', path).map((body) => JSON.parse((body as { body: string }).body) as Record<string, unknown>)
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const add = () => screen.getByRole('button', { name: 'Ajouter une partie' })
const part = (number: number) => screen.findByRole('group', { name: `Partie ${number}` })

async function openHome() {
  const opened = await openApp('/', { origin: server.local.origin })
  await screen.findByRole('button', { name: 'Créer le tournoi' })
  return opened
}

async function create(user: User, path: string) {
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }))
  await waitFor(() => expect(sent(path)).toHaveLength(1))
  return sent(path)[0]
}

test('STGE-27 whoever wants no second part sees one line, and sends nothing of it', async () => {
  const { user } = await openHome()
  expect(add()).toBeTruthy()
  expect(screen.queryByText('Rondes de cette partie')).toBeNull()
  expect(await create(user, QUICK)).not.toHaveProperty('plannedParts')
})

test('STGE-27 one tap adds a part in another way than the first, with its fields at hand', async () => {
  const { user } = await openHome()
  await user.click(add())
  const fields = await part(2)
  expect(document.activeElement).toBe(fields)
  expect(within(fields).getByRole<HTMLInputElement>('radio', { name: 'Tables de 4' }).checked).toBe(true)
  await user.click(within(fields).getByRole('radio', { name: 'Top 4' }))
  await user.click(within(fields).getByRole('radio', { name: 'Garder les points' }))
  const rounds = within(fields).getByLabelText('Rondes de cette partie')
  await user.clear(rounds)
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }))
  await waitFor(() => expect(document.activeElement).toBe(rounds))
  expect(sent(QUICK)).toEqual([])
  await user.type(rounds, '2')
  expect(await create(user, QUICK)).toMatchObject({
    plannedParts: [
      { structure: 'pods', plannedRounds: 2, carriesPoints: true, playing: 4, rules: null, minutes: null },
    ],
  })
})

test('STGE-27 a part that is removed leaves the line again, which has the focus', async () => {
  const { user } = await openHome()
  await user.click(add())
  await part(2)
  await user.click(add())
  expect(document.activeElement).toBe(await part(3))
  await user.click(screen.getByRole('button', { name: 'Retirer la partie 3' }))
  expect(document.activeElement).toBe(add())
  await user.click(screen.getByRole('button', { name: 'Retirer la partie 2' }))
  expect(screen.queryByRole('group', { name: 'Partie 2' })).toBeNull()
  expect(document.activeElement).toBe(add())
})

test.each([
  ['Élimination directe', /^Un tableau éliminatoire finit le tournoi/],
  ['Groupes puis tableau', /^Après des groupes, leurs premières places/],
  ['Trios', /^Les équipes jouent sans draft/],
])('STGE-27 with %s the form says why no part follows, and none is sent', async (choice, reason) => {
  const { user } = await openHome()
  await user.click(add())
  await part(2)
  await user.click(radio(choice))
  expect(screen.getByText('La suite prévue n’aura pas lieu')).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Partie 2' })).toBeNull()
  expect(await create(user, QUICK)).not.toHaveProperty('plannedParts')
})

test('STGE-27 chosen back, the first part has what was planned after it again', async () => {
  const { user } = await openHome()
  await user.click(add())
  await part(2)
  await user.click(radio('Élimination directe'))
  await user.click(radio('Rondes suisses'))
  await part(2)
  expect(await create(user, QUICK)).toMatchObject({ plannedParts: [{ structure: 'pods' }] })
})

test('STGE-27 an event is announced with its second part, which its page says before anybody registers', async () => {
  const formData = JSON.stringify({ name: 'Vendredi soir', date: '2099-01-30' })
  const { user } = await openApp(`/announce?formData=${encodeURIComponent(formData)}`, { origin: server.local.origin })
  await user.click(await screen.findByRole('button', { name: /^Jour J/ }))
  await user.click(add())
  await part(2)
  await user.click(screen.getByRole('button', { name: 'Aperçu' }))
  const preview = within(await screen.findByRole('region', { name: 'Aperçu' }))
  expect(await preview.findByText(/^Ensuite\s: tables de\s4, 3\srondes, points remis à zéro/)).toBeTruthy()
  expect(await create(user, EVENT)).toMatchObject({ plannedParts: [{ structure: 'pods', plannedRounds: 3 }] })
})

test('STGE-27 what is typed of a part survives signing in', () => {
  const typed = {
    ...{ structure: 'swiss', plannedRounds: null, carriesPoints: true },
    ...{ playing: 8, rules: { bestOf: 1 }, minutes: 45 },
  }
  const draft = readDraft(JSON.stringify({ name: 'Vendredi soir', plannedParts: [typed] }))
  expect(readDraft(writeDraft(draft)).plannedParts).toEqual([typed])
  expect(readDraft(JSON.stringify({ plannedParts: 'nonsense' })).plannedParts).toEqual([])
})

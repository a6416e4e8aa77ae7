import { anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountServer } from '../features/accounts/testing/account-server.ts'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { executed } from '../transport/testing/local-server.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { openApp } from './testing/open-app.tsx'

const TOURNAMENTS = '/databases/tablee/collections/tournaments/documents'
const EXECUTIONS = '/functions/create-advanced-tournament/executions'
const tournament = { ...tournamentDocumentOf(anEmptyTournament(), 1), $id: 'a1', id: 'a1', code: 'K7QM2X' }
const created = executed(201, { success: true, tournamentId: 'a1', code: 'K7QM2X', tournament })

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
  server.member({ labels: ['eventOrganizer'] })
  server.instead.set(`POST ${EXECUTIONS}`, created)
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  vi.restoreAllMocks()
  await server.local.close()
})

type User = Awaited<ReturnType<typeof openApp>>['user']

const sent = () =>
  server
    .bodiesOf('POST', EXECUTIONS)
    .map((body) => JSON.parse((body as { body: string }).body) as Record<string, unknown>)
const form = () => within(screen.getByRole('tabpanel', { name: 'Avancé' }))
const press = (user: User, name: string) => user.click(form().getByRole('button', { name }))
const createButton = () => form().getByRole<HTMLButtonElement>('button', { name: 'Créer le tournoi' })

async function openForm(draft: object = {}) {
  const formData = JSON.stringify({ name: 'Vendredi soir', date: '2099-01-30', ...draft })
  const opened = await openApp(`/?formData=${encodeURIComponent(formData)}`, { origin: server.local.origin })
  await screen.findByRole('textbox', { name: 'Date du tournoi' })
  await waitFor(() => expect(createButton().disabled).toBe(false))
  return opened
}

test('FIND-3 Commander, Vintage, Premodern and Sealed are one tap for Magic', async () => {
  const { user } = await openForm()
  expect(form().queryByRole('textbox', { name: 'Nom du format' })).toBeNull()
  for (const [name, format] of [
    ['Commander', 'other'],
    ['Vintage', 'other'],
    ['Premodern', 'other'],
    ['Sealed', 'limited'],
  ] as const) {
    await press(user, name)
    expect(form().getByRole('button', { name, pressed: true })).toBeTruthy()
    expect(form().getByRole<HTMLSelectElement>('combobox', { name: 'Format' }).value).toBe(format)
  }
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ format: 'limited', formatName: 'Sealed' })
})

test('FIND-3 another format is named in words of one’s own, and a known one takes them away', async () => {
  const { user } = await openForm({ gameType: 'lorcana', format: 'other' })
  expect(form().queryByRole('button', { name: 'Commander' })).toBeNull()
  await user.type(form().getByRole('textbox', { name: 'Nom du format' }), ' Trios ')
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ gameType: 'lorcana', format: 'other', formatName: ' Trios ' })
  await user.click(await screen.findByRole('button', { name: 'Créer un autre tournoi' }))
  await user.click(await screen.findByRole('tab', { name: 'Avancé' }))
  await press(user, 'Premodern')
  await user.selectOptions(form().getByRole('combobox', { name: 'Format' }), 'Modern')
  expect(form().queryByRole('textbox', { name: 'Nom du format' })).toBeNull()
})

test('FIND-3 place and number of players are asked for at once', async () => {
  const { user } = await openForm()
  await user.type(form().getByLabelText('Lieu'), 'Le Repaire, 69003 Lyon')
  await user.type(form().getByRole('spinbutton', { name: 'Nombre de joueurs maximum' }), '32')
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ location: 'Le Repaire, 69003 Lyon', maxPlayers: 32 })
})

test('FIND-3 next Friday is one tap, and so are weekday and hour of the organizer’s last event', async () => {
  const lastSunday = new Date()
  lastSunday.setDate(lastSunday.getDate() - lastSunday.getDay() - 7)
  lastSunday.setHours(15, 45, 0, 0)
  const last = { tournamentDate: lastSunday.toISOString(), location: 'Lyon' }
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 1, documents: [last] } })
  const { user } = await openForm({ date: '' })
  await press(user, 'Vendredi prochain 19:30')
  expect(form().getByRole('button', { name: 'Vendredi prochain 19:30', pressed: true })).toBeTruthy()
  expect(form().getByLabelText<HTMLInputElement>('Heure').value).toBe('19:30')
  await user.click(await form().findByRole('button', { name: 'Comme le dernier\u202f: dimanche 15:45' }))
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  const start = new Date(String(sent()[0]?.tournamentDate))
  expect([start.getDay(), start.getHours(), start.getMinutes()]).toEqual([0, 15, 45])
  expect(start.getTime()).toBeGreaterThan(Date.now())
})

test('FIND-3 a date that has passed is asked about, and kept if it is meant', async () => {
  const { user } = await openForm({ date: '2020-02-29', time: '14:00' })
  await user.click(createButton())
  const question = 'Cette date est passée. Annoncer quand même\u202f?'
  const asked = within(await screen.findByRole('alertdialog', { name: question }))
  expect(asked.getByText(/29 février 2020/)).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Changer la date' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent()).toEqual([])
  expect(form().getByRole<HTMLInputElement>('textbox', { name: 'Date du tournoi' }).value).toBe('29/02/2020')
  await user.click(createButton())
  const again = within(await screen.findByRole('alertdialog', { name: question }))
  await user.click(again.getByRole('button', { name: 'Annoncer quand même' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ tournamentDate: new Date('2020-02-29T14:00').toISOString() })
})

test('FIND-3 the card that the lists will show stands beside the form while it is being written', async () => {
  const { user } = await openForm({ name: '', date: '' })
  const preview = within(await screen.findByRole('region', { name: 'Aperçu' }))
  expect(preview.getByRole('heading', { name: 'Nom du tournoi' })).toBeTruthy()
  expect(preview.getByText('Date à choisir')).toBeTruthy()
  await user.type(form().getByRole('textbox', { name: 'Nom du tournoi' }), 'Premodern du mardi')
  await press(user, 'Premodern')
  await user.type(form().getByRole('textbox', { name: 'Date du tournoi' }), '31/12/2099')
  await user.type(form().getByLabelText('Lieu'), 'Lyon')
  await user.type(form().getByRole('spinbutton', { name: 'Nombre de joueurs maximum' }), '16')
  expect(preview.getByRole('heading', { name: 'Premodern du mardi' })).toBeTruthy()
  expect(preview.getByText(/^Magic The Gathering - Premodern/)).toBeTruthy()
  expect(preview.getByText('31 décembre 2099 à 14:00')).toBeTruthy()
  expect(preview.getByText('Lyon')).toBeTruthy()
  expect(preview.getByText('0 / 16 joueurs')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Rapide' }))
  expect(screen.queryByRole('region', { name: 'Aperçu' })).toBeNull()
})

test('FIND-3 where there is no room beside the form, a button unfolds the preview', async () => {
  const { user } = await openForm({ description: 'Lots pour tous' })
  expect(screen.getAllByRole('region', { name: 'Aperçu' })).toHaveLength(1)
  await press(user, 'Aperçu')
  const folded = within(form().getByRole('region', { name: 'Aperçu' }))
  expect(folded.getByRole('heading', { name: 'Vendredi soir' })).toBeTruthy()
  expect(folded.getByText('Lots pour tous')).toBeTruthy()
  await press(user, 'Aperçu')
  expect(form().queryByRole('region', { name: 'Aperçu' })).toBeNull()
})

test('FIND-3 the same event every week: each its own date at the same hour of the wall, told how many', async () => {
  // The clocks change between these two Sundays.
  const { user } = await openForm({ date: '2098-10-19', time: '19:30', endDate: '2098-10-20', endTime: '00:30' })
  await user.selectOptions(form().getByRole('combobox', { name: 'Répéter chaque semaine' }), '3 dates')
  expect(form().getByText(/^La dernière : dimanche 2 novembre 2098/)).toBeTruthy()
  await press(user, 'Créer les 3 tournois')
  expect(await screen.findByText('3 tournois créés')).toBeTruthy()
  const days = ['2098-10-19', '2098-10-26', '2098-11-02']
  expect(sent().map(({ tournamentDate }) => tournamentDate)).toEqual(
    days.map((day) => new Date(`${day}T19:30`).toISOString()),
  )
  expect(sent()[2]).toMatchObject({ endDate: new Date('2098-11-03T00:30').toISOString() })
  expect(new Set(sent().map(({ actId }) => actId)).size).toBe(3)
  const dates = within(await screen.findByRole('list', { name: 'Les 3 tournois annoncés' })).getAllByRole('link')
  expect(dates.map((link) => link.textContent)).toEqual([
    expect.stringContaining('19 octobre 2098'),
    expect.stringContaining('26 octobre 2098'),
    expect.stringContaining('2 novembre 2098'),
  ])
})

test('FIND-3 a series that breaks off says how many stand, and going on makes none twice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await openForm()
  await user.selectOptions(form().getByRole('combobox', { name: 'Répéter chaque semaine' }), '3 dates')
  const refusal = executed(400, { success: false, message: 'Le serveur dit non.', reason: 'x' })
  const answers = [created, refusal]
  server.inTurn.set(`POST ${EXECUTIONS}`, () => answers.shift() ?? created)
  await press(user, 'Créer les 3 tournois')
  expect(await screen.findByText(/^1 tournoi sur 3 est créé\. .* Le serveur dit non\.$/)).toBeTruthy()
  await press(user, 'Créer les 3 tournois')
  expect(await screen.findByText('3 tournois créés')).toBeTruthy()
  const [first, second, ...again] = sent()
  expect(again).toHaveLength(3)
  expect(again[0]).toEqual(first)
  expect(again[1]).toEqual(second)
})

test('FIND-3 afterwards: its name, its link and a poster', async () => {
  const { user } = await openForm({ name: 'Vendredi Premodern' })
  await user.click(createButton())
  await screen.findByRole('heading', { level: 1, name: 'Le tournoi est ouvert' })
  expect(screen.getByText('Vendredi Premodern')).toBeTruthy()
  const spread = within(screen.getByRole('region', { name: 'Faire venir des joueurs' }))
  await user.click(spread.getByRole('button', { name: 'Copier le lien' }))
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/tournament/K7QM2X`)
  const poster = spread.getByRole('link', { name: 'Imprimer l’affiche' })
  expect(poster.getAttribute('href')).toBe('/tournament/K7QM2X/print?sheet=poster')
  expect(spread.queryByRole('list')).toBeNull()
})

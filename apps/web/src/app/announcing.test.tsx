import { anAnnouncement, anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountServer } from '../features/accounts/testing/account-server.ts'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { executed } from '../transport/testing/local-server.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { anEvent } from './testing/an-event.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

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
const form = () => within(screen.getByRole('main'))
const press = (user: User, name: string) => user.click(form().getByRole('button', { name }))
const createButton = () => form().getByRole<HTMLButtonElement>('button', { name: 'Créer le tournoi' })

async function openForm(draft: object = {}) {
  const formData = JSON.stringify({ name: 'Vendredi soir', date: '2099-01-30', ...draft })
  const opened = await openApp(`/announce?formData=${encodeURIComponent(formData)}`, { origin: server.local.origin })
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
})

test('FIND-3 a format that a list knows takes the name of one’s own away', async () => {
  const { user } = await openForm()
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
  const last = { tournamentDate: lastSunday.toISOString(), name: 'Draft', code: 'ABCDEF' }
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

const shown = () => within(screen.getByRole('region', { name: 'Aperçu' }))
const isWide = (is: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: is && media.includes('min-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )

test('SHOP-61 the page of the event stands beside the form and grows while it is being written', async () => {
  isWide(true)
  const { user } = await openForm({ name: '', date: '' })
  const title = () => shown().getByRole('heading', { level: 1 }).textContent
  expect(title()).toBe('Nom du tournoi')
  expect(shown().getByText('Date à choisir')).toBeTruthy()
  await user.type(form().getByRole('textbox', { name: 'Nom du tournoi' }), 'Premodern du mardi')
  await press(user, 'Premodern')
  await user.type(form().getByRole('textbox', { name: 'Date du tournoi' }), '31/12/2099')
  await user.type(form().getByRole('combobox', { name: 'Lieu' }), 'Lyon')
  await user.type(form().getByRole('spinbutton', { name: 'Nombre de joueurs maximum' }), '16')
  await waitFor(() => expect(title()).toBe('Premodern du mardi'))
  expect(await shown().findByText('16 places libres sur 16')).toBeTruthy()
  expect(shown().getByText('Magic The Gathering - Premodern')).toBeTruthy()
  expect(shown().getByText('jeudi 31 décembre 2099 à 14:00')).toBeTruthy()
  expect(shown().getByText('Lyon')).toBeTruthy()
  // As people will see it; it cannot be used from here.
  expect(await shown().findByRole('button', { name: 'S’inscrire' })).toBeTruthy()
  expect(shown().getByRole('heading', { level: 1 }).closest('[inert]')).toBeTruthy()
})

test('SHOP-61 where there is no room beside the form, a button unfolds the page', async () => {
  const { user } = await openForm({ description: 'Lots pour tous' })
  expect(screen.queryByRole('region', { name: 'Aperçu' })).toBeNull()
  await press(user, 'Aperçu')
  expect(shown().getByRole('heading', { name: 'Vendredi soir' })).toBeTruthy()
  expect(shown().getByText('Lots pour tous')).toBeTruthy()
  await press(user, 'Aperçu')
  expect(screen.queryByRole('region', { name: 'Aperçu' })).toBeNull()
})

test('SHOP-62 three folded rows say what is set, and show it in the page once it is otherwise', async () => {
  isWide(true)
  const { user } = await openForm()
  const row = (name: RegExp) => form().getByRole('button', { name })
  expect(row(/^Inscriptions à accepter une à une$/).getAttribute('aria-expanded')).toBe('false')
  expect(row(/^Jour J rondes suisses$/i)).toBeTruthy()
  await user.click(row(/^Decklists facultatives$/))
  await user.selectOptions(form().getByRole('combobox', { name: 'Decklist' }), 'Obligatoire')
  await user.type(form().getByLabelText('Nombre de cartes minimum'), '60')
  expect(row(/^Decklists obligatoires, au moins 60 cartes$/)).toBeTruthy()
  expect(await shown().findByText('Obligatoire à l’inscription, au moins 60 cartes')).toBeTruthy()
  await user.click(row(/^Inscriptions/))
  await user.type(form().getByLabelText('Participation (facultatif)'), '5 €')
  expect(row(/^Inscriptions à accepter une à une, 5 €$/)).toBeTruthy()
  await user.click(row(/^Jour J/))
  await user.selectOptions(form().getByRole('combobox', { name: 'Formule' }), 'Élimination directe')
  await user.click(form().getByRole('button', { name: 'Créer le tournoi' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    structure: 'elimination',
    registrationRules: { deck: 'required', fewestCards: 60, fee: '5 €' },
  })
})

test('PODS-26 choosing tables of four changes nothing above the field that was tapped', async () => {
  const { user } = await openForm()
  const chooser = form().getByRole('combobox', { name: 'Formule' })
  const above = () => {
    const before = document.createRange()
    before.setStartBefore(chooser.closest('form') as HTMLElement)
    before.setEndBefore(chooser)
    return before.cloneContents().textContent
  }
  const first = above()
  expect(first).toContain('Type de jeu')
  await user.selectOptions(chooser, 'Tables de 4')
  expect(await form().findByRole('radio', { name: 'à la mise (1\u202f000)' })).toBeTruthy()
  expect(above()).toBe(first)
})

test('PODS-37 DRFT-25 an event at tables of four plans its rounds, minutes and cut; a format that is drafted brings the draft', async () => {
  const { user } = await openForm()
  await user.selectOptions(form().getByRole('combobox', { name: 'Format' }), 'Draft')
  expect(form().getByRole('combobox', { name: 'Formule' })).toHaveProperty('value', 'draft')
  await user.selectOptions(form().getByRole('combobox', { name: 'Formule' }), 'Tables de 4')
  await user.click(form().getByRole('button', { name: /^Règles du jeu/ }))
  expect(form().queryByLabelText('Points pour une victoire')).toBeNull()
  await user.selectOptions(form().getByLabelText('Minutes par ronde'), '75')
  await user.selectOptions(form().getByLabelText('Rondes'), '4')
  await user.selectOptions(form().getByLabelText('Tableau final'), 'Top 10')
  expect(await form().findByRole('button', { name: /^Règles du jeu rondes de 75.min, top 10$/ })).toBeTruthy()
})

test('BIGS-8 what a large field changes is folded away, is asked for its points, and is in the page', async () => {
  isWide(true)
  const { user } = await openForm()
  const row = (name: RegExp) => form().getByRole('button', { name })
  await user.click(row(/^Grand tournoi Aucune règle de plus$/))
  await user.click(form().getByRole('checkbox', { name: 'Départ accéléré' }))
  await user.click(form().getByRole('checkbox', { name: 'Qualification aux points' }))
  await user.click(createButton())
  expect(await form().findByText('Indiquez de 1 à 99 points.')).toBeTruthy()
  expect(sent()).toEqual([])
  await user.type(form().getByRole('spinbutton', { name: /^Points de la qualification/ }), '15')
  expect(row(/^Grand tournoi Départ accéléré, qualification à 15\spoints$/)).toBeTruthy()
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.swiss).toEqual({ accelerated: true, advanceAt: 15 })
})

test('SHOP-62 a row with something to put right unfolds', async () => {
  const { user } = await openForm({ closes: { day: '2099-02-15', time: '18:00' } })
  expect(form().queryByRole('textbox', { name: 'Fin des inscriptions (facultatif)' })).toBeNull()
  await user.click(createButton())
  const closes = await form().findByRole('textbox', { name: 'Fin des inscriptions (facultatif)' })
  await waitFor(() => expect(document.activeElement).toBe(closes))
  expect(sent()).toEqual([])
})

test('SHOP-63 what is typed survives a reload of the tab, and is gone once announced', async () => {
  const tab = aStorageBackend()
  const origin = server.local.origin
  const { user, unmount } = await openApp('/announce', { origin, tab })
  await user.type(await screen.findByRole('textbox', { name: 'Nom du tournoi' }), 'Ligue')
  await user.type(screen.getByRole('textbox', { name: 'Date du tournoi' }), '30/01/2099')
  unmount()
  const again = await openApp('/announce', { origin, tab })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom du tournoi' })).value).toBe('Ligue')
  await waitFor(() => expect(createButton().disabled).toBe(false))
  await again.user.click(createButton())
  await screen.findByRole('heading', { level: 1, name: 'Le tournoi est ouvert' })
  again.unmount()
  await openApp('/announce', { origin, tab })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom du tournoi' })).value).toBe('')
})

test('SHOP-63 who is not signed in is asked to, and comes back to the page', async () => {
  await server.local.close()
  server = await AccountServer.start()
  const { user } = await openApp('/announce', { origin: server.local.origin, wasSignedIn: false })
  await screen.findByRole('textbox', { name: 'Date du tournoi' })
  await waitFor(() => expect(createButton().disabled).toBe(false))
  await user.click(createButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Connexion requise' }))
  expect(dialog.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login?redirect=/announce')
})

test('SHOP-63 who may not announce is told so, and cannot', async () => {
  server.member({ labels: [] })
  await openApp('/announce', { origin: server.local.origin })
  expect(await screen.findByText('Vous devez être organisateur pour créer un tournoi Advanced.')).toBeTruthy()
  expect(createButton().disabled).toBe(true)
})

test('SHOP-64 an earlier event fills the form with all that was decided for it and its next day, and that is undone', async () => {
  const document = (id: string, event: Parameters<typeof anEvent>[0]) => {
    const read = anEvent(event)
    return { ...tournamentDocumentOf(read, 1), $id: id, id }
  }
  const start = new Date()
  start.setDate(start.getDate() - 8)
  start.setHours(19, 30, 0, 0)
  const announcement = { ...anAnnouncement, location: 'Le Repaire', startsAt: start.toISOString() }
  const documents = [
    document('e1', {
      name: 'Modern du vendredi',
      announcement,
      capacity: 24,
      stages: [{ kind: 'round-robin', order: [] }],
    }),
    document('e2', {
      name: 'modern du vendredi ',
      announcement: { ...announcement, startsAt: '2020-01-01T12:00:00.000Z' },
    }),
    document('e3', { name: 'Draft', announcement }),
  ]
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 3, documents } })
  const { user } = await openForm({ name: 'À moi', date: '' })
  const before = within(await screen.findByRole('group', { name: 'Comme la dernière fois' }))
  expect(before.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Modern du vendredi', 'Draft'])
  await user.click(before.getByRole('button', { name: 'Modern du vendredi' }))
  const name = () => form().getByRole<HTMLInputElement>('textbox', { name: 'Nom du tournoi' }).value
  await waitFor(() => expect(name()).toBe('Modern du vendredi'))
  expect(form().getByRole<HTMLInputElement>('combobox', { name: 'Lieu' }).value).toBe('Le Repaire')
  expect(form().getByRole('button', { name: /^Jour J Toutes rondes/i })).toBeTruthy()
  expect(form().getByLabelText<HTMLInputElement>('Heure').value).toBe('19:30')
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  const next = new Date(String(sent()[0]?.tournamentDate))
  expect([next.getDay(), next.getHours(), next.getMinutes()]).toEqual([start.getDay(), 19, 30])
  expect(next.getTime()).toBeGreaterThan(Date.now())
})

test('SHOP-64 filling in like an earlier event is taken back with one tap', async () => {
  const event = anEvent({ name: 'Draft' })
  const documents = [{ ...tournamentDocumentOf(event, 1), $id: 'e1', id: 'e1' }]
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 1, documents } })
  const { user } = await openForm({ name: 'À moi' })
  await user.click(await screen.findByRole('button', { name: 'Draft' }))
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  const name = () => form().getByRole<HTMLInputElement>('textbox', { name: 'Nom du tournoi' }).value
  await waitFor(() => expect(name()).toBe('À moi'))
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

test('GAME-2 rules are varied folded, said in a line and on the page that players read', async () => {
  const { user } = await openForm()
  await user.click(form().getByRole('radio', { name: 'Une partie' }))
  const folded = form().getByRole('button', { name: /^Règles du jeu/ })
  expect(folded.textContent).toBe('Règles du jeu une seule partie')
  await user.click(folded)
  await user.selectOptions(form().getByLabelText('Points pour une victoire'), '2')
  expect(folded.textContent).toBe('Règles du jeu victoire 2 points, une seule partie')
  await user.click(form().getByRole('button', { name: 'Aperçu' }))
  const page = within(await form().findByRole('region', { name: 'Ce qui est annoncé' }))
  expect(await page.findByText('Règles adaptées : victoire 2 points, une seule partie')).toBeTruthy()
  await user.click(createButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ rules: { bestOf: 1, points: { win: 2, draw: 1, loss: 0 } } })
})

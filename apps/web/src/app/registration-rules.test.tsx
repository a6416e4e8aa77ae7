import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { anAnnouncement } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { readDraft } from '../features/tournaments/creation-card/advanced-draft.ts'
import { openSetting, settingClosed } from '../features/tournaments/testing/open-setting.ts'
import { toaster } from '../ui/toasts.tsx'
import { anEvent } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const BOB = 'secret-of-bob'
const FEE = '5 €, à régler sur place'
const FAR = { ...anAnnouncement, startsAt: '2090-01-15T18:00:00.000Z' }
type Rules = typeof USUAL_REGISTRATION
const ruled = (rules: Partial<Rules>, more: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({ announcement: FAR, registrationRules: { ...USUAL_REGISTRATION, ...rules }, ...more })

async function openPage(server: EventServer, secret?: string) {
  const backend = aStorageBackend()
  if (secret) backend.setItem('tablee:player_ids', JSON.stringify({ [server.event.tournament.id]: secret }))
  const opened = await openApp('/tournament/ABCDEF', { origin: server.event.local.origin, backend })
  onTestFinished(async () => {
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    await server.event.local.close()
  })
  return opened
}

type User = Awaited<ReturnType<typeof openPage>>['user']

async function fillIn(user: User) {
  await screen.findByRole('button', { name: 'S’inscrire' })
  const texts = { Pseudo: 'Bob', Prénom: 'Robert', Nom: 'Durand', 'E-mail': 'bob@example.org' }
  for (const [label, typed] of Object.entries(texts)) await user.type(screen.getByLabelText(label), typed)
  await user.click(screen.getByRole('checkbox', { name: /politique/ }))
}

const announced = () => screen.findByRole('region', { name: 'Ce qui est annoncé' })
const rulesSheet = () => screen.findByRole('dialog', { name: 'Règles d’inscription' })
const text = (within_: HTMLElement, name: string) => within(within_).getByRole<HTMLInputElement>('textbox', { name })

test('FIND-6 the page and the form say until when people register', async () => {
  const server = await EventServer.start(ruled({ closesAt: '2090-01-14T18:00:00.000Z' }))
  await openPage(server)
  const card = await screen.findByRole('region', { name: 'S’inscrire' })
  expect(within(card).getByText(/^Inscriptions jusqu’au samedi 14 janvier 2090/)).toBeTruthy()
  expect(within(await announced()).getByText(/^Jusqu’au samedi 14 janvier 2090/)).toBeTruthy()
})

const ERASED = /^Vos données seront effacées le 14 février 2090/

test('MINR-23 the form says on which day the data goes', async () => {
  await openPage(await EventServer.start(ruled({ dataDays: 30 })))
  const card = await screen.findByRole('region', { name: 'S’inscrire' })
  expect(within(card).getByText(ERASED)).toBeTruthy()
})

test('MINR-23 so does the registration', async () => {
  const server = await EventServer.start(ruled({ dataDays: 30 }))
  server.registers('Bob', BOB)
  await openPage(server, BOB)
  const own = await screen.findByRole('region', { name: 'Votre inscription' })
  expect(within(own).getByText(ERASED)).toBeTruthy()
})

test('MINR-23 the organizer chooses how soon the data goes', async () => {
  const { server, user } = await openEventAdmin({ event: ruled({}) })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Inscriptions')
  const card = await rulesSheet()
  const days = within(card).getByRole('combobox', { name: 'Effacement des données personnelles' })
  await user.selectOptions(days, '90 jours après la fin')
  await user.click(within(card).getByRole('button', { name: 'Enregistrer les règles' }))
  await waitFor(() => expect(server.event.tournament.registrationRules.dataDays).toBe(90))
})

test('FIND-6 after that moment the form is gone, and the page says whom to ask; one that is moved opens it again', async () => {
  const server = await EventServer.start(ruled({ closesAt: '2020-01-14T18:00:00.000Z' }))
  await openPage(server)
  expect(await screen.findByText('Inscriptions closes')).toBeTruthy()
  expect(screen.getByText(/ouvertes jusqu’au mardi 14 janvier 2020.*demandez à l’organisation/)).toBeTruthy()
  expect(within(await announced()).getByText(/^Closes depuis le mardi 14 janvier 2020/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'S’inscrire' })).toBeNull()
  const opened = { ...server.event.tournament.registrationRules, closesAt: null }
  server.event.happens({ accepted: true, value: [{ kind: 'registrations_ruled', ...opened }] })
  expect(await screen.findByRole('button', { name: 'S’inscrire' })).toBeTruthy()
  expect(screen.queryByText('Inscriptions closes')).toBeNull()
})

test('FIND-6 who is registered is told that leaving is for good once registering is over', async () => {
  const server = await EventServer.start(ruled({}))
  server.registers('Bob', BOB)
  const closed = { ...USUAL_REGISTRATION, closesAt: '2020-01-14T18:00:00.000Z' }
  server.event.happens({ accepted: true, value: [{ kind: 'registrations_ruled', ...closed }] })
  const { user } = await openPage(server, BOB)
  const own = await screen.findByRole('region', { name: 'Votre inscription' })
  expect(screen.queryByText('Inscriptions closes')).toBeNull()
  await user.click(within(own).getByRole('button', { name: 'Annuler l’inscription' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(/vous ne pourrez plus vous inscrire vous-même/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Annuler l’inscription' }))
  expect(await screen.findByText('Votre inscription est annulée.')).toBeTruthy()
  expect(await screen.findByText('Inscriptions closes')).toBeTruthy()
})

test('FIND-6 where the event accepts by itself, the form says so, and the person is told of a seat at once', async () => {
  const server = await EventServer.start(ruled({ acceptsAutomatically: true }))
  const { user } = await openPage(server)
  expect(await screen.findByText('Il reste des places : votre inscription sera confirmée aussitôt.')).toBeTruthy()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }))
  expect(await screen.findByText('Inscription acceptée')).toBeTruthy()
  const own = await screen.findByRole('region', { name: 'Votre inscription' })
  expect(within(own).getByText('Inscription acceptée')).toBeTruthy()
})

test('FIND-6 a full event that accepts by itself says that its list moves without the organizer', async () => {
  const server = await EventServer.start(ruled({ acceptsAutomatically: true }, { capacity: 1 }))
  server.registers('Ana', 'secret-of-ana')
  server.registers('Bob', BOB)
  await openPage(server, BOB)
  expect(await screen.findByText(/1er sur la liste d’attente. La place qui se libère revient/)).toBeTruthy()
})

test('FIND-6 an event that requires a decklist asks for it in the form, and marks the field where it is missing', async () => {
  const server = await EventServer.start(ruled({ deck: 'required', fewestCards: 60 }))
  const { user } = await openPage(server)
  await fillIn(user)
  expect(within(await announced()).getByText('Obligatoire à l’inscription, au moins 60 cartes')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /decklist/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }))
  const fault = 'Collez le texte de votre decklist, ou donnez l’adresse où la lire.'
  const typed = await screen.findByLabelText('Texte de la decklist')
  await waitFor(() => expect(typed.getAttribute('aria-invalid')).toBe('true'))
  expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0)
  await waitFor(() => expect(document.activeElement).toBe(typed))
  await user.click(typed)
  await user.paste('4 Éclair\n54 Montagne\n\nSideboard\n15 Île')
  expect(await screen.findByText('Cette liste compte 58 cartes ; cet événement en demande au moins 60.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }))
  const own = await screen.findByRole('region', { name: 'Votre inscription' })
  // A warning only.
  await user.click(within(own).getByRole('button', { name: 'Changer ma decklist' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/compte 58 cartes/)).toBeTruthy()
  await user.clear(await within(dialog).findByLabelText('Texte de la decklist'))
  await user.paste('60 Montagne')
  await waitFor(() => expect(within(dialog).queryByText(/compte 58 cartes/)).toBeNull())
})

test('FIND-6 an event that asks for no decklist does not speak of one', async () => {
  const server = await EventServer.start(ruled({ deck: 'none' }))
  server.registers('Bob', BOB)
  const { user } = await openPage(server, BOB)
  const own = await screen.findByRole('region', { name: 'Votre inscription' })
  expect(within(own).queryByText('Decklist')).toBeNull()
  await user.click(within(own).getByRole('button', { name: 'Annuler l’inscription' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Annuler l’inscription' }))
  await screen.findByRole('button', { name: 'S’inscrire' })
  expect(screen.queryByRole('checkbox', { name: /decklist/ })).toBeNull()
})

test('FIND-6 who registered before a decklist was required is asked for it', async () => {
  const server = await EventServer.start(ruled({ deck: 'required' }))
  server.registers('Bob', BOB)
  await openPage(server, BOB)
  expect(await screen.findByText('Cet événement demande une decklist : donnez la vôtre avant le départ.')).toBeTruthy()
})

test('FIND-3 the organizer says which decklist is asked for', async () => {
  const { server, user } = await openEventAdmin({ event: ruled({}) })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Inscriptions')
  const card = await rulesSheet()
  await user.selectOptions(within(card).getByRole('combobox', { name: 'Decklist' }), 'Obligatoire')
  await user.type(within(card).getByLabelText('Nombre de cartes minimum'), '60')
  await user.click(within(card).getByRole('button', { name: 'Enregistrer les règles' }))
  await waitFor(() =>
    expect(server.event.tournament.registrationRules).toMatchObject({ deck: 'required', fewestCards: 60 }),
  )
  await settingClosed()
  const again = await openSetting(user, 'Inscriptions')
  await user.selectOptions(again.getByRole('combobox', { name: 'Decklist' }), 'Aucune demandée')
  expect(again.queryByLabelText('Nombre de cartes minimum')).toBeNull()
})

test('FIND-3 the organizer sets the deadline and automatic acceptance until the start', async () => {
  const { server, user } = await openEventAdmin({ event: ruled({}) })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Inscriptions')
  const card = await rulesSheet()
  await user.type(text(card, 'Fin des inscriptions (facultatif)'), '16/01/2090')
  await user.click(within(card).getByRole('checkbox', { name: /Accepter les inscriptions automatiquement/ }))
  const save = () => within(card).getByRole('button', { name: 'Enregistrer les règles' })
  await user.click(save())
  const fault = 'Les inscriptions ne peuvent pas se terminer après le début du tournoi.'
  expect(await within(card).findByText(fault)).toBeTruthy()
  await user.clear(text(card, 'Fin des inscriptions (facultatif)'))
  await user.type(text(card, 'Fin des inscriptions (facultatif)'), '14/01/2090')
  await user.click(save())
  expect(await screen.findByText('Règles d’inscription enregistrées')).toBeTruthy()
  expect(server.event.tournament.registrationRules).toMatchObject({
    closesAt: new Date('2090-01-14T18:00').toISOString(),
    acceptsAutomatically: true,
  })
  expect(server.event.tournament.announcement).toEqual(FAR)
  await settingClosed()
  expect(
    screen.getByRole('button', { name: /^Inscriptions acceptées automatiquement, jusqu’au 14 janvier 2090/ }),
  ).toBeTruthy()
  await openSetting(user, 'Inscriptions')
  const again = await rulesSheet()
  await user.clear(text(again, 'Fin des inscriptions (facultatif)'))
  await user.click(within(again).getByRole('button', { name: 'Enregistrer les règles' }))
  await waitFor(() => expect(server.event.tournament.registrationRules.closesAt).toBeNull())
})

test('FIND-3 an event announced again keeps how people come in, and asks for the day of its deadline', async () => {
  const event = ruled({ closesAt: new Date('2090-01-14T17:30').toISOString(), acceptsAutomatically: true })
  const { user } = await openEventAdmin({ event })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  const link = await screen.findByRole('link', { name: 'Annoncer le même à une autre date' })
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(readDraft(address.searchParams.get('formData') ?? undefined)).toMatchObject({
    closes: { day: '', time: '17:30' },
    acceptsAutomatically: true,
    hasMore: true,
  })
  expect(readDraft('{"closes":"hier"}')).toMatchObject({ closes: { day: '' }, acceptsAutomatically: false })
})

test('FIND-6 the fee is a note on the page and the form, and the person reads that it is settled', async () => {
  const server = await EventServer.start(ruled({ fee: FEE }))
  await openPage(server, BOB)
  expect(within(await announced()).getByText(FEE)).toBeTruthy()
  const card = await screen.findByRole('region', { name: 'S’inscrire' })
  expect(within(card).getByText(`Participation : ${FEE}`)).toBeTruthy()
  server.registers('Bob', BOB)
  const own = await screen.findByRole('region', { name: 'Votre inscription' })
  expect(within(own).queryByText('Participation réglée.')).toBeNull()
  server.pays('Bob')
  expect(await within(own).findByText('Participation réglée.')).toBeTruthy()
})

test('FIND-6 the organizer notes who has settled the fee, by one tap each, and reads how many', async () => {
  const { server, user } = await openEventAdmin({ event: ruled({ fee: FEE }), names: ['Ana', 'Bob'], accepted: 2 })
  expect(await screen.findByText('0 sur 2 réglés')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Inscription de Bob' }))
  const dialog = await screen.findByRole('dialog')
  const tick = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /^Réglé/ })
  expect(tick.checked).toBe(false)
  await user.click(tick)
  await waitFor(() => expect(tick.checked).toBe(true))
  expect(server.kept.map(({ hasPaid }) => hasPaid)).toEqual([false, true])
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }))
  expect(await screen.findByText('1 sur 2 réglés')).toBeTruthy()
  server.pays('Ana')
  expect(await screen.findByText('2 sur 2 réglés')).toBeTruthy()
})

test('FIND-6 where nothing is to be paid, nobody is asked whether it was', async () => {
  const { user } = await openEventAdmin({ event: ruled({}), names: ['Ana'], accepted: 1 })
  await user.click(await screen.findByRole('button', { name: 'Inscription d’Ana' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('checkbox', { name: /^Réglé/ })).toBeNull()
  expect(screen.queryByText(/réglé/)).toBeNull()
})

test('FIND-6 a player reads that the organizers handed in the deck, until they hand in one themselves', async () => {
  const server = await EventServer.start(ruled({}))
  server.registers('Bob', BOB)
  const decklist = JSON.stringify({ decklistText: '20 Island' })
  server.kept = server.kept.map((kept) => ({ ...kept, decklist, isDeckByOrganizer: true }))
  const { user } = await openPage(server, BOB)
  const own = await screen.findByRole('region', { name: 'Votre inscription' })
  expect(within(own).getByText('L’organisation a donné cette decklist pour vous.')).toBeTruthy()
  await user.click(within(own).getByRole('button', { name: 'Changer ma decklist' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByLabelText('Texte de la decklist'))
  await user.paste(' 4 Opt')
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer la decklist' }))
  await screen.findByText('Decklist enregistrée')
  expect(within(own).queryByText('L’organisation a donné cette decklist pour vous.')).toBeNull()
})

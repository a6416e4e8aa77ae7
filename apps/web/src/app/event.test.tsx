import { cancelRegistration } from '@tablee/domain/registrations/leave-registration'
import { cancelTournament } from '@tablee/domain/tournaments/life/cancel-tournament'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { publishDecklists } from '@tablee/domain/tournaments/life/publish-decklists'
import { allowOwnNames } from '@tablee/domain/tournaments/players/allow-own-names'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { anAnnouncement, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { notify, toaster } from '../ui/toasts.tsx'
import { anAccount } from './testing/an-account.ts'
import { anEvent, ORGANIZER_ACCOUNT } from './testing/an-event.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'

const PAGE = '/tournament/ABCDEF'
const BOB = 'secret-of-bob'
let server: EventServer

afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  await server.event.local.close()
})

type Opening = { address?: string; secret?: string; languages?: readonly string[] }

async function open({ address = PAGE, secret, languages = ['fr-FR'] }: Opening = {}) {
  const backend = aStorageBackend()
  if (secret) backend.setItem('tablee:player_ids', JSON.stringify({ [server.event.tournament.id]: secret }))
  return openApp(address, { origin: server.event.local.origin, backend, languages })
}

type User = Awaited<ReturnType<typeof open>>['user']

const box = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
const ticks = (name: RegExp) => screen.getByRole('checkbox', { name })
const sent = (id: string) => server.event.calls.filter((call) => call.id === id).map(({ input }) => input)
const ownCard = () => screen.findByRole('region', { name: 'Votre inscription' })

async function fillIn(user: User, texts: Record<string, string> = {}) {
  await screen.findByRole('heading', { name: 'S’inscrire' })
  const all = { Pseudo: 'Bob', Prénom: 'Robert', Nom: 'Durand', 'E-mail': 'bob@example.org', ...texts }
  for (const [label, text] of Object.entries(all)) {
    await user.clear(box(label))
    if (text !== '') await user.type(box(label), text)
  }
}

const submit = (user: User, name = 'S’inscrire') => user.click(screen.getByRole('button', { name }))

test('LAY-3 the tab of an event says its name, and that of its administration both', async () => {
  server = await EventServer.start(anEvent({ name: 'Modern du vendredi' }))
  const page = await open()
  await waitFor(() => expect(document.title).toBe('Modern du vendredi · Tablée'))
  page.unmount()
  await open({ address: `${PAGE}/journal` })
  await waitFor(() => expect(document.title).toBe('Modern du vendredi · Journal · Tablée'))
})

test('STAK-12 an event to come goes into a calendar by one tap; one that is called off does not', async () => {
  server = await EventServer.start()
  await open()
  const link = await screen.findByRole('link', { name: 'Ajouter à mon agenda' })
  expect(link.getAttribute('href')).toBe('/v1/tournaments/ABCDEF/calendar.ics')
  server.event.happens(cancelTournament(server.event.tournament))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ajouter à mon agenda' })).toBeNull())
})

test('AUTH-11 DETL-1 an event that is called off says so while its page is open, and takes nobody', async () => {
  server = await EventServer.start()
  server.registers('Ana', 'secret-of-ana')
  await open()
  expect(await screen.findByRole('button', { name: 'S’inscrire' })).toBeTruthy()
  server.event.happens(cancelTournament(server.event.tournament))
  expect(await screen.findByText('Ce tournoi est annulé')).toBeTruthy()
  expect(within(screen.getByLabelText('En bref')).getByText('Annulé')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Ce qui est annoncé' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'S’inscrire' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Classement' })).toBeNull()
})

test('DETL-1 an announced event says what, when, where, for how many, and its description as plain text', async () => {
  const description = 'Ouvert à tous.\n<b>Règles</b> : https://example.org/modern'
  server = await EventServer.start(
    anEvent({ announcement: { ...anAnnouncement, endsAt: '2027-01-15T22:00:00.000Z', description } }),
  )
  server.registers('Ana', 'secret-of-ana')
  await open()
  const about = await screen.findByRole('region', { name: 'Ce qui est annoncé' })
  expect(within(about).getByText('Magic The Gathering - Modern')).toBeTruthy()
  expect(about.textContent).toMatch(/vendredi 15 janvier 2027 à \d\d:00, jusqu’à \d\d:00/)
  expect(within(about).getByText('69003 Lyon')).toBeTruthy()
  expect(within(about).getByText('8 places libres sur 8')).toBeTruthy()
  expect(within(about).getByText(/Ouvert à tous/).textContent).toBe(
    'Ouvert à tous.\n<b>Règles</b> : example.org/modern',
  )
  expect(screen.getByRole('heading', { name: 'S’inscrire avec ce code' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Rejoindre avec ce code' })).toBeNull()
  const wayIn = screen.getByRole('link', { name: 'Aller à l’inscription' }).getAttribute('href') ?? ''
  await waitFor(() => expect(document.querySelector(wayIn)?.textContent).toContain('S’inscrire'))
  // SHOP-3: next to the seats.
  expect(await within(about).findByText('1 inscription en attente')).toBeTruthy()
})

test('FIND-6 addresses in a description, and the place, lead out of the app on their own and vouch for nobody', async () => {
  const description = 'Règles : https://example.org/modern.'
  server = await EventServer.start(anEvent({ announcement: { ...anAnnouncement, description } }))
  await open()
  const rules = await screen.findByRole('link', { name: 'example.org/modern' })
  expect(rules).toMatchObject({ href: 'https://example.org/modern', target: '_blank' })
  expect(rules.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
  const map = screen.getByRole('link', { name: 'Voir sur la carte' })
  expect(map).toMatchObject({ href: 'https://www.openstreetmap.org/search?query=69003%20Lyon', target: '_blank' })
  expect(map.getAttribute('rel')).toBe('noopener noreferrer')
})

test('FIND-6 an event on the web links its place there and shows no map; a link reads the same in any text', async () => {
  const location = 'Discord : https://discord.gg/abc'
  const description = '\u202eברוכים https://elgoog.moc/x javascript:alert(1) <img src=x onerror=alert(1)>'
  server = await EventServer.start(anEvent({ announcement: { ...anAnnouncement, location, description } }))
  await open()
  const about = within(await screen.findByRole('region', { name: 'Ce qui est annoncé' }))
  expect(about.queryByRole('link', { name: 'Voir sur la carte' })).toBeNull()
  expect(about.getByRole('link', { name: 'discord.gg/abc' })).toHaveProperty('href', 'https://discord.gg/abc')
  // Surrounding right-to-left text does not reverse the address.
  expect(about.getByRole('link', { name: 'elgoog.moc/x' }).getAttribute('dir')).toBe('ltr')
  expect(about.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).protocol)).not.toContain(
    'javascript:',
  )
  expect(about.queryByRole('img')).toBeNull()
})

test('REGI-1 what is missing is said at its place in the exact words, and nothing is sent', async () => {
  server = await EventServer.start()
  const { user } = await open()
  await screen.findByRole('heading', { name: 'S’inscrire' })
  await submit(user)
  for (const sentence of [
    'Le nom du joueur est requis',
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    'Vous devez accepter la politique de confidentialité',
  ])
    expect(screen.getByText(sentence)).toBeTruthy()
  await user.type(box('E-mail'), 'nulle part')
  expect(screen.queryByText("L'email est requis")).toBeNull()
  await submit(user)
  expect(screen.getByText("L'email n'est pas valide")).toBeTruthy()
  expect(screen.getByRole('link', { name: /politique/ })).toHaveProperty('pathname', '/privacy')
  expect(sent('register-advanced-player')).toEqual([])
})

test('REGI-2 HOME-6 an anonymous visitor is warned, registers under a fresh secret, and is remembered', async () => {
  server = await EventServer.start()
  const { user, storage } = await open()
  expect(await screen.findByText('Cette inscription est anonyme')).toBeTruthy()
  const signIn = screen
    .getAllByRole('link', { name: 'Se connecter' })
    .find(({ search }: HTMLElement & { search?: string }) => search)
  expect(signIn?.getAttribute('href')).toBe('/login?redirect=/tournament/ABCDEF')
  await fillIn(user, { 'Ville (facultatif)': 'Lyon' })
  await user.click(ticks(/politique/))
  await submit(user)
  const card = await ownCard()
  expect(within(card).getByText('En attente de réponse')).toBeTruthy()
  expect(within(card).getByText('Bob')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'S’inscrire' })).toBeNull()
  const [input] = sent('register-advanced-player')
  expect(input).toMatchObject({ isAnonymous: true, policyAgreement: true, location: 'Lyon', firstName: 'Robert' })
  expect(input?.playerId).toMatch(/^[0-9a-f]{32}$/)
  expect(storage.secret('player', 't1')).toBe(input?.playerId)
  expect(storage.savedTournaments()).toMatchObject([{ id: 't1', code: 'ABCDEF', role: 'player', playerName: 'Bob' }])
})

test('REGI-1 who is signed in finds the form filled in, and registers as the account', async () => {
  server = await EventServer.start()
  server.signedIn = anAccount()
  const { user, storage } = await open()
  await screen.findByRole('heading', { name: 'S’inscrire' })
  expect(['Pseudo', 'Prénom', 'Nom', 'E-mail', 'Ville (facultatif)'].map((label) => box(label).value)).toEqual([
    'Zoé',
    'Zoé',
    'Martin',
    'zoe@example.org',
    'Lyon',
  ])
  expect(screen.queryByText('Cette inscription est anonyme')).toBeNull()
  await user.click(ticks(/politique/))
  await submit(user)
  await ownCard()
  expect(sent('register-advanced-player')).toMatchObject([{ playerId: 'account-zoe', isAnonymous: false }])
  expect(storage.secret('player', 't1')).toBeNull()
})

test('REGI-1 a name that is taken is said at its box, what was typed stays, and the secret is forgotten', async () => {
  server = await EventServer.start()
  server.registers('Bob', 'secret-of-another')
  const { user, storage } = await open()
  await fillIn(user)
  await user.click(ticks(/politique/))
  await submit(user)
  await waitFor(() => expect(box('Pseudo').getAttribute('aria-invalid')).toBe('true'))
  expect(box('E-mail').value).toBe('bob@example.org')
  expect(storage.secret('player', 't1')).toBeNull()
})

test('a lost answer keeps what was typed, and trying again registers once', async () => {
  server = await EventServer.start()
  const { user } = await open()
  await fillIn(user)
  await user.click(ticks(/politique/))
  server.event.isLosingAnswers = true
  server.event.isTelling = false
  await submit(user)
  const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 6_000 })
  expect(screen.getByText("Une erreur est survenue lors de l'inscription")).toBeTruthy()
  expect(box('Prénom').value).toBe('Robert')
  server.event.isLosingAnswers = false
  await user.click(retry)
  await ownCard()
  expect(server.kept).toHaveLength(1)
}, 15_000)

test('REGI-3 a decklist given with the registration goes along; neither text nor address is an error', async () => {
  server = await EventServer.start()
  const { user } = await open()
  await fillIn(user)
  await user.click(ticks(/politique/))
  await user.click(ticks(/decklist/))
  await submit(user)
  // At its box, which comes once it is asked for, and in a notice.
  const said = () => screen.getAllByText('Collez le texte de votre decklist, ou donnez l’adresse où la lire.')
  await waitFor(() => expect(said().some((each) => each.closest('form'))).toBe(true))
  expect(sent('register-advanced-player')).toEqual([])
  await user.click(box('Texte de la decklist'))
  await user.paste('20 Mountain')
  await submit(user)
  const card = await ownCard()
  expect(await within(card).findByText('Mountain')).toBeTruthy()
  expect(JSON.parse(server.keptOf('Bob').decklist ?? '')).toMatchObject({ decklistText: '20 Mountain' })
})

test('STAK-15 a full event says before and after that it is the waiting list, and which position', async () => {
  server = await EventServer.start(anEvent({ capacity: 2 }))
  for (const name of ['Ana', 'Cléo', 'Dan']) server.registers(name, `secret-of-${name}`)
  for (const name of ['Ana', 'Cléo']) server.accepts(name)
  const { user } = await open()
  expect(await screen.findByText(/Vous y seriez 2e/)).toBeTruthy()
  await fillIn(user)
  await user.click(ticks(/politique/))
  await submit(user, 'Rejoindre la liste d’attente')
  const card = await ownCard()
  expect(within(card).getByText(/vous êtes 2e sur la liste d’attente/)).toBeTruthy()
  server.moves('Dan', (tournament, { registration }) => cancelRegistration(tournament, registration))
  expect(await within(card).findByText(/vous êtes 1er sur la liste d’attente/)).toBeTruthy()
})

test('FIND-6 EVEN-2 whoever has registered reads their own registration next; whoever comes back is left where they are', async () => {
  server = await EventServer.start()
  const { user, unmount } = await open()
  await fillIn(user)
  await user.click(ticks(/politique/))
  await submit(user)
  await ownCard()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Votre inscription' })))
  unmount()
  server.registers('Ana', 'secret-of-ana')
  await open({ secret: 'secret-of-ana' })
  await ownCard()
  expect(document.activeElement).toBe(document.body)
})

test('REGI-5 the acceptance appears by itself, with the way to the table', async () => {
  server = await EventServer.start()
  server.registers('Bob', BOB)
  await open({ secret: BOB })
  const card = await ownCard()
  expect(within(card).getByText('En attente de réponse')).toBeTruthy()
  expect(screen.getByText('Votre inscription : en attente')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  server.accepts('Bob')
  expect(await within(card).findByText('Inscription acceptée')).toBeTruthy()
  expect(screen.getByText('Votre inscription : confirmée')).toBeTruthy()
  expect(screen.queryByText('Votre inscription : en attente')).toBeNull()
  expect(screen.getByRole('link', { name: 'Mon parcours' })).toHaveProperty('pathname', `${PAGE}/player`)
})

test('REGI-6 the player amends until the start, and is asked for what registering asks', async () => {
  server = await EventServer.start()
  server.registers('Bob', BOB, { firstName: 'Robert', lastName: 'Durand', email: 'bob@example.org' })
  const { user } = await open({ secret: BOB })
  await user.click(within(await ownCard()).getByRole('button', { name: 'Modifier' }))
  const dialog = await screen.findByRole('dialog')
  const phone = within(dialog).getByLabelText<HTMLInputElement>('Téléphone (facultatif)')
  const firstName = within(dialog).getByLabelText<HTMLInputElement>('Prénom')
  await user.click(phone)
  await user.paste('06 12 34 56 78')
  await user.clear(firstName)
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  expect(within(dialog).getByText('Le prénom est requis')).toBeTruthy()
  await user.type(firstName, 'Bobby')
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.keptOf('Bob').details).toMatchObject({
    phone: '06 12 34 56 78',
    firstName: 'Bobby',
    lastName: 'Durand',
  })
})

test('REGI-6 the decklist is handed in and changed until the start, and only read afterwards', async () => {
  server = await EventServer.start()
  server.registers('Bob', BOB)
  server.registers('Ana', 'secret-of-ana')
  const { user } = await open({ secret: BOB })
  const card = await ownCard()
  await user.click(within(card).getByRole('button', { name: 'Donner ma decklist' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByLabelText('Texte de la decklist'))
  await user.paste('4 Island')
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer la decklist' }))
  expect(await within(card).findByText('Island')).toBeTruthy()
  expect(within(card).getByRole('button', { name: 'Changer ma decklist' })).toBeTruthy()
  server.accepts('Bob')
  server.accepts('Ana')
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Changer ma decklist' })).toBeNull())
  expect(await within(await ownCard()).findByText('Island')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull()
})

test('REGI-5 the player withdraws once sure, and may register again with what was given', async () => {
  server = await EventServer.start()
  server.registers('Bob', BOB, { firstName: 'Robert', lastName: 'Durand', email: 'bob@example.org' })
  const { user } = await open({ secret: BOB })
  await user.click(within(await ownCard()).getByRole('button', { name: 'Annuler l’inscription' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Garder ma place' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('cancel-player-advanced-tournament')).toEqual([])
  await user.click(within(await ownCard()).getByRole('button', { name: 'Annuler l’inscription' }))
  const again = await screen.findByRole('alertdialog')
  await user.click(within(again).getByRole('button', { name: 'Annuler l’inscription' }))
  expect(await within(await ownCard()).findByText('Inscription annulée')).toBeTruthy()
  await screen.findByRole('heading', { name: 'Vous inscrire de nouveau' })
  expect(box('Prénom').value).toBe('Robert')
  await user.click(ticks(/politique/))
  await submit(user)
  expect(await within(await ownCard()).findByText('En attente de réponse')).toBeTruthy()
  expect(server.kept).toHaveLength(1)
})

test('EVEN-4 REGI-5 who withdrew and registers again finds the decklist in the form, and gives it again or takes it out', async () => {
  const deck = { decklistText: '20 Mountain' }
  server = await EventServer.start()
  server.registers('Bob', BOB, { firstName: 'Robert', lastName: 'Durand', email: 'bob@example.org' })
  server.amends('Bob', { decklist: deck })
  server.moves('Bob', (tournament, { registration }) => cancelRegistration(tournament, registration))
  const { user } = await open({ secret: BOB })
  await screen.findByRole('heading', { name: 'Vous inscrire de nouveau' })
  expect(ticks(/decklist/)).toHaveProperty('checked', true)
  expect((await screen.findByLabelText<HTMLInputElement>('Texte de la decklist')).value).toBe('20 Mountain')
  await user.click(ticks(/politique/))
  await submit(user)
  expect(await within(await ownCard()).findByText('En attente de réponse')).toBeTruthy()
  expect(await within(await ownCard()).findByText('Mountain')).toBeTruthy()
  expect(sent('register-advanced-player')).toMatchObject([{ decklist: deck }])

  server.moves('Bob', (tournament, { registration }) => cancelRegistration(tournament, registration))
  await screen.findByRole('heading', { name: 'Vous inscrire de nouveau' })
  await user.click(ticks(/decklist/))
  await user.click(ticks(/politique/))
  await submit(user)
  await waitFor(() => expect(sent('register-advanced-player')).toMatchObject([{ decklist: deck }, { decklist: null }]))
})

test('DETL-3 there is no form for who is registered, nor once the event has started', async () => {
  server = await EventServer.start()
  for (const name of ['Bob', 'Ana']) server.registers(name, name === 'Bob' ? BOB : 'secret-of-ana')
  await open({ secret: BOB })
  await ownCard()
  expect(screen.queryByRole('button', { name: 'S’inscrire' })).toBeNull()
})

test('DETL-3 once the event has started, a stranger is told how to come in late', async () => {
  server = await EventServer.start()
  for (const name of ['Bob', 'Ana']) {
    server.registers(name, `secret-of-${name}`)
    server.accepts(name)
  }
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await open()
  expect(await screen.findByText('Les inscriptions sont closes')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'S’inscrire' })).toBeNull()
})

test('REGI-7 a visitor reads names, and nothing of the persons behind them', async () => {
  server = await EventServer.start()
  server.registers('Bob', BOB, { firstName: 'Robert', lastName: 'Durand', email: 'bob@example.org' })
  server.accepts('Bob')
  await open()
  expect(await screen.findByText('Bob', { selector: 'bdi' })).toBeTruthy()
  await screen.findByRole('heading', { name: 'S’inscrire' })
  expect(document.body.textContent).not.toMatch(/Robert|Durand|bob@/)
})

test('the organizer finds the way to the advanced administration', async () => {
  server = await EventServer.start()
  server.signedIn = anAccount({ $id: ORGANIZER_ACCOUNT })
  await open()
  expect(await screen.findByRole('link', { name: 'Gérer le tournoi' })).toHaveProperty(
    'pathname',
    `${PAGE}/admin-advanced`,
  )
})

test('REGI-7 decklists of a finished event unfold once the organizer has shown them', async () => {
  server = await EventServer.start()
  const names = ['Bob', 'Ana']
  for (const name of names) server.registers(name, `secret-of-${name}`)
  server.kept = server.kept.map((kept) => ({ ...kept, decklist: JSON.stringify({ decklistText: '20 Mountain' }) }))
  for (const name of names) server.accepts(name)
  const played = withResults(started(server.event.tournament))
  server.event.tournament = played
  const { user } = await open()
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  server.event.happens(finishTournament(played))
  await screen.findByText('Classement final', { selector: 'h2' })
  expect(screen.queryByRole('heading', { name: 'Decklists' })).toBeNull()
  server.event.happens(publishDecklists(server.event.tournament, true))
  await user.click(await screen.findByRole('button', { name: 'Voir la decklist d’Ana' }))
  expect(await screen.findByText('Mountain')).toBeTruthy()
})

test('FIND-8 a finished event tells everybody what was played: results at once, decks only once they are public', async () => {
  server = await EventServer.start()
  for (const name of ['Bob', 'Ana']) {
    server.registers(name, `secret-of-${name}`)
    server.accepts(name)
  }
  const deck = { decklistText: '20 Mountain', generalName: 'Krenko, Mob Boss' }
  server.kept = server.kept.map((kept) => ({ ...kept, decklist: JSON.stringify(deck) }))
  const played = withResults(started(server.event.tournament))
  server.event.tournament = played
  await open()
  await waitFor(() => expect(screen.getByText('En direct')).toBeTruthy())
  expect(screen.queryByRole('link', { name: 'Statistiques' })).toBeNull()
  server.event.happens(finishTournament(played))
  expect(await screen.findByRole('link', { name: 'Statistiques' })).toHaveProperty('hash', '#statistics')
  expect(await screen.findByRole('heading', { name: 'Résultats' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Decks joués' })).toBeNull()
  expect(screen.queryByText('Krenko, Mob Boss')).toBeNull()
  server.event.happens(publishDecklists(server.event.tournament, true))
  expect(await screen.findByRole('heading', { name: 'Decks joués' })).toBeTruthy()
  const ranking = screen.getByRole('table', { name: 'Classement final' })
  await waitFor(() => expect(within(ranking).getAllByText('Krenko, Mob Boss')).toHaveLength(2))
})

test('DASH-1 the table of who is registered and has no seat says how the registration stands', async () => {
  server = await EventServer.start()
  server.registers('Bob', BOB)
  await open({ address: `${PAGE}/player`, secret: BOB })
  expect(await screen.findByRole('heading', { name: 'En attente de réponse' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voir le tournoi' })).toHaveProperty('pathname', PAGE)
  await waitFor(() => expect(server.event.local.sockets.length).toBeGreaterThan(0))
  server.accepts('Bob')
  expect(await screen.findByText('Vous avez votre place')).toBeTruthy()
})

test("DASH-4 who is not registered: 'Tournoi non trouvé ou vous n'êtes pas inscrit.'", async () => {
  server = await EventServer.start()
  await open({ address: `${PAGE}/player` })
  expect(await screen.findByText("Tournoi non trouvé ou vous n'êtes pas inscrit.")).toBeTruthy()
})

test('REGI-5 a player drops out of an event under way once sure, with the account as with a device', async () => {
  server = await EventServer.start()
  server.signedIn = anAccount()
  for (const [name, secret] of [
    ['Zoé', 'account-zoe'],
    ['Ana', 'secret-of-ana'],
  ] as const) {
    server.registers(name, secret)
    server.accepts(name)
  }
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  const { user } = await open({ address: `${PAGE}/player` })
  await user.click(await screen.findByRole('button', { name: 'Abandonner le tournoi' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(sent('drop-player-advanced-tournament')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Abandonner le tournoi' }))
  await waitFor(() => expect(server.keptOf('Zoé').registration.state.kind).toBe('dropped'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Abandonner le tournoi' })).toBeNull())
  expect(sent('drop-player-advanced-tournament')).toMatchObject([{ playerId: 'account-zoe' }])
})

test('REGI-6 EVEN-5 a player of an event under way changes their own name where the organizer allows it', async () => {
  server = await EventServer.start()
  for (const name of ['Bob', 'Ana']) {
    server.registers(name, name === 'Bob' ? BOB : 'secret-of-ana')
    server.accepts(name)
  }
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  const { user } = await open({ address: `${PAGE}/player`, secret: BOB })
  await screen.findByRole('button', { name: 'Abandonner le tournoi' })
  await screen.findByText('En direct')
  expect(screen.queryByRole('button', { name: 'Changer mon nom' })).toBeNull()
  server.event.happens(allowOwnNames(server.event.tournament, true))
  await user.click(await screen.findByRole('button', { name: 'Changer mon nom' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Votre nom'))
  await user.type(dialog.getByLabelText('Votre nom'), 'ana{Enter}')
  expect(await dialog.findByText(/est déjà pris/)).toBeTruthy()
  await user.clear(dialog.getByLabelText('Votre nom'))
  await user.type(dialog.getByLabelText('Votre nom'), 'Bobby{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.event.tournament.players.map(({ name }) => name)).toEqual(['Bobby', 'Ana'])
})

test.each([
  ['the page of the event', PAGE, 'S’inscrire'],
  ['the table of somebody without a seat', `${PAGE}/player`, "Tournoi non trouvé ou vous n'êtes pas inscrit."],
])(
  'a failure to read the registrations says so on %s and offers to try again',
  async (_, address, heading) => {
    server = await EventServer.start()
    const answer = server.event.others.get('get-advanced-registrations')
    server.event.others.set('get-advanced-registrations', () => 'cut')
    const { user } = await open({ address })
    expect(
      await screen.findByText('Les inscriptions n’ont pas pu être lues', undefined, { timeout: 9_000 }),
    ).toBeTruthy()
    if (answer) server.event.others.set('get-advanced-registrations', answer)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  },
  15_000,
)

test('LAY-11 the same page in English', async () => {
  server = await EventServer.start()
  server.registers('Ana', 'secret-of-ana')
  await open({ languages: ['en-GB'] })
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeTruthy()
  expect(screen.getByText('This registration is anonymous')).toBeTruthy()
  expect(screen.getByText('1 pending registration')).toBeTruthy()
  expect(screen.getByText('8 seats left out of 8')).toBeTruthy()
})

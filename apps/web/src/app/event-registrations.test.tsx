import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anAccount } from './testing/an-account.ts'
import { anEvent } from './testing/an-event.ts'
import { chooseInListMenu } from './testing/choose-in-list-menu.ts'
import { EventServer } from './testing/event-server.ts'
import { openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Noé']

const rows = async () => within(await screen.findByRole('region', { name: 'Inscriptions' })).getAllByRole('listitem')
const rowTexts = async () => (await rows()).map((row) => row.querySelector('bdi')?.textContent)
const pill = (name: RegExp) => screen.getByRole('button', { name })
const statusOf = (server: EventServer, name: string) => server.keptOf(name).registration.state.kind

const bytesOf = (content: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(content)
  })

test('AADM-1 four tabs: tables, registrations, standings with the statistics; what is set behind the last', async () => {
  const { user } = await openEventAdmin({ names: NAMES, accepted: 4 })
  const named = ['Tables', 'Joueurs', 'Classement', 'Plus'].map((name) => screen.getByRole('tab', { name }))
  expect(screen.getAllByRole('tab')).toEqual(named)
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  expect(await screen.findByRole('list', { name: 'Ce qui est réglé' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Paramètres' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Statistiques' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Classement' }))
  expect(await screen.findByRole('heading', { name: 'Statistiques' })).toBeTruthy()
})

test('EVEN-6 who waits to be accepted is counted on the tab of the players, whatever is open', async () => {
  await openEventAdmin({ names: NAMES, accepted: 2 })
  const players = screen.getByRole('tab', { name: 'Joueurs' })
  await waitFor(() => expect(players.getAttribute('aria-description')).toBe('3 inscriptions en attente'))
})

test('AADM-1 pills count those there are, a tap on one shows only those; confirmed first, then pending, then cancelled', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 3 })
  expect(await rowTexts()).toEqual(['Léa', 'Max', 'Zoé', 'Inès', 'Noé'])
  expect(pill(/^Total/).textContent).toBe('Total 5')
  expect(pill(/^Confirmées/).textContent).toBe('Confirmées 3')
  expect(pill(/^En attente/).textContent).toBe('En attente 2')
  expect(screen.queryByRole('button', { name: /^(Abandons|Annulées|Présents|Absents)/ })).toBeNull()
  await user.click(pill(/^En attente/))
  await waitFor(async () => expect(await rowTexts()).toEqual(['Inès', 'Noé']))
  expect(statusOf(server, 'Inès')).toBe('pending')
})

test('AADM-1 accepting a row says so, and Annuler takes it back', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES })
  await user.click(await screen.findByRole('button', { name: 'Accepter Max' }))
  await waitFor(() => expect(statusOf(server, 'Max')).toBe('confirmed'))
  expect(await screen.findByText('Inscription de Max acceptée.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(statusOf(server, 'Max')).toBe('pending'))
})

test.each([
  { button: 'Annuler l’inscription', told: 'L’inscription de Max est annulée.', after: 'cancelled' },
  { button: 'Noter un abandon', told: 'Max abandonne.', after: 'dropped' },
])('AADM-1 REGI-5 $button, and back by the toast', async ({ button, told, after }) => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 3 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByText(told)).toBeTruthy()
  expect(statusOf(server, 'Max')).toBe(after)
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(statusOf(server, 'Max')).toBe('confirmed'))
})

test('REGI-5 who dropped is offered neither accept nor cancel, only the way back', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 3 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  await user.click(await screen.findByRole('button', { name: 'Noter un abandon' }))
  await screen.findByText('Max abandonne.')
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).queryByRole('button', { name: 'Accepter' })).toBeNull()
  expect(within(dialog).queryByRole('button', { name: 'Annuler l’inscription' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Revenir sur l’abandon' }))
  await waitFor(() => expect(statusOf(server, 'Max')).toBe('confirmed'))
})

test('LAY-14 the key for context menus opens the actions of a registration', async () => {
  const { user } = await openEventAdmin({ names: NAMES })
  ;(await screen.findByRole('button', { name: 'Accepter Max' })).focus()
  await user.keyboard('{Shift>}{F10}{/Shift}')
  expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accepter' })).toBeTruthy()
})

test('AADM-1 STAK-15 FIND-4 SHOP-56 all are accepted as far as seats allow; the rest is named and stays on the waiting list', async () => {
  const { server, user } = await openEventAdmin({ event: anEvent({ capacity: 3 }), names: NAMES })
  expect(await screen.findByText('Il reste 3 places.')).toBeTruthy()
  const card = () => screen.getByRole('button', { name: /^Accepter les/ }).closest('div')?.parentElement?.textContent
  expect(card()).toContain('Dans l’ordre d’inscription, Zoé, Max et Léa ont une place. Sans place\u202f: Inès et Noé.')
  await user.click(screen.getByRole('button', { name: 'Accepter les 3 premières' }))
  expect(await screen.findByText('3 inscriptions acceptées')).toBeTruthy()
  expect(
    screen.getByText('Zoé, Max et Léa ont une place. Inès et Noé restent sur la liste d’attente, faute de places.'),
  ).toBeTruthy()
  expect(NAMES.map((name) => statusOf(server, name))).toEqual([
    'confirmed',
    'confirmed',
    'confirmed',
    'pending',
    'pending',
  ])
  expect(await screen.findByText(/^Liste d’attente : nº 2/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accepter les 2 en attente' })).toHaveProperty('disabled', true)
  expect(card()).toContain('forment la liste d’attente. Sans place\u202f: Inès et Noé.')
})

/** The first tap ticks everyone shown. */
async function selecting(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Tout sélectionner' }))
  const bar = within(screen.getByRole('region', { name: 'Sélection' }))
  await user.click(bar.getByRole('button', { name: 'Aucune' }))
  await user.click(screen.getByRole('checkbox', { name: `Sélectionner ${name}` }))
  return bar
}

test('FIND-4 of those selected, the ones without a seat are named before and after', async () => {
  const { server, user } = await openEventAdmin({ event: anEvent({ capacity: 3 }), names: NAMES, accepted: 2 })
  const bar = await selecting(user, 'Noé')
  expect(bar.queryByText(/ont une place|a une place/)?.textContent).toBeUndefined()
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Inès' }))
  expect(bar.getByText('Dans l’ordre d’inscription, Inès a une place. Sans place : Noé.')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Accepter' }))
  expect(await screen.findByText('Inès a une place. Noé reste sur la liste d’attente, faute de place.')).toBeTruthy()
  expect(NAMES.map((name) => statusOf(server, name))).toEqual([
    'confirmed',
    'confirmed',
    'pending',
    'confirmed',
    'pending',
  ])
})

test('AADM-1 only those selected are accepted', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES })
  const bar = await selecting(user, 'Léa')
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Noé' }))
  await user.click(bar.getByRole('button', { name: 'Accepter' }))
  expect(await screen.findByText('2 inscriptions acceptées')).toBeTruthy()
  expect(NAMES.map((name) => statusOf(server, name))).toEqual([
    'pending',
    'pending',
    'confirmed',
    'pending',
    'confirmed',
  ])
})

test('AADM-1 somebody is found by real name or e-mail, and shown with all they gave', async () => {
  const { user } = await openEventAdmin({ names: NAMES, accepted: 5 })
  await user.type(await screen.findByLabelText('Chercher ou ajouter un joueur'), 'martin 3 cam')
  await waitFor(async () => expect(await rowTexts()).toEqual(['Léa']))
  await user.clear(screen.getByLabelText('Chercher ou ajouter un joueur'))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'joueur2@')
  await waitFor(async () => expect(await rowTexts()).toEqual(['Max']))
  await user.click(screen.getByRole('button', { name: 'Inscription de Max' }))
  const link = await screen.findByRole('link', { name: 'joueur2@exemple.fr' })
  expect(link.getAttribute('href')).toBe('mailto:joueur2@exemple.fr')
})

test('REGI-6 the organizer corrects a registration; a name that is taken stays in the form', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 5 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  await user.click(await screen.findByRole('button', { name: 'Modifier' }))
  const box = await screen.findByLabelText('Pseudo')
  await user.clear(box)
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Le nom du joueur est requis')).toBeTruthy()
  await user.type(box, 'Zoé')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('L’inscription n’a pas été enregistrée')).toBeTruthy()
  await user.type(box, ' B.')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('L’inscription de Zoé B. est enregistrée.')).toBeTruthy()
  expect(server.event.tournament.players.map(({ name }) => name)).toContain('Zoé B.')
})

test('STAK-4 a player at the desk is in at once, and the box is ready for the next name', async () => {
  const { server, user } = await openEventAdmin()
  expect(await screen.findByText('Personne n’est encore inscrit')).toBeTruthy()
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Théo{Enter}')
  await waitFor(() => expect(statusOf(server, 'Théo')).toBe('confirmed'))
  expect(screen.getByLabelText('Chercher ou ajouter un joueur')).toHaveProperty('value', '')
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'théo{Enter}')
  expect(await screen.findByText("Erreur lors de l'ajout du joueur")).toBeTruthy()
  expect(screen.getByLabelText('Chercher ou ajouter un joueur')).toHaveProperty('value', 'théo')
})

test('STAK-4 in a running event adding somebody opens the ways in, and who has a table waits for none', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 4 })
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  await user.click(screen.getByRole('tab', { name: /^Joueurs/ }))
  await user.type(await screen.findByLabelText('Chercher ou ajouter un joueur'), 'Théo')
  expect(await screen.findByText(/une place dans la ronde en cours, ou la ronde 2/)).toBeTruthy()
  await user.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: 'Théo' })
  await user.click(within(sheet).getByRole('button', { name: /^Exempt/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Inscription de Max' }))
  const details = await screen.findByRole('dialog', { name: 'Max' })
  expect(within(details).getByRole('button', { name: 'Noter un abandon' })).toBeTruthy()
  expect(within(details).queryByRole('button', { name: 'Remettre en attente' })).toBeNull()
})

test('STAK-4 a full event takes whoever stands at the desk, and who comes back, and says how many seats there are', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 4 })
  server.event.happens(changeSettings(server.event.tournament, { capacity: 4 }))
  await user.type(await screen.findByLabelText('Chercher ou ajouter un joueur'), 'Théo')
  expect(await screen.findByText(/^Toutes les places sont prises.*chaque ajout/)).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Théo prend place.')).toBeTruthy()
  expect(screen.getByText('Le tournoi compte maintenant 5 places.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Inscription de Max' }))
  await user.click(await screen.findByRole('button', { name: 'Annuler l’inscription' }))
  await screen.findByText('L’inscription de Max est annulée.')
  await user.click(screen.getByRole('button', { name: 'Accepter Noé' }))
  await waitFor(() => expect(statusOf(server, 'Noé')).toBe('confirmed'))
  await user.click(screen.getByRole('button', { name: 'Inscription de Max' }))
  await user.click(await screen.findByRole('button', { name: /Rétablir/ }))
  expect(await screen.findByText('Le tournoi compte maintenant 6 places.')).toBeTruthy()
})

test('STAK-15 presence is noted with a tap and counted', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 4 })
  const max = await screen.findByRole('button', { name: 'Présence de Max' })
  await user.click(max)
  expect(await screen.findByText('Sur place : 1 sur 4')).toBeTruthy()
  expect(max.getAttribute('aria-pressed')).toBe('true')
  await user.click(max)
  await waitFor(() => expect(server.keptOf('Max').registration.state).toMatchObject({ isPresent: false }))
  expect(screen.queryByRole('button', { name: 'Présence de Noé' })).toBeNull()
})

test('STAK-3 a full event offers no button that always fails: who waits is accepted with one seat more, which is said', async () => {
  const { server, user } = await openEventAdmin({ event: anEvent({ capacity: 2 }), names: NAMES, accepted: 2 })
  await user.click(await screen.findByRole('button', { name: 'Inscription de Noé' }))
  expect(screen.queryByRole('button', { name: /^Accepter (Noé|Inès|Léa)$/ })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Accepter, avec une place de plus' }))
  expect(await screen.findByText('Inscription de Noé acceptée.')).toBeTruthy()
  expect(screen.getByText('Le tournoi compte maintenant 3 places.')).toBeTruthy()
  expect(server.event.tournament.capacity).toBe(3)
  expect(statusOf(server, 'Noé')).toBe('confirmed')
})

test('AADM-2 the registrations are copied; a refusing clipboard is told', async () => {
  const { user } = await openEventAdmin({ names: ['Zoé', '=2+3'], accepted: 1 })
  await chooseInListMenu(user, 'Exporter')
  await user.click(await screen.findByRole('button', { name: 'Copier' }))
  expect(await screen.findByText('Copié')).toBeTruthy()
  const [headings, ...lines] = (await navigator.clipboard.readText()).split('\r\n')
  expect(headings).toMatch(/^Pseudo;Prénom;Nom;E-mail;/)
  expect(lines[0]).toMatch(/^Zoé;Camille;Martin 1;joueur1@exemple\.fr;;;Confirmée;non;non;/)
  expect(lines[1]).toMatch(/^'=2\+3;.*;En attente;/)
})

test('AADM-2 what the clipboard refuses is told', async () => {
  const { user } = await openEventAdmin({ names: ['Zoé'], accepted: 1 })
  await chooseInListMenu(user, 'Exporter')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(await screen.findByRole('button', { name: 'Copier' }))
  expect(await screen.findByText('Impossible de copier les données dans le presse-papiers.')).toBeTruthy()
})

test('AADM-2 the download is inscriptions.txt, UTF-8 with its mark', async () => {
  const { user } = await openEventAdmin({ names: ['Zoé'], accepted: 1 })
  const saved: { name: string; content: Blob | null } = { name: '', content: null }
  URL.createObjectURL = (content) => {
    saved.content = content as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function (this: HTMLAnchorElement) {
    saved.name = this.download
  })
  await chooseInListMenu(user, 'Exporter')
  await user.click(await screen.findByRole('button', { name: 'Télécharger inscriptions.txt' }))
  expect(saved.name).toBe('inscriptions.txt')
  const bytes = await bytesOf(saved.content ?? new Blob())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toMatch(/\r\nZoé;Camille;/)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function (this: HTMLAnchorElement) {
    saved.name = this.download
  })
  await user.click(await screen.findByRole('button', { name: 'Télécharger en CSV' }))
  expect([saved.name, saved.content?.type]).toEqual([
    'inscriptions-vendredi-soir-2027-01-15.csv',
    'text/csv;charset=utf-8',
  ])
})

test('LAY-11 the organizer reads English', async () => {
  await openEventAdmin({ names: NAMES, accepted: 3, languages: ['en'] })
  for (const name of ['Tables', 'Players', 'Standings', 'More']) {
    expect(screen.getByRole('tab', { name })).toBeTruthy()
  }
  expect(await screen.findByRole('link', { name: 'Check players in' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept all 2 pending' })).toBeTruthy()
})

test("AADM-5 'Accès non autorisé' for anybody else, whatever they type", async () => {
  const server = await EventServer.start(anEvent())
  server.signedIn = anAccount()
  const opened = await openApp('/tournament/ABCDEF/admin-advanced', { origin: server.event.local.origin })
  expect(await screen.findByText('Accès non autorisé')).toBeTruthy()
  expect(screen.getByText("Vous n'êtes pas autorisé à administrer ce tournoi.")).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  opened.unmount()
  opened.server.live.close()
  await server.event.local.close()
})

test('SHOP-54 while people play, one act takes out who has a table; a seat not played yet is cancelled after a word', async () => {
  const { server, user } = await openEventAdmin({ names: NAMES, accepted: 4 })
  server.event.happens(startTournament(server.event.tournament, 'seed'))
  server.accepts('Noé')
  await user.click(screen.getByRole('tab', { name: /^Joueurs/ }))
  await user.click(await screen.findByRole('button', { name: 'Inscription de Max' }))
  const paired = within(await screen.findByRole('dialog', { name: 'Max' }))
  expect(paired.getByRole('button', { name: 'Noter un abandon' })).toBeTruthy()
  expect(paired.queryByRole('button', { name: 'Annuler l’inscription' })).toBeNull()
  expect(paired.queryByRole('button', { name: 'Remettre en attente' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Inscription de Noé' }))
  const late = within(await screen.findByRole('dialog', { name: 'Noé' }))
  expect(late.getByRole('button', { name: 'Remettre en attente' })).toBeTruthy()
  await user.click(late.getByRole('button', { name: 'Annuler l’inscription' }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Annuler l’inscription de Noé/ }))
  expect(question.getByText(/Noé a une place et joue dès la ronde 2/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Garder sa place' }))
  expect(statusOf(server, 'Noé')).toBe('confirmed')
  await user.click(await screen.findByRole('button', { name: 'Annuler l’inscription' }))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: /^Annuler/ })).getByRole('button', {
      name: 'Annuler l’inscription',
    }),
  )
  await waitFor(() => expect(statusOf(server, 'Noé')).toBe('cancelled'))
  await user.click(await screen.findByRole('button', { name: /^Annulées/ }))
  await waitFor(async () => expect(await rowTexts()).toEqual(['Noé']))
})

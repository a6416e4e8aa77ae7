import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { anEmptyTournament, playerId, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { readMessageTable } from '@tablee/messages/testing/message-table'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AccountServer } from '../features/accounts/testing/account-server.ts'
import { PlayedTournamentServer } from '../features/tournaments/testing/played-tournament-server.ts'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../features/tournaments/testing/venue.ts'
import { type Answer, executed, type LocalServer, startLocalServer } from '../transport/testing/local-server.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { anAccount } from './testing/an-account.ts'
import { anEvent } from './testing/an-event.ts'
import { chooseInListMenu } from './testing/choose-in-list-menu.ts'
import { EventServer } from './testing/event-server.ts'
import { aStorageBackend, openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const TABLE = readMessageTable(readFileSync(join(import.meta.dirname, '../../../../docs/messages.md'), 'utf8'))
const PLAYERS = ['Zoé', 'Max']
const QUICK = { ...tournamentDocumentOf(anEmptyTournament(), 1), id: 't1' }
const DEFECT: Answer = {
  status: 500,
  body: { message: 'Server Error', code: 500, type: 'general_unknown', version: '1.6.1' },
}
const NOTHING: Answer = { status: 200, body: { total: 0, documents: [] } }
/** Longer than a query's silent retries. */
const PATIENCE = { timeout: 10_000 }

type Opening = { readonly kept?: Record<string, unknown> }

async function open(address: string, local: LocalServer, { kept = {} }: Opening = {}) {
  const backend = aStorageBackend()
  for (const [key, value] of Object.entries(kept)) backend.setItem(key, JSON.stringify(value))
  const opened = await openApp(address, { origin: local.origin, backend })
  onTestFinished(async () => {
    notify.dismiss()
    toaster.remove()
    opened.unmount()
    opened.server.live.close()
    vi.restoreAllMocks()
    await local.close()
  })
  return opened.user
}

async function documentsAnswer(answer: Answer): Promise<LocalServer> {
  const local = await startLocalServer()
  local.answerAccount(() => ({ status: 200, body: anAccount() }))
  local.answer(({ path }) => (path.includes('/documents') ? answer : executed(200, { success: true, data: [] })))
  return local
}

const asking =
  (address: string, answer: Answer, opening: Opening = {}) =>
  async () => {
    await open(address, await documentsAnswer(answer), opening)
  }

async function administer(tournament: Tournament = venue(PLAYERS)) {
  const server = await PlayedTournamentServer.start(tournament)
  const kept = { 'tablee:organizer_ids': { [tournament.id]: ORGANIZER_SECRET } }
  const user = await open('/tournament/ABCDEF/admin', server.local, { kept })
  await screen.findByText('En direct')
  return { server, user }
}

async function sendScoreThatFails(): Promise<void> {
  const server = await PlayedTournamentServer.start(started(venue(PLAYERS)))
  const kept = { 'tablee:player_ids': { [server.tournament.id]: secretOf(1) } }
  const user = await open('/tournament/ABCDEF/player', server.local, { kept })
  const choice = await screen.findByRole('button', { name: 'Vous gagnez 2-1' })
  await server.fallsSilent()
  const { id: matchId } = matchOf(server.tournament, 'p1')
  server.happens(setScore(server.tournament, { matchId, score: { wins1: 0, wins2: 2, draws: 0 } }))
  await user.click(choice)
  await user.click(screen.getByRole('button', { name: 'Envoyer : vous gagnez 2-1' }))
}

async function addTakenName(): Promise<void> {
  const { user } = await administer()
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'max{Enter}')
}

async function renameToTakenName(): Promise<void> {
  const { user } = await administer()
  await user.click(screen.getByRole('button', { name: /^Max/ }))
  await user.click(await screen.findByRole('button', { name: 'Renommer' }))
  await user.keyboard('Zoé{Enter}')
}

async function removeWhoIsGone(): Promise<void> {
  const { server, user } = await administer()
  await user.click(screen.getByRole('button', { name: /^Max/ }))
  await user.click(await screen.findByRole('button', { name: 'Retirer' }))
  await server.fallsSilent()
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await user.click(await screen.findByRole('button', { name: 'Retirer' }))
}

async function openSomebodyElsesTable(): Promise<void> {
  const server = await PlayedTournamentServer.start(started(venue(PLAYERS)))
  await open('/tournament/ABCDEF/player', server.local)
}

async function enterUnusedCode(): Promise<void> {
  const user = await open('/', await documentsAnswer(NOTHING))
  const card = within(await screen.findByRole('region', { name: 'Rejoindre un tournoi' }))
  await user.click(card.getAllByRole('textbox')[0] ?? document.body)
  await user.keyboard('k7qm2x{Enter}')
}

async function openEventOf(path: string): Promise<void> {
  const server = await EventServer.start(anEvent())
  server.signedIn = anAccount()
  await open(`/tournament/ABCDEF/${path}`, server.event.local)
}

async function copyRegistrations(): Promise<void> {
  const { user } = await openEventAdmin({ names: ['Zoé'], accepted: 1 })
  await chooseInListMenu(user, 'Exporter')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(await screen.findByRole('button', { name: 'Copier' }))
}

async function createEvent(answer: Answer): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = await AccountServer.start()
  server.member({ labels: ['eventOrganizer'] })
  server.instead.set('POST /functions/create-advanced-tournament/executions', answer)
  const user = await open('/create-tournament', server.local)
  await user.click(await screen.findByRole('textbox', { name: 'Nom du tournoi' }))
  await user.paste('Coupe')
  await user.click(await screen.findByRole('textbox', { name: 'Date du tournoi' }))
  await user.paste('31/12/2029')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Créer le tournoi' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}

async function createQuickTournament(): Promise<void> {
  const local = await startLocalServer()
  local.answer(({ path }) =>
    path.includes('create-quick-tournament')
      ? executed(201, { success: true, tournament: QUICK })
      : executed(200, { success: true, data: [] }),
  )
  const user = await open('/', local)
  await user.click(await screen.findByRole('button', { name: 'Créer le tournoi' }))
}

async function openMailedLink(path: string): Promise<void> {
  await open(`${path}?userId=1`, (await AccountServer.start()).local)
}

async function registerUnexplained(): Promise<void> {
  const server = await AccountServer.start()
  server.instead.set('POST /account', { status: 500, body: { message: 'ECONNREFUSED', code: 500 } })
  const user = await open('/register', server.local)
  const texts = {
    ...{ Pseudo: 'Zoé', 'E-mail': 'zoe@example.org', 'Mot de passe': 'Correct-Cheval-77' },
    ...{ Prénom: 'Zoé', Nom: 'Martin', Localisation: 'Lyon' },
  }
  for (const [label, text] of Object.entries(texts)) {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('checkbox'))
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Créer un compte' }))
}

const SAVED = {
  userTournaments: [{ id: 't1', code: 'ABCDEF', role: 'player', lastAccessed: 1000, playerName: null }],
}

/** Each message of docs/messages.md that a screen shows, and how to reach it. */
const REACHED: readonly (readonly [message: string, reach: () => Promise<void>])[] = [
  ['Une erreur est survenue', asking('/?q=soir', { status: 400, body: { code: 400 } })],
  ['Erreur lors de la recherche des tournois', asking('/?q=soir', DEFECT)],
  ['Erreur lors de la récupération du tournoi', asking('/tournament/ABCDEF', DEFECT)],
  ['Erreur lors du chargement du tournoi', asking('/tournament/ABCDEF', DEFECT)],
  ['Impossible de charger le tournoi', asking('/tournament/ABCDEF/admin', DEFECT)],
  ['Erreur lors de la récupération des tournois organisés', asking('/organized-tournaments', DEFECT)],
  ['Une erreur est survenue lors de la récupération de vos tournois.', asking('/organized-tournaments', DEFECT)],
  ['Erreur lors de la récupération des tournois sauvegardés', asking('/', DEFECT, { kept: SAVED })],
  ['Erreur lors de la soumission du score', sendScoreThatFails],
  ["Erreur lors de l'ajout du joueur", addTakenName],
  ['Erreur lors de la modification du joueur', renameToTakenName],
  ['Erreur lors de la suppression du joueur', removeWhoIsGone],
  ["Tournoi non trouvé ou vous n'êtes pas inscrit.", openSomebodyElsesTable],
  ['Aucun tournoi trouvé avec ce code', enterUnusedCode],
  [
    'Type de tournoi non reconnu',
    asking('/tournament/ABCDEF', { status: 200, body: { total: 1, documents: [{ ...QUICK, type: 'galactic' }] } }),
  ],
  ['Type de tournoi incorrect', () => openEventOf('admin')],
  ['Accès non autorisé', () => openEventOf('admin-advanced')],
  ['Impossible de copier les données dans le presse-papiers.', copyRegistrations],
  [
    'Erreur lors de la création du tournoi',
    () => createEvent(executed(400, { success: false, message: 'Non.', reason: 'x' })),
  ],
  [
    'Tournoi créé avec succès',
    () => createEvent(executed(201, { success: true, tournamentId: 't1', code: 'ABCDEF', tournament: QUICK })),
  ],
  ['Tournoi créé', createQuickTournament],
  ['Son code est {code}.', createQuickTournament],
  ['Lien de réinitialisation invalide', () => openMailedLink('/reset-password')],
  ['Lien de vérification invalide', () => openMailedLink('/verify-email')],
  ["Une erreur s'est produite pendant l'inscription", registerUnexplained],
]

test.each(REACHED)('API-6 a person reads: %s', async (message, reach) => {
  await reach()
  const [found] = await screen.findAllByText(message.replace('{code}', 'ABCDEF'), undefined, PATIENCE)
  expect(found).toBeTruthy()
})

test('API-6 the messages that a screen reaches are those of docs/messages.md, each once', () => {
  const tabled = TABLE.filter(({ reachedBy }) => reachedBy === 'web').map(({ french }) => french)
  expect(REACHED.map(([message]) => message).sort()).toEqual(tabled.toSorted())
})

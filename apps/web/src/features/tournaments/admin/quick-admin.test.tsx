import { seatQueueChannel } from '@tablee/contract/channels'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { addPlayer } from '@tablee/domain/tournaments/players/add-player'
import { joinTournament } from '@tablee/domain/tournaments/players/join-tournament'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import {
  after,
  anAnnouncement,
  oneAll,
  playerId,
  publicId,
  started,
  twoNil,
  twoOne,
  whole,
  withAnonymous,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { openSetting } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { AdvancedAdmin } from './advanced-admin.tsx'
import { QuickAdmin } from './quick-admin.tsx'

const PLAYERS = ['Zoé', 'Max', 'Léa', 'Inès']
const NO_SLOTS = {
  registrations: () => null,
  useWaitingCount: () => 0,
  absence: () => null,
  statistics: () => null,
  fate: () => null,
}

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, ...shown }
}

type User = Awaited<ReturnType<typeof administer>>['user']

async function choose(user: User, name: string, act: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
  await user.click(await screen.findByRole('button', { name: act }))
}

const names = (server: PlayedTournamentServer) => server.tournament.players.map(({ name }) => name)

test('QADM-1 four tabs: tables, players, standings, and the settings behind the last', async () => {
  const { user } = await administer(venue(PLAYERS))
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Tables', 'Joueurs', 'Classement', 'Plus'])
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  expect(await screen.findByRole('list', { name: 'Ce qui est réglé' })).toBeTruthy()
})

test('QADM-1 Enter adds a player and the box is ready for the next name', async () => {
  const { server, user } = await administer(venue([]))
  const box = screen.getByLabelText('Chercher ou ajouter un joueur')
  await user.type(box, 'Zoé{Enter}')
  await waitFor(() => expect(names(server)).toEqual(['Zoé']))
  expect(document.activeElement).toBe(box)
  expect(box).toHaveProperty('value', '')
  await user.keyboard('Max{Enter}')
  expect(await screen.findByText('Max', { selector: 'bdi' })).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'Sans téléphone' })).toHaveLength(2)
  expect(screen.getByRole('heading', { name: '2 joueurs sur 8' })).toBeTruthy()
})

test('QADM-1 a full tournament takes whoever is added by hand, and says how many seats there are', async () => {
  const { server, user } = await administer(venue(PLAYERS, { capacity: 4 }))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Nora')
  expect(screen.getByText(/^Toutes les places sont prises/)).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Nora prend place.')).toBeTruthy()
  expect(screen.getByText('Le tournoi compte maintenant 5 places.')).toBeTruthy()
  expect(screen.getByLabelText('Chercher ou ajouter un joueur')).toHaveProperty('value', '')
  expect(names(server)).toEqual([...PLAYERS, 'Nora'])
  expect(server.tournament.capacity).toBe(5)
})

test('LOOK-38 people added one after the other are told in one toast', async () => {
  const { user } = await administer(venue(PLAYERS, { capacity: 4 }))
  const box = screen.getByLabelText('Chercher ou ajouter un joueur')
  for (const [name, told] of [
    ['Nora', 'Nora prend place.'],
    ['Ugo', '2 personnes ajoutées.'],
    ['Inès B', '3 personnes ajoutées.'],
  ] as const) {
    await user.type(box, `${name}{Enter}`)
    expect(await screen.findByText(told)).toBeTruthy()
  }
  expect(screen.queryByText(/prend place/)).toBeNull()
  expect(screen.getByText('Le tournoi compte maintenant 7 places.')).toBeTruthy()
})

test('QADM-1 what is being typed stays when the last seat is taken meanwhile, and when it is refused', async () => {
  const { server, user } = await administer(venue(PLAYERS, { capacity: 5 }))
  const box = screen.getByLabelText('Chercher ou ajouter un joueur')
  await user.type(box, 'zo')
  const hugo = { name: 'Hugo', publicId: publicId('phone9'), newPlayerId: playerId('p9') }
  server.happens(joinTournament(server.tournament, hugo))
  await screen.findByText(/^Toutes les places sont prises/)
  await user.type(box, 'e{Enter}')
  expect(await screen.findByText(/déjà pris dans ce tournoi/)).toBeTruthy()
  expect(box).toHaveProperty('value', 'zoe')
  expect(server.tournament.capacity).toBe(5)
})

test('EVEN-4 a refused name leaves with what answers it: another letter, who had it gone, another round', async () => {
  const { server, user } = await administer(venue(PLAYERS, { capacity: 8 }))
  const box = screen.getByLabelText('Chercher ou ajouter un joueur')
  const refusal = () => screen.queryByText(/déjà pris dans ce tournoi/)
  const refused = async () => {
    await user.clear(box)
    await user.type(box, 'max{Enter}')
    await waitFor(() => expect(refusal()).toBeTruthy())
  }
  await refused()
  await user.clear(box)
  expect(refusal()).toBeNull()
  await refused()
  server.happens(startTournament(server.tournament, 'seed'))
  await waitFor(() => expect(refusal()).toBeNull())
  expect(box).toHaveProperty('value', 'max')
})

test('EVEN-4 a refused name leaves when whoever had it is removed', async () => {
  const { server, user } = await administer(venue(PLAYERS, { capacity: 8 }))
  const box = screen.getByLabelText('Chercher ou ajouter un joueur')
  await user.type(box, 'max{Enter}')
  expect(await screen.findByText(/déjà pris dans ce tournoi/)).toBeTruthy()
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await waitFor(() => expect(screen.queryByText(/déjà pris dans ce tournoi/)).toBeNull())
  expect(box).toHaveProperty('value', 'max')
})

test('QADM-1 after the start a late player enters a full tournament, and who comes back gets another seat', async () => {
  const { server, user } = await administer(started(venue(PLAYERS, { capacity: 4 })))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Nora{Enter}')
  expect(await screen.findByText('Le tournoi compte maintenant 5 places.')).toBeTruthy()
  server.happens(removePlayer(server.tournament, playerId('p2')))
  server.happens(addPlayer(server.tournament, { name: 'Hugo', newPlayerId: playerId('p9') }))
  // In the players list, and at the tables among those without a place.
  await screen.findAllByText('Hugo', { selector: 'bdi' })
  await user.click(screen.getByRole('button', { name: 'Fermer la fiche de Nora' }))
  await choose(user, 'Max', 'Faire revenir')
  expect(await screen.findByText('Max revient dans le tournoi.')).toBeTruthy()
  expect(screen.getByText('Le tournoi compte maintenant 6 places.')).toBeTruthy()
})

test('QADM-1 the field finds a name whatever its case and accents, and offers to add one that nobody has', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  const box = screen.getByLabelText('Chercher ou ajouter un joueur')
  const rows = () => [...document.querySelectorAll('[data-player] bdi')].map(({ textContent }) => textContent)
  expect(rows()).toEqual(['Inès', 'Léa', 'Max', 'Zoé'])
  await user.type(box, 'INE')
  await waitFor(() => expect(rows()).toEqual(['Inès']))
  expect(screen.getByRole('button', { name: 'Ajouter « INE »' })).toBeTruthy()
  await user.type(box, 's')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ajouter «/ })).toBeNull())
  await user.clear(box)
  await user.type(box, 'Nora')
  expect(await screen.findByText('Aucun joueur de ce nom.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ajouter « Nora »' }))
  await waitFor(() => expect(rows()).toEqual(['Nora', 'Inès', 'Léa', 'Max', 'Zoé']))
  expect(names(server)).toEqual([...PLAYERS, 'Nora'])
  expect(document.activeElement).toBe(box)
})

test('STAK-12 several lines pasted into the field become a list to confirm, and one tap adds it', async () => {
  const { server, user } = await administer(venue(PLAYERS, { capacity: 6 }))
  const box = screen.getByLabelText('Chercher ou ajouter un joueur')
  await user.click(box)
  await user.paste(`Nora\n\nHugo\nNORA\nMax\n${'W'.repeat(65)}\nLou\n`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Ajouter une liste' }))
  expect(sheet.getByText('3 noms à ajouter')).toBeTruthy()
  expect(sheet.getByText(/^En double, ajouté une seule fois : .Nora.\.$/)).toBeTruthy()
  expect(sheet.getByText('Le tournoi passe de 6 à 7 places.')).toBeTruthy()
  expect(sheet.getByText('2 noms laissés de côté')).toBeTruthy()
  expect(sheet.getByText('Trop long')).toBeTruthy()
  expect(sheet.getByText('Déjà dans le tournoi')).toBeTruthy()
  expect(box).toHaveProperty('value', '')
  expect(server.calls).toEqual([])
  await user.click(sheet.getByRole('button', { name: 'Ajouter 3 joueurs' }))
  expect(await screen.findByText('3 joueurs ajoutés.')).toBeTruthy()
  expect(screen.getByText('Le tournoi compte maintenant 7 places.')).toBeTruthy()
  expect(server.calls.map(({ id }) => id)).toEqual(['add-players-quick-tournament'])
  expect(names(server)).toEqual([...PLAYERS, 'Nora', 'Hugo', 'Lou'])
})

test('STAK-12 a list that is refused stays, and is corrected where it was pasted', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(screen.getByLabelText('Chercher ou ajouter un joueur'))
  await user.paste('Nora\nHugo')
  await server.fallsSilent()
  server.happens(addPlayer(server.tournament, { name: 'Hugo', newPlayerId: playerId('p9') }))
  await user.click(await screen.findByRole('button', { name: 'Ajouter 2 joueurs' }))
  expect(await screen.findByText('Erreur lors de l’ajout des joueurs')).toBeTruthy()
  expect(names(server)).toEqual([...PLAYERS, 'Hugo'])
  await user.click(screen.getByRole('button', { name: 'Modifier le texte' }))
  const text = screen.getByLabelText('Un nom par ligne, ou un tableau avec ses en-têtes')
  expect(text).toHaveProperty('value', 'Nora\nHugo')
  await user.clear(text)
  await user.type(text, 'Nora')
  await user.click(screen.getByRole('button', { name: 'Voir la liste' }))
  await user.click(screen.getByRole('button', { name: 'Ajouter 1 joueur' }))
  await waitFor(() => expect(names(server)).toEqual([...PLAYERS, 'Hugo', 'Nora']))
})

test.each([
  ['UTF-8', new TextEncoder().encode('\uFEFFNom;Prénom\nLefèvre;Zoë\n')],
  ['Windows', Uint8Array.from('Nom;Pr\u00e9nom\nLef\u00e8vre;Zo\u00eb\n', (letter) => letter.charCodeAt(0))],
])('STAK-12 a table chosen as a file is read, in %s letters', async (_, bytes) => {
  const { user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('button', { name: 'Coller ou importer une liste' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ajouter une liste' }))
  await user.upload(sheet.getByLabelText('Choisir un fichier', { selector: 'input' }), new File([bytes], 'liste.csv'))
  expect(await sheet.findByText('Zoë Lefèvre')).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'Ajouter 1 joueur' })).toBeTruthy()
})

const TOM_FILE = `<?xml version="1.0"?><tournament><players>
  <player userid="4000123"><firstname>Zoë</firstname><lastname>Lefèvre</lastname><birthdate>02/27/2012</birthdate></player>
</players></tournament>`

test('STAK-12 of a TOM file the names are shown before they are kept; dates of birth and numbers are not even in the text', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('button', { name: 'Coller ou importer une liste' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ajouter une liste' }))
  const input = sheet.getByLabelText('Choisir un fichier', { selector: 'input' })
  await user.upload(input, new File([TOM_FILE.replace('?>', '?><!DOCTYPE tournament>')], 'ligue.tdf'))
  expect(
    await sheet.findByText('Ce fichier n’est pas un fichier de tournoi TOM (.tdf) que l’on puisse lire.'),
  ).toBeTruthy()
  await user.upload(input, new File([TOM_FILE], 'ligue.tdf'))
  expect(await sheet.findByText('Zoë Lefèvre')).toBeTruthy()
  expect(sheet.getByText(/^Lu dans un fichier de TOM/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Modifier le texte' }))
  expect(sheet.getByRole('textbox')).toHaveProperty('value', 'Zoë Lefèvre')
  await user.click(sheet.getByRole('button', { name: 'Voir la liste' }))
  await user.click(sheet.getByRole('button', { name: 'Ajouter 1 joueur' }))
  await waitFor(() => expect(names(server)).toEqual([...PLAYERS, 'Zoë Lefèvre']))
  expect(JSON.stringify(server.calls)).not.toMatch(/2012|4000123/)
})

test('STAK-12 a file of 10 MB is refused by its size, unread, and what was typed stays', async () => {
  const { user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('button', { name: 'Coller ou importer une liste' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ajouter une liste' }))
  await user.type(sheet.getByRole('textbox'), 'Nora')
  const large = new File(['x'.repeat(10_000_000)], 'liste.csv')
  const reading = vi.spyOn(large, 'arrayBuffer')
  await user.upload(sheet.getByLabelText('Choisir un fichier', { selector: 'input' }), large)
  expect(await sheet.findByText('Ce fichier est trop gros pour une liste de joueurs : 1 Mo au plus.')).toBeTruthy()
  expect(reading).not.toHaveBeenCalled()
  expect(sheet.getByRole('textbox')).toHaveProperty('value', 'Nora')
})

test('NONE-12 a hidden name leaves every screen but the sheet of who runs the tournament, and comes back', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await choose(user, 'Max', 'Masquer le nom')
  const sheet = within(await screen.findByRole('dialog', { name: 'Nº 2' }))
  expect(await sheet.findByText('Nom masqué pour tous les autres : Max')).toBeTruthy()
  expect(names(server)).toEqual(['Zoé', 'Nº 2', 'Léa', 'Inès'])
  expect(screen.queryByText('Max')).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Montrer le nom' }))
  await screen.findByRole('dialog', { name: 'Max' })
  expect(names(server)).toEqual(PLAYERS)
  expect(await screen.findByRole('button', { name: 'Masquer le nom' })).toBeTruthy()
})

test('QADM-1 once it runs the players stand by name, with what they won, and who is added is asked about at once', async () => {
  const { user } = await administer(withResults(started(venue(PLAYERS))))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  const rows = [...document.querySelectorAll('[data-player]')].map(({ textContent }) => textContent)
  expect(rows.map((row) => row?.replace(/[\d-]+$/, ''))).toEqual(['Inès', 'Léa', 'Max', 'Zoé'])
  expect(rows.filter((row) => row?.endsWith('1-0-0'))).toHaveLength(2)
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Nora{Enter}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Nora' }))
  expect(sheet.getByRole('heading', { name: 'Pour la ronde 1, qui se joue' })).toBeTruthy()
})

test('LAY-14 QADM-1 the key for context menus opens the sheet of a player, and the focus comes back to the row', async () => {
  const { user } = await administer(venue(PLAYERS))
  const row = screen.getByRole('button', { name: /^Max/ })
  row.focus()
  await user.keyboard('{Shift>}{F10}{/Shift}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Max' }))
  const offered = ['Renommer', 'Lien de secours', 'Table fixe', 'Retirer', 'Masquer le nom']
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(offered)
  await user.click(sheet.getByRole('button', { name: 'Renommer' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nouveau nom de Max')))
  await user.keyboard('Maxime{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(row.textContent).toMatch(/^Maxime/)
})

test('QADM-1 the organizer sees how many wait for a seat, and adds one by a tap', async () => {
  const { server, user } = await administer(venue(PLAYERS, { capacity: 4 }))
  // Takes no room until somebody waits.
  expect(screen.queryByText(/attend/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ajouter une place' })).toBeNull()
  const join = (name: string) => ({
    name,
    publicId: publicId(`phone of ${name}`),
    newPlayerId: playerId(`new ${name}`),
  })
  server.queue = [join('Nora'), join('Hugo')]
  server.local.publish(seatQueueChannel(server.tournament.id), { waiting: ['phone of Nora', 'phone of Hugo'] })
  expect(await screen.findByText('2 personnes attendent une place.')).toBeTruthy()
  const players = screen.getByRole('tab', { name: 'Joueurs' })
  expect(players.getAttribute('aria-description')).toBe('2 personnes attendent une place.')
  await user.click(screen.getByRole('button', { name: 'Ajouter une place' }))
  expect(await screen.findByText('1 personne attend une place.')).toBeTruthy()
  expect(screen.getByText('Le tournoi compte maintenant 5 places.')).toBeTruthy()
  expect(names(server)).toEqual([...PLAYERS, 'Nora'])
})

test('QADM-2 the name is required after trimming', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), '   {Enter}')
  expect(await screen.findByText('Le nom du joueur est requis')).toBeTruthy()
  expect(server.calls).toEqual([])
})

test("QADM-2 'Erreur lors de l'ajout du joueur' says why and gives the name back", async () => {
  const { user } = await administer(venue(PLAYERS))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'max{Enter}')
  expect(await screen.findByText("Erreur lors de l'ajout du joueur")).toBeTruthy()
  expect(screen.getByLabelText('Chercher ou ajouter un joueur')).toHaveProperty('value', 'max')
})

test('API-4 an answer without a sentence has the one of its action; what stands in the title is not said twice', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  for (const id of ['add-anonymous-player', 'start-quick-tournament']) {
    server.others.set(id, () => executed(500, { success: false }))
  }
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Hugo{Enter}')
  expect(await screen.findByText("Une erreur est survenue lors de l'ajout du joueur anonyme")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Démarrer le tournoi' }))
  expect(await screen.findAllByText('Une erreur est survenue lors du démarrage du tournoi')).toHaveLength(1)
  expect(screen.getByText('Le serveur n’a pas pu répondre. Réessayez dans un instant.')).toBeTruthy()
})

test('QADM-2 renaming: an unchanged name just closes, a blank one is refused, a new one is kept', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  const open = () => choose(user, 'Max', 'Renommer')
  await open()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByLabelText('Nouveau nom de Max')).toBeNull())
  expect(server.calls).toEqual([])
  await open()
  await user.clear(screen.getByLabelText('Nouveau nom de Max'))
  await user.keyboard('  {Enter}')
  expect(screen.getByText('Le nom du joueur est requis')).toBeTruthy()
  await user.keyboard('Maxime{Enter}')
  expect(await screen.findByText('Maxime', { selector: 'bdi' })).toBeTruthy()
  expect(names(server)).toContain('Maxime')
})

test("QADM-2 'Erreur lors de la modification du joueur' when the name is taken; Escape leaves it as it was", async () => {
  const { user } = await administer(venue(PLAYERS))
  await choose(user, 'Max', 'Renommer')
  await user.keyboard('Zoé{Enter}')
  expect(await screen.findByText('Erreur lors de la modification du joueur')).toBeTruthy()
  await user.type(screen.getByLabelText('Nouveau nom de Max'), '{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Max', { selector: 'bdi' })).toBeTruthy()
})

test('QADM-1 before the start a player is taken off the list, after a question', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await choose(user, 'Max', 'Retirer')
  const question = await screen.findByRole('dialog')
  expect(within(question).getByText('Retirer Max ?')).toBeTruthy()
  expect(server.calls).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Retirer' }))
  await waitFor(() => expect(names(server)).not.toContain('Max'))
})

test("QADM-2 'Erreur lors de la suppression du joueur' stays in the question", async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await choose(user, 'Max', 'Retirer')
  await server.fallsSilent()
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirer' }))
  expect(await screen.findByText('Erreur lors de la suppression du joueur')).toBeTruthy()
})

test('QADM-1 after the start the same button drops the player, which can be undone', async () => {
  const { server, user } = await administer(started(venue(PLAYERS)))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  await choose(user, 'Max', 'Faire abandonner')
  const question = await screen.findByRole('dialog')
  expect(within(question).getByText(/Ses résultats restent/)).toBeTruthy()
  expect(within(question).getByText(/^Son match de cette ronde est à noter/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Confirmer l’abandon' }))
  const max = () => server.tournament.players.find(({ name }) => name === 'Max')
  await waitFor(() => expect(max()?.droppedAfter).toBe(1))
  expect(await screen.findByText('Abandon')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(max()?.droppedAfter).toBeNull())
})

test('QADM-1 an anonymous player is marked until a phone takes the place', async () => {
  const { server } = await administer(withAnonymous(venue(PLAYERS), 'Théo'))
  expect(screen.getByText('Sans téléphone')).toBeTruthy()
  server.happens(
    joinTournament(server.tournament, { name: 'Théo', publicId: publicId('phone'), newPlayerId: playerId('x') }),
  )
  await waitFor(() => expect(screen.queryByText('Sans téléphone')).toBeNull())
})

test('QADM-1 a one-time link makes another phone that player', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await choose(user, 'Léa', 'Lien de secours')
  expect(await screen.findByRole('img', { name: 'Code QR du lien pour Léa' })).toBeTruthy()
  expect(server.calls).toEqual([
    { id: 'create-device-link', input: { code: 'ABCDEF', organizerId: ORGANIZER_SECRET, playerKey: 'p3' } },
  ])
})

test('QADM-3 two players are advised one round, in the singular', async () => {
  await administer(venue(['Zoé', 'Max']))
  expect(screen.getByText('2 joueurs, 1 ronde conseillée')).toBeTruthy()
})

test('QADM-1 whoever dropped is listed and not counted', async () => {
  const round = started(venue(PLAYERS))
  const { user } = await administer(after(round, removePlayer(round, playerId('p2'))))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  expect(await screen.findByRole('heading', { name: '3 joueurs sur 8' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Max\s*Abandon/ })).toBeTruthy()
})

test('QADM-3 start is disabled under 2 players, and says why', async () => {
  const { server, user } = await administer(venue(['Zoé']))
  const start = screen.getByRole('button', { name: 'Démarrer le tournoi' })
  expect(start).toHaveProperty('disabled', true)
  expect(screen.getByText('Il faut au moins 2 joueurs pour démarrer.')).toBeTruthy()
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Max{Enter}')
  await waitFor(() => expect(start).toHaveProperty('disabled', false))
  await user.click(start)
  await waitFor(() => expect(server.tournament.phase).toEqual({ kind: 'running', round: 1 }))
  expect((await screen.findByRole('tab', { name: 'Tables' })).getAttribute('aria-selected')).toBe('true')
})

test('LOOK-23 a tab that is chosen before the answer of the start stays', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answersAfter = promise
  await user.click(screen.getByRole('button', { name: 'Démarrer le tournoi' }))
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Tables/ }).getAttribute('aria-selected')).toBe('true'))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  resolve()
  expect(await screen.findByText('Le tournoi commence !')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Joueurs' }).getAttribute('aria-selected')).toBe('true')
})

test('QADM-4 one tap sets a score; next round and finish wait for every table', async () => {
  const { server, user } = await administer(started(venue(PLAYERS)))
  expect(await screen.findByText('0 sur 2 tables terminées')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ronde suivante' })).toBeNull()
  expect(screen.getByRole('button', { name: '2 tables à saisir' })).toBeTruthy()
  expect(screen.getByText('Il manque 2 résultats : tables 1, 2.')).toBeTruthy()
  for (const table of [1, 2]) {
    await user.click(
      (await screen.findAllByRole('button', { name: new RegExp(`^Table ${table} : .* gagne 2-1$`) }))[0] as HTMLElement,
    )
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: new RegExp(`^Table ${table} : .* gagne 2-1$`) })).toBeNull(),
    )
  }
  expect(await screen.findByText('Toutes les tables sont terminées.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ronde suivante' }))
  await waitFor(() => expect(server.tournament.phase).toEqual({ kind: 'running', round: 2 }))
  expect(server.calls.findLast(({ id }) => id === 'start-next-round')).toMatchObject({
    id: 'start-next-round',
    input: { roundNumber: 2 },
  })
})

test('QADM-4 before the rounds are played the end is behind Plus, and waits for every table', async () => {
  const { user } = await administer(started(venue(PLAYERS)))
  expect(screen.queryByRole('button', { name: 'Terminer le tournoi' })).toBeNull()
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  expect(screen.getByRole('button', { name: 'Terminer le tournoi' })).toHaveProperty('disabled', true)
  expect(within(screen.getByRole('tabpanel')).getByText('Il manque 2 résultats : tables 1, 2.')).toBeTruthy()
})

test('QADM-4 the score of each side is stored for the right player', async () => {
  const { server, user } = await administer(started(venue(['Zoé', 'Max'])))
  await user.click(await screen.findByRole('button', { name: /^Table 1 : Max gagne (2-1|1-2)$/ }))
  const match = () => matchOf(server.tournament, 'p2')
  await waitFor(() => expect(match().state.kind).toBe('terminated'))
  const state = match().state
  const wins = state.kind === 'terminated' ? [state.result.score.wins1, state.result.score.wins2] : []
  expect(wins[pairOf(match()).indexOf(playerId('p2'))]).toBe(2)
})

test('QADM-4 the organizer corrects a score, of an earlier round too', async () => {
  const first = withResults(started(venue(PLAYERS)))
  const { server, user } = await administer(after(first, startNextRound(first, { seed: 'seed', wished: null })))
  await user.click(await screen.findByRole('button', { name: 'Ronde 1' }))
  await user.click(screen.getByRole('button', { name: 'Corriger le score de la table 1' }))
  await user.click(screen.getByRole('button', { name: 'Table 1 : match nul 1-1' }))
  const question = await screen.findByRole('dialog')
  expect(server.calls.at(-1)?.id).not.toBe('update-score-quick-tournament')
  const changes = await within(question).findAllByRole('listitem')
  expect(changes.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/ : 3\s→\s1$/))
  await user.click(within(question).getByRole('button', { name: 'Enregistrer la correction' }))
  const corrected = () =>
    server.tournament.matches.find((match) => match.kind === 'played' && match.round === 1 && match.table === 1)
  await waitFor(() =>
    expect(corrected()).toMatchObject({ state: { result: { score: { wins1: 1, wins2: 1, draws: 0 } } } }),
  )
})

test('QADM-4 finishing asks first, and then shows the final ranking', async () => {
  const { server, user } = await administer(withResults(started(venue(PLAYERS))))
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: 'Terminer le tournoi' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Il reste 1 ronde conseillée.')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Terminer' }))
  await waitFor(() => expect(server.tournament.phase.kind).toBe('finished'))
  expect(await screen.findByRole('table', { name: 'Classement final' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ronde suivante' })).toBeNull()
})

test('EVEN-4 a score that did not arrive waits at its table, nothing is shown as stored, and it arrives by itself', async () => {
  const { server, user } = await administer(started(venue(['Zoé', 'Max'])))
  const button = (await screen.findAllByRole('button', { name: /gagne 2-0$/ }))[0] as HTMLElement
  server.others.set('update-score-quick-tournament', () => 'cut')
  await user.click(button)
  expect(await screen.findByText('À envoyer', undefined, { timeout: 5_000 })).toBeTruthy()
  expect(screen.getByText('0 sur 1 table terminée')).toBeTruthy()
  server.others.clear()
  expect(await screen.findByText('1 sur 1 table terminée', undefined, { timeout: 10_000 })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('À envoyer')).toBeNull())
})

test('NONE-1 EVEN-4 what waits for the network is shown in its row and counts as entered', async () => {
  const { server, user } = await administer(started(venue(['Zoé', 'Max', 'Léa', 'Tom'])))
  const tab = () => screen.getByRole('tab', { name: /Tables/ }).textContent
  await screen.findByText('0 sur 2 tables terminées')
  expect(tab()).toContain('2')
  server.others.set('update-score-quick-tournament', () => 'cut')
  const choose = async (table: number) => {
    const row = screen
      .getByRole('button', { name: `Saisir le score de la table ${table}` })
      .closest('li') as HTMLElement
    await user.click(within(row).getAllByRole('button', { name: /gagne 2-0$/ })[0] as HTMLElement)
    await within(row).findByText('À envoyer', undefined, { timeout: 5_000 })
    return [...row.querySelectorAll('data')].map(({ textContent }) => textContent)
  }
  expect(await choose(1)).toEqual(['2', '0'])
  const next = await screen.findByRole('button', { name: /Suivante.: table.2/ })
  expect(next.textContent).toContain('1 table à saisir · 1 résultat à envoyer')
  expect(tab()).toContain('1')
  expect(await choose(2)).toEqual(['2', '0'])
  expect(
    await screen.findByText(/^2 résultats à envoyer.: la ronde se termine dès que le réseau revient\.$/),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /à saisir|Suivante|Ronde suivante/ })).toBeNull()
  expect(tab()).toBe('Tables')
  expect(screen.getByText('0 sur 2 tables terminées')).toBeTruthy()
  server.others.clear()
  expect(await screen.findByRole('button', { name: 'Ronde suivante' }, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByText(/à envoyer/i)).toBeNull()
})

test('EVEN-4 a result that somebody recorded meanwhile is not replaced unseen: the organizer decides', async () => {
  const { server, user } = await administer(started(venue(['Zoé', 'Max'])))
  const { id } = matchOf(server.tournament, 'p1')
  const players = pairOf(matchOf(server.tournament, 'p1'))
  const button = (await screen.findAllByRole('button', { name: /gagne 2-0$/ }))[0] as HTMLElement
  await server.fallsSilent()
  server.happens(submitScore(whole(server.tournament), { matchId: id, by: players[0], score: oneAll, contest: false }))
  await user.click(button)
  expect(await screen.findByText('Un autre résultat a été enregistré entre-temps.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Garder \S+ 1 · \S+ 1$/ })).toBeTruthy()
  expect(matchOf(server.tournament, 'p1').state).toMatchObject({ result: { score: oneAll } })
  await user.click(screen.getByRole('button', { name: /^Enregistrer \S+ \d · \S+ \d$/ }))
  await waitFor(() => expect(matchOf(server.tournament, 'p1').state).toMatchObject({ decidedBy: 'organizer' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Garder/ })).toBeNull())
})

test('DASH-6 EVEN-7 a contested table comes first, with both versions; one tap decides, and the card stays', async () => {
  const round = started(venue(['Zoé', 'Max']))
  const { id } = matchOf(round, 'p1')
  const players = pairOf(matchOf(round, 'p1'))
  const said = after(round, submitScore(whole(round), { matchId: id, by: players[0], score: twoNil, contest: false }))
  const contested = after(
    said,
    submitScore(whole(said), { matchId: id, by: players[1], score: { wins1: 1, wins2: 2, draws: 0 }, contest: true }),
  )
  const { server, user } = await administer(contested)
  const section = await screen.findByRole('region', { name: 'À trancher' })
  expect(await within(section).findByRole('button', { name: / : j’ai gagné 2-0$/ })).toBeTruthy()
  await user.click(within(section).getByRole('button', { name: / : j’ai gagné 2-1$/ }))
  await waitFor(() =>
    expect(matchOf(server.tournament, 'p1').state).toMatchObject({ kind: 'terminated', decidedBy: 'organizer' }),
  )
  const chosen = await within(section).findByRole('button', { pressed: true })
  expect(chosen.textContent).toMatch(/ : j’ai gagné 2-1$/)
  expect([...section.querySelectorAll('data')].map(({ textContent }) => textContent)).toEqual(['1', '2'])
})

test('DASH-6 neither version is right: another score is chosen in the sheet of the table', async () => {
  const round = started(venue(['Zoé', 'Max']))
  const { id } = matchOf(round, 'p1')
  const players = pairOf(matchOf(round, 'p1'))
  const said = after(round, submitScore(whole(round), { matchId: id, by: players[0], score: oneAll, contest: false }))
  const contested = after(said, submitScore(whole(said), { matchId: id, by: players[1], score: null, contest: true }))
  const { server, user } = await administer(contested)
  const section = await screen.findByRole('region', { name: 'À trancher' })
  expect(await within(section).findByRole('button', { name: / : match nul 1-1$/ })).toBeTruthy()
  expect(within(section).getByText(/ conteste, sans score$/)).toBeTruthy()
  await user.click(within(section).getByRole('button', { name: 'Autre score, table 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getAllByRole('button', { name: / gagne 2-0$/ })[0] as HTMLElement)
  await waitFor(() => expect(matchOf(server.tournament, 'p1').state).toMatchObject({ result: { score: twoNil } }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([...section.querySelectorAll('data')].map(({ textContent }) => textContent)).toEqual(['2', '0'])
})

test('DASH-6 EVEN-1 a contest that arrives is told on the tab of the tables while another one is open', async () => {
  const { server, user } = await administer(started(venue(PLAYERS)))
  await user.click(screen.getByRole('tab', { name: 'Classement' }))
  const tables = screen.getByRole('tab', { name: /^Tables/ })
  expect(tables.getAttribute('aria-description')).toBe('2 tables à saisir')
  const { id } = matchOf(server.tournament, 'p1')
  const players = pairOf(matchOf(server.tournament, 'p1'))
  server.happens(submitScore(whole(server.tournament), { matchId: id, by: players[0], score: twoNil, contest: false }))
  server.happens(submitScore(whole(server.tournament), { matchId: id, by: players[1], score: null, contest: true }))
  await waitFor(() => expect(tables.getAttribute('aria-description')).toBe('2 tables à saisir, dont 1 à trancher'))
})

test('a round without a result can be undone, with a question', async () => {
  const { server, user } = await administer(started(venue(PLAYERS)))
  await user.click(await screen.findByRole('button', { name: 'Annuler la ronde' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/revient à « En attente »/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Annuler la ronde' }))
  await waitFor(() => expect(server.tournament.phase.kind).toBe('waiting'))
})

test('a round with a result cannot be undone', async () => {
  const round = started(venue(PLAYERS))
  await administer(after(round, setScore(round, { matchId: matchOf(round, 'p1').id, score: twoOne })))
  expect(await screen.findByText('1 sur 2 tables terminées')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Annuler la ronde' })).toBeNull()
})

test('QADM-5 the maximum is at least the current number of players', async () => {
  const { server, user } = await administer(venue(PLAYERS))
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Tournoi')
  const most = await screen.findByLabelText('Nombre maximum de joueurs')
  await user.clear(most)
  await user.type(most, '3')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByText('Au moins 4 : ces joueurs sont déjà là.')).toBeTruthy()
  expect(server.tournament.capacity).toBe(8)
  await user.clear(most)
  // jsdom may swap two keystrokes; a paste is one step.
  await user.paste('12')
  await user.clear(screen.getByLabelText('Nom du tournoi'))
  await user.type(screen.getByLabelText('Nom du tournoi'), 'Samedi')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(server.tournament).toMatchObject({ name: 'Samedi', capacity: 12 }))
})

test('QADM-5 name and maximum are disabled once started', async () => {
  const { user } = await administer(started(venue(PLAYERS)))
  await user.click(screen.getByRole('tab', { name: 'Plus' }))
  await openSetting(user, 'Tournoi')
  expect(await screen.findByLabelText('Nom du tournoi')).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('Nombre maximum de joueurs')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
})

test("QADM-6 DETL-6 'Vous n'êtes pas l'organisateur de ce tournoi' for any other device, with a way back", async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: 'secret-of-somebody-else' })
  expect(await screen.findByText("Vous n'êtes pas l'organisateur de ce tournoi")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voir le tournoi' })).toHaveProperty('pathname', '/tournament/ABCDEF')
  expect(screen.queryByRole('tab')).toBeNull()
})

test('QADM-7 an odd round shows its bye as won', async () => {
  await administer(started(venue(['Zoé', 'Max', 'Léa'])))
  expect(await screen.findByText('0 sur 1 table terminée')).toBeTruthy()
  expect(await screen.findByText('Ne joue pas')).toBeTruthy()
})

test("LAY-5 the advanced address of a quick tournament: 'Type de tournoi incorrect', and the way to the right one", async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(<AdvancedAdmin code="ABCDEF" slots={NO_SLOTS} />, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByText('Type de tournoi incorrect')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Ouvrir l’administration du tournoi rapide' })
  expect(link).toHaveProperty('pathname', '/tournament/ABCDEF/admin')
})

test('LAY-5 the quick address of an advanced tournament leads to the advanced administration', async () => {
  const server = await PlayedTournamentServer.start({ ...venue(PLAYERS), announcement: anAnnouncement })
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  expect(await screen.findByText('Type de tournoi incorrect')).toBeTruthy()
  expect(screen.getByRole('link', { name: /avancé/ })).toHaveProperty('pathname', '/tournament/ABCDEF/admin-advanced')
})

test('LAY-11 the same screen in English', async () => {
  const server = await PlayedTournamentServer.start(venue(PLAYERS))
  await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET, language: 'en' })
  expect(await screen.findByRole('button', { name: 'Start the tournament' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '4 players of 8' })).toBeTruthy()
})

test('EVEN-3 the players are counted by how they stand, and a tap on a kind shows only those', async () => {
  const { server, user } = await administer(started(venue([...PLAYERS, 'Nora', 'Hugo'])))
  await user.click(screen.getByRole('tab', { name: 'Joueurs' }))
  const rows = () => [...document.querySelectorAll('[data-player] bdi')].map(({ textContent }) => textContent)
  const kinds = () => within(screen.getByRole('group', { name: 'Joueurs par situation' }))
  expect(screen.queryByRole('button', { name: /^(En jeu|Partis)/ })).toBeNull()
  server.happens(removePlayer(server.tournament, playerId('p2')))
  await user.click(await screen.findByRole('button', { name: 'Partis 1' }))
  await waitFor(() => expect(rows()).toEqual(['Max']))
  expect(kinds().getByRole('button', { name: 'Tous 6' })).toBeTruthy()
  await user.click(kinds().getByRole('button', { name: 'En jeu 5' }))
  await waitFor(() => expect(rows()).toHaveLength(5))
  expect(rows()).not.toContain('Max')
})

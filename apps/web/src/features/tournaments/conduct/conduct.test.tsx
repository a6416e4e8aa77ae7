import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId, PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { askingOfAbsences } from '@tablee/domain/tournaments/testing/asking-of-absences'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../transport/testing/local-server.ts'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, venue } from '../testing/venue.ts'

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findAllByRole('tab')
  return { server, ...shown }
}

const pair = () => started(venue(['Zoé', 'Max']))
const stateOf = ({ tournament }: PlayedTournamentServer) => matchOf(tournament, 'p1').state
const penalised = (tournament: Tournament, penalty: PenaltyKind, player = 'p1') => {
  const given = { id: 'c0' as PenaltyId, penalty, playerId: player as PlayerId, by: 'judge' as const }
  return after(tournament, givePenalty(tournament, given))
}
const sheet = async () => within(await screen.findByRole('dialog'))

test('STAK-11 an absence is three taps from the list, and is taken back from the notice', async () => {
  const { server, user } = await administer(pair())
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  await user.click((await sheet()).getByRole('button', { name: 'Décision d’arbitre' }))
  await user.click((await sheet()).getByRole('button', { name: 'Absence de Zoé' }))
  await waitFor(() => expect(stateOf(server)).toMatchObject({ kind: 'terminated' }))
  expect(server.calls.at(-1)).toMatchObject({ id: 'give-no-show', input: { playerKey: 'p1', over: null } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Absence', { selector: 'li span' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(stateOf(server)).toEqual({ kind: 'pending' }))
})

test('STAK-11 in the place of the scores of a decided match stand the decisions, to be taken back', async () => {
  const { server, user } = await administer(penalised(pair(), 'match-loss'))
  await user.click(await screen.findByRole('button', { name: 'Corriger le score de la table 1' }))
  const within1 = await sheet()
  expect(within1.getByText(/retirez-les pour saisir un score/)).toBeTruthy()
  expect(within1.queryByRole('button', { name: /gagne 2-0/ })).toBeNull()
  await user.click(within1.getByRole('button', { name: 'Retirer\u202f: Match perdu, Zoé' }))
  await waitFor(() => expect(server.tournament.penalties).toEqual([]))
})

test('STAK-11 after a lost game the sheet offers only scores that count it', async () => {
  const tournament = penalised(pair(), 'game-loss')
  const { user } = await administer(tournament)
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  const names = (await sheet()).getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
  const isOffered = (sentence: string) => names.some((name) => name.includes(sentence))
  expect(['Zoé gagne 2-0', 'Zoé gagne 2-1', 'Max gagne 2-0'].map(isOffered)).toEqual([false, true, true])
})

test('JUDG-40 where the rules say so, an absence says that the player is out, asks nothing, and stands in the list', async () => {
  const { server, user } = await administer(pair())
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  await user.click((await sheet()).getByRole('button', { name: 'Décision d’arbitre' }))
  await user.click((await sheet()).getByRole('button', { name: 'Absence de Zoé' }))
  expect(await screen.findByText(/Zoé.*Sort du tournoi, sauf retour avant la prochaine ronde/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Noter l’abandon' })).toBeNull()
  expect(server.tournament.players[0]?.droppedAfter).toBe(1)
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  const row = await screen.findByRole('button', { name: /Zoé/ })
  expect(within(row).getByText('Absence')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.players[0]?.droppedAfter).toBeNull())
})

test('STAK-11 a second absence asks whether the player is dropped', async () => {
  const two = askingOfAbsences(started(venue(['Zoé', 'Max'])))
  const once = penalised(two, 'no-show')
  const again = after(once, startNextRound(once, { seed: 'seed', wished: 2 }))
  const { server, user } = await administer(again)
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  await user.click((await sheet()).getByRole('button', { name: 'Décision d’arbitre' }))
  await user.click((await sheet()).getByRole('button', { name: 'Absence de Zoé' }))
  await user.click(await screen.findByRole('button', { name: 'Noter l’abandon' }))
  await waitFor(() => expect(server.tournament.players[0]?.droppedAfter).toBe(2))
})

test('STAK-11 a warning is given with its reason from the player’s sheet, and stands in the history', async () => {
  const { server, user } = await administer(pair())
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  await user.click(await screen.findByRole('button', { name: /Zoé/ }))
  await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  expect(await (await sheet()).findByText('Aucune décision.')).toBeTruthy()
  await user.click((await sheet()).getByRole('radio', { name: 'Avertissement' }))
  await user.type((await sheet()).getByRole('textbox', { name: 'Raison (pour l’organisation)' }), 'A crié')
  await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls.at(-1)).toMatchObject({ id: 'give-penalty', input: { penalty: 'warning', reason: 'A crié' } })
  server.reasons.set('p1', 'A crié')
  await user.click(await screen.findByRole('button', { name: /Zoé/ }))
  await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  expect(await (await sheet()).findByText('A crié')).toBeTruthy()
  expect((await sheet()).getByText('Avertissement, ronde 1')).toBeTruthy()
})

test('JUDG-6 LOOK-31 an infraction proposes its usual penalty, and another once it stands in the history', async () => {
  const { server, user } = await administer(pair())
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /Zoé/ }))
    await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  }
  const choose = async (name: string) =>
    user.selectOptions(await (await sheet()).findByRole('combobox', { name: 'Infraction' }), name)
  const isChosen = async (name: string) => (await sheet()).getByRole<HTMLInputElement>('radio', { name }).checked
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  await open()
  expect(
    (await sheet()).getByText(
      /^Liste du 23 septembre 2024.: Magic Infraction Procedure Guide\. Cette liste a plus d’un an.: vérifiez le texte en vigueur\.$/,
    ),
  ).toBeTruthy()
  await choose('Jeu lent')
  expect((await sheet()).getByText(/^D’usage.: Avertissement\. Cette liste a plus d’un an/)).toBeTruthy()
  expect(await isChosen('Avertissement')).toBe(true)
  await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls.at(-1)).toMatchObject({
    ...{ id: 'give-penalty', input: { penalty: 'warning', infraction: 'magic-slow-play' } },
  })
  server.infractions.set('p1', 'magic-slow-play')
  await open()
  expect(await (await sheet()).findByText('Jeu lent', { selector: 'p' })).toBeTruthy()
  await choose('Jeu lent')
  expect((await sheet()).getByText(/^D’usage.: Partie perdue\. Déjà 1 fois pendant ce tournoi\./)).toBeTruthy()
  expect(await isChosen('Partie perdue')).toBe(true)
  await choose('Capacité déclenchée oubliée')
  expect((await sheet()).getByText(/^D’usage.: aucune sanction\./)).toBeTruthy()
  expect(await isChosen('Partie perdue')).toBe(false)
})

test.each([
  ['proposes anew once it has', null, 'Partie perdue'],
  ['leaves what somebody chose meanwhile', 'Match perdu', 'Match perdu'],
] as const)('JUDG-57 an infraction chosen before the history has come %s', async (_, other, standing) => {
  const { server, user } = await administer(pair())
  const history = Promise.withResolvers<ReturnType<typeof executed>>()
  server.others.set('get-conduct', () => history.promise)
  const radio = async (name: string) => (await sheet()).getByRole<HTMLInputElement>('radio', { name })
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  await user.click(await screen.findByRole('button', { name: /Zoé/ }))
  await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  await user.selectOptions(await (await sheet()).findByRole('combobox', { name: 'Infraction' }), 'Jeu lent')
  expect((await radio('Avertissement')).checked).toBe(true)
  if (other) await user.click(await radio(other))
  const given = { id: 'c1', playerKey: 'p1', round: 1, penalty: 'warning', infraction: 'magic-slow-play' }
  const by = { at: new Date().toISOString(), role: 'organizer', name: null, reason: null, takenBackAt: null }
  history.resolve(executed(200, { success: true, data: [{ ...given, ...by }] }))
  expect(await (await sheet()).findByText(/Déjà 1 fois pendant ce tournoi/)).toBeTruthy()
  expect((await radio(standing)).checked).toBe(true)
})

const inGame = (game: Game) => ({ ...pair(), rules: rulePackFor(game) })

test('JUDG-44 a penalty of the game that is played at the table is chosen with its infraction, and named before the reason', async () => {
  const { server, user } = await administer(inGame('pokemon'))
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /Zoé/ }))
    await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  }
  const choose = async (name: string) =>
    user.selectOptions(await (await sheet()).findByRole('combobox', { name: 'Infraction' }), name)
  await open()
  await choose('Erreur de jeu majeure')
  expect((await sheet()).getByText('D’usage : Pénalité de 2 cartes Récompense.')).toBeTruthy()
  const form = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sous la forme' })
  expect(form().selectedOptions[0]?.textContent).toBe('Pénalité de 2\u00a0cartes Récompense')
  await user.type((await sheet()).getByRole('textbox', { name: 'Raison (pour l’organisation)' }), 'Carte en trop')
  await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls.at(-1)).toMatchObject({
    id: 'give-penalty',
    input: {
      ...{ penalty: 'warning', infraction: 'pokemon-gameplay-major' },
      reason: 'Pénalité de 2\u00a0cartes Récompense\nCarte en trop',
    },
  })
  server.infractions.set('p1', 'pokemon-gameplay-major')
  await open()
  await (await sheet()).findByText('Avertissement, ronde 1')
  await choose('Erreur de jeu majeure')
  expect((await sheet()).getByText(/Déjà 1 fois pendant ce tournoi\. Répétée, elle peut être plus forte/)).toBeTruthy()
  await choose('Erreur de jeu grave')
  expect(screen.queryByRole('combobox', { name: 'Sous la forme' })).toBeNull()
})

test('JUDG-45 where the text means the very same error, an earlier one proposes more, and says so', async () => {
  const { server, user } = await administer(inGame('yugioh'))
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /Zoé/ }))
    await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  }
  const choose = async () =>
    user.selectOptions(await (await sheet()).findByRole('combobox', { name: 'Infraction' }), 'Jeu lent')
  await open()
  await choose()
  expect((await sheet()).getByText(/^D’usage.: Avertissement\./)).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Sous la forme' })).toBeNull()
  await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  server.infractions.set('p1', 'yugioh-slow-play')
  await open()
  await (await sheet()).findByText('Avertissement, ronde 1')
  await choose()
  expect((await sheet()).getByText(/Partie perdue\. Déjà 1 fois .* exactement la même erreur\./)).toBeTruthy()
})

test('SHOP-55 a disqualification taken back says that the seat is there again, from the notice and from the history', async () => {
  const { server, user } = await administer(pair())
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /Zoé/ }))
    await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  }
  const disqualify = async () => {
    await open()
    await user.click((await sheet()).getByRole('radio', { name: 'Disqualification' }))
    await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.tournament.players[0]?.droppedAfter).toBe(1)
  }
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  await disqualify()
  expect(await screen.findByText('Disqualification')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText('Zoé retrouve sa place dans le tournoi.')).toBeTruthy()
  expect(server.tournament.players[0]?.droppedAfter).toBeNull()
  await disqualify()
  await open()
  await user.click(await (await sheet()).findByRole('button', { name: /^Retirer/ }))
  await waitFor(() => expect(server.tournament.players[0]?.droppedAfter).toBeNull())
  expect(await screen.findAllByText('Zoé retrouve sa place dans le tournoi.')).not.toHaveLength(0)
})

test('JUDG-7 a game lost between rounds is proposed for the next match, stands on the row, and is taken back', async () => {
  const played = withResults(pair())
  const { server, user } = await administer(played)
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  await user.click(await screen.findByRole('button', { name: /Zoé/ }))
  await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  await user.click((await sheet()).getByRole('radio', { name: 'Partie perdue' }))
  expect((await sheet()).getByRole<HTMLInputElement>('radio', { name: 'Le prochain' }).checked).toBe(true)
  expect((await sheet()).getByText(/^Le prochain match commence à 0-1\./)).toBeTruthy()
  await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Prochain match : 0-1')).toBeTruthy()
  expect(server.calls.at(-1)).toMatchObject({ id: 'give-penalty', input: { penalty: 'game-loss', forNextMatch: true } })
  await user.click(await screen.findByRole('button', { name: /Zoé/ }))
  await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
  expect(await (await sheet()).findByText('Partie perdue, prochain match')).toBeTruthy()
  await user.click(await (await sheet()).findByRole('button', { name: /^Retirer/ }))
  await waitFor(() => expect(server.tournament.penalties).toEqual([]))
})

test('JUDG-7 in its match a booked loss stands in the row, and binds the scores that are offered', async () => {
  const played = withResults(pair())
  const given = { id: 'c0' as PenaltyId, penalty: 'game-loss', playerId: 'p1' as PlayerId, by: 'judge' } as const
  const booked = after(played, givePenalty(played, { ...given, forNextMatch: true }))
  const second = after(booked, startNextRound(booked, { seed: 'seed', wished: 2 }))
  const { user } = await administer(second)
  expect(await screen.findByText('0-1 sur décision')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  const names = (await sheet()).getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
  expect(names.some((name) => name.includes('Zoé gagne 2-0'))).toBe(false)
  expect(names.some((name) => name.includes('Zoé gagne 2-1'))).toBe(true)
})

test('JUDG-8 all decisions stand behind Plus, by person and by infraction', async () => {
  const { server, user } = await administer(pair())
  await user.click(screen.getByRole('tab', { name: /Joueurs/ }))
  for (const name of [/Zoé/, /Max/]) {
    await user.click(await screen.findByRole('button', { name }))
    await user.click((await sheet()).getByRole('button', { name: 'Conduite' }))
    await user.click((await sheet()).getByRole('radio', { name: 'Avertissement' }))
    await user.click((await sheet()).getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  server.infractions.set('p1', 'magic-slow-play')
  server.reasons.set('p1', 'Quatre minutes pour un tour')
  await user.click(screen.getByRole('tab', { name: /Plus/ }))
  await user.click(await screen.findByRole('button', { name: /^Décisions d’arbitre/ }))
  const dialog = await sheet()
  const headings = () => dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await dialog.findByRole('radio', { name: 'Par personne' })
  expect(headings()).toEqual(['Max1 décision', 'Zoé1 décision'])
  expect(dialog.getByText('Quatre minutes pour un tour')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Par infraction' }))
  expect(headings()).toEqual(['Sans infraction précise1 décision', 'Jeu lent1 décision'])
})

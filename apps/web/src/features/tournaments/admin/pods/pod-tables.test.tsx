import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { submitResult } from '@tablee/domain/tournaments/results/submit-score'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const NAMES = ['Alice', 'Bruno', 'Chloé', 'David', 'Élodie', 'Farid', 'Gaëlle']

function begun(names: readonly string[]): Tournament {
  const waiting = venue(names, { capacity: 8 })
  return started(after(waiting, changeSettings(waiting, { structure: 'pods' })))
}

function tableOf(tournament: Tournament, table: number): PlayedMatch {
  const match = tournament.matches.filter((each) => isPlayed(each)).find((each) => each.table === table)
  if (!match) throw new Error(`no table ${table}`)
  return match
}

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  const nameAt = (table: number, seat: number) => {
    const id = seatsOf(tableOf(tournament, table))[seat]
    return tournament.players.find((player) => player.id === id)?.name ?? ''
  }
  return { server, user, nameAt, stateOf: (table: number) => tableOf(server.tournament, table).state }
}

test('PODS-13 one tap on a name makes its player the winner of the table, and one more takes it back', async () => {
  const { user, nameAt, stateOf } = await administer(begun(NAMES))
  await user.click(await screen.findByRole('button', { name: `Table 1\u202f: ${nameAt(1, 2)} gagne` }))
  await waitFor(() => expect(stateOf(1)).toMatchObject({ kind: 'terminated', result: placed({ winner: 2 }) }))
  expect(await screen.findByText('1 sur 2 tables terminées')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler le score de la table 1' }))
  await waitFor(() => expect(stateOf(1)).toEqual({ kind: 'pending' }))
})

test('PODS-40 a round of four says where to tap and what the numbers are, and the list of players what follows a name', async () => {
  const { user, nameAt } = await administer(begun(NAMES))
  const how = await screen.findByText(/^Touchez qui a gagné\. Le chiffre devant un nom est son siège/)
  await user.click(screen.getByRole('button', { name: `Table 1\u202f: ${nameAt(1, 2)} gagne` }))
  await screen.findByText('1 sur 2 tables terminées')
  // Rows would move if it went away.
  expect(how.isConnected).toBe(true)
  await user.click(screen.getByRole('tab', { name: /^Joueurs/ }))
  expect(await screen.findByText(/^À droite d’un nom\s: victoires, défaites, nuls\.$/)).toBeTruthy()
})

test('PODS-43 beside a free seat at a table of four the sheet says nothing of tables that cannot be changed', async () => {
  const { user, server, nameAt } = await administer(begun(NAMES.slice(0, 6)))
  await user.click(await screen.findByRole('button', { name: `Table 1\u202f: ${nameAt(1, 0)} gagne` }))
  await screen.findByText('1 sur 2 tables terminées')
  await user.click(screen.getByRole('tab', { name: /^Joueurs/ }))
  await user.type(screen.getByLabelText('Chercher ou ajouter un joueur'), 'Hugo{Enter}')
  const sheet = within(await screen.findByRole('dialog'))
  const free = await sheet.findByRole('button', { name: /^La place libre à la table\s2/ })
  expect(sheet.queryByText(/^Personne de nouveau/)).toBeNull()
  await user.click(free)
  await screen.findByText(/^Hugo joue à la table\s2/)
  expect(seatsOf(tableOf(server.tournament, 2))).toHaveLength(4)
})

test('PODS-13 a draw is shared by those who were still in', async () => {
  const { user, nameAt, stateOf } = await administer(begun(NAMES))
  await user.click(await screen.findByRole('button', { name: 'Table 2\u202f: nulle' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('checkbox', { name: nameAt(2, 0) }))
  await user.click(sheet.getByRole('button', { name: /^Enregistrer/ }))
  await waitFor(() => expect(stateOf(2)).toMatchObject({ kind: 'terminated', result: placed({ drawn: [1, 2] }) }))
})

test('PODS-14 a contested table says who said what, and a tap on one version settles it', async () => {
  const tournament = whole(begun(NAMES.slice(0, 4)))
  const match = tableOf(tournament, 1)
  const [one, other] = seatsOf(match)
  if (!one || !other) throw new Error('nobody sits there')
  const say = (state: typeof tournament, by: typeof one, winner: number) =>
    after(state, submitResult(state, { matchId: match.id, by, result: placed({ winner }), contest: false }))
  const { user, nameAt, stateOf } = await administer(say(say(tournament, one, 0), other, 1))
  const reports = within(await screen.findByRole('region', { name: 'À trancher' }))
  await waitFor(() => expect(reports.getAllByRole('listitem')).toHaveLength(2))
  await user.click(reports.getByRole('button', { name: `${nameAt(1, 1)} a gagné` }))
  await waitFor(() => expect(stateOf(1)).toMatchObject({ kind: 'terminated', decidedBy: 'organizer' }))
  expect(stateOf(1)).toMatchObject({ result: placed({ winner: 1 }) })
})

test('PODS-15 the number of a seat, typed in its row, is the winner', async () => {
  const { user, nameAt, stateOf } = await administer(begun(NAMES))
  const button = await screen.findByRole('button', { name: `Table 2\u202f: ${nameAt(2, 0)} gagne` })
  button.focus()
  await user.keyboard('3')
  await waitFor(() => expect(stateOf(2)).toMatchObject({ result: placed({ winner: 2 }) }))
})

test('PODS-21 somebody absent loses alone: the seat can no longer win, and is back once it is taken back', async () => {
  const { server, user, nameAt, stateOf } = await administer(begun(NAMES))
  const absent = nameAt(1, 1)
  await user.click(await screen.findByRole('button', { name: 'Table 1\u202f: nulle' }))
  await user.click(await screen.findByRole('button', { name: 'Décision d’arbitre' }))
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Absence .*${absent}$`) }))
  await waitFor(() => expect(server.tournament.penalties).toHaveLength(1))
  expect(stateOf(1)).toEqual({ kind: 'pending' })
  const wins = () => screen.queryByRole('button', { name: `Table 1\u202f: ${absent} gagne` })
  await waitFor(() => expect(wins()).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Table 1\u202f: nulle' }))
  await user.click(await screen.findByRole('button', { name: `Retirer\u202f: Absence, ${absent}` }))
  await waitFor(() => expect(server.tournament.penalties).toEqual([]))
  await user.click(screen.getByRole('button', { name: 'Fermer la table 1' }))
  await waitFor(() => expect(wins()).not.toBeNull())
})

test('PODS-29 a loss by decision is said at its seat, one game has no lost game, and a draw leaves out who left', async () => {
  const tournament = begun(NAMES)
  const [absent, left] = [0, 2].map((seat) => seatsOf(tableOf(tournament, 1))[seat] as PlayerId)
  const gone = after(tournament, removePlayer(tournament, left as PlayerId))
  const given = { id: 'c-1' as PenaltyId, penalty: 'no-show', playerId: absent as PlayerId, by: 'organizer' } as const
  const { user, nameAt, stateOf } = await administer(after(gone, givePenalty(gone, given)))
  expect((await screen.findByText('Absence')).parentElement?.textContent).toContain(nameAt(1, 0))
  await user.click(screen.getByRole('button', { name: 'Table 1\u202f: nulle' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('checkbox', { name: nameAt(1, 2) })).toHaveProperty('checked', false)
  expect(sheet.queryByRole('checkbox', { name: nameAt(1, 0) })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Décision d’arbitre' }))
  await user.click(sheet.getByRole('button', { name: `Autre décision pour ${nameAt(1, 1)}` }))
  expect(sheet.queryByRole('radio', { name: 'Partie perdue' })).toBeNull()
  await user.click(sheet.getByRole('radio', { name: 'Match perdu' }))
  expect(
    sheet.getByText(/^La partie de cette ronde est perdue pour cette personne\. Si elle l’avait gagnée/),
  ).toBeTruthy()
  expect(stateOf(1)).toEqual({ kind: 'pending' })
})

test('PODS-24 TEAM-47 correcting an earlier round says first what it changes, and saves with one more tap', async () => {
  const first = begun(NAMES.slice(0, 4))
  const result = placed({ winner: 0 })
  const scored = after(first, setResult(first, { matchId: tableOf(first, 1).id, result }))
  const second = after(scored, startNextRound(scored, { wished: null, seed: 'next' }))
  const { server, user, nameAt } = await administer(second)
  const [winner, other] = [nameAt(1, 0), nameAt(1, 3)]
  await user.click(await screen.findByRole('button', { name: 'Ronde 1' }))
  await user.click(await screen.findByRole('button', { name: 'Corriger le score de la table 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: new RegExp(other) }))
  await user.click(sheet.getByRole('button', { name: /^Enregistrer/ }))
  expect(await sheet.findByText(new RegExp(`${winner}.*5.*0`))).toBeTruthy()
  expect(sheet.getByText(new RegExp(`${other}.*0.*5`))).toBeTruthy()
  expect(sheet.getByText(new RegExp(`^${other} a gagné$`))).toBeTruthy()
  expect(tableOf(server.tournament, 1).state).toMatchObject({ result })
  await user.click(sheet.getByRole('button', { name: 'Enregistrer la correction' }))
  await waitFor(() => expect(tableOf(server.tournament, 1).state).toMatchObject({ result: placed({ winner: 3 }) }))
  expect(await screen.findByText('Table 1, ronde 1 : le résultat est corrigé.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(tableOf(server.tournament, 1).state).toMatchObject({ result }))
})

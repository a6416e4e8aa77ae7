import type { JournalEntry } from '@tablee/contract/tournaments/questions/get-journal'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { executed } from '../../../../transport/testing/local-server.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const NINE_TABLES = Array.from({ length: 18 }, (_, index) => `Joueur ${index + 1}`)

async function atTwoDesks(players: readonly string[]) {
  const server = await PlayedTournamentServer.start(started(venue(players, { capacity: 18 })))
  const tableOf = (table: number) => {
    const match = server.tournament.matches.filter(isMeeting).find((each) => each.table === table)
    if (!match) throw new Error(`nobody plays at table ${table}`)
    const nameOf = (id: string) => server.tournament.players.find((player) => player.id === id)?.name ?? ''
    return { match, names: [nameOf(pairOf(match)[0]), nameOf(pairOf(match)[1])] as const }
  }
  const otherDeskEnters = (table: number) => {
    const { match } = tableOf(table)
    const score = { wins1: 2, wins2: 1, draws: 0 }
    const entry: JournalEntry = {
      ...{ sequence: 2, at: '2030-01-31T18:00:00.000+00:00', act: 'update-score-quick-tournament' },
      ...{ role: 'scorekeeper', name: 'Dominique', reason: null },
      facts: [{ kind: 'match_scored', count: 1, round: 1, tables: [table], players: [...pairOf(match)], score }],
    }
    server.others.set('get-journal', () => executed(200, { success: true, data: { entries: [entry], next: null } }))
    server.happens(setScore(server.tournament, { matchId: match.id, score, by: 'scorekeeper' }))
  }
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, user, tableOf, otherDeskEnters }
}

type Desks = Awaited<ReturnType<typeof atTwoDesks>>

async function openFirst({ user }: Desks) {
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  return within(await screen.findByRole('dialog', { name: 'Table 1' }))
}

test('EVEN-4 a result that another desk enters while a sheet is open is told in it, by name', async () => {
  const desks = await atTwoDesks(['Zoé', 'Max'])
  const sheet = await openFirst(desks)
  const [first, second] = desks.tableOf(1).names
  desks.otherDeskEnters(1)
  expect(await sheet.findByText(`Dominique vient de saisir : ${first} 2 · ${second} 1`)).toBeTruthy()
})

test('EVEN-4 another score is asked about before it replaces one that came meanwhile', async () => {
  const desks = await atTwoDesks(['Zoé', 'Max'])
  const sheet = await openFirst(desks)
  const [first, second] = desks.tableOf(1).names
  desks.otherDeskEnters(1)
  await sheet.findByText(/vient de saisir/)
  await desks.user.click(sheet.getByRole('button', { name: `Table 1\u202f: ${second} gagne 2-0` }))
  const question = within(await screen.findByRole('alertdialog', { name: /résultat/ }))
  expect(await question.findByText(`Dominique vient de saisir : ${first} 2 · ${second} 1`)).toBeTruthy()
  expect(desks.tableOf(1).match.state).toMatchObject({ result: { score: { wins1: 2, wins2: 1 } } })
  await desks.user.click(question.getByRole('button', { name: `Remplacer par ${first} 0 · ${second} 2` }))
  await waitFor(() => expect(desks.tableOf(1).match.state).toMatchObject({ result: { score: { wins1: 0, wins2: 2 } } }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('EVEN-4 keeping what the other desk entered closes the sheet, and nothing is sent', async () => {
  const desks = await atTwoDesks(['Zoé', 'Max'])
  const sheet = await openFirst(desks)
  const [first, second] = desks.tableOf(1).names
  desks.otherDeskEnters(1)
  await sheet.findByText(/vient de saisir/)
  await desks.user.click(sheet.getByRole('button', { name: 'Sans résultat' }))
  const question = within(await screen.findByRole('alertdialog', { name: /résultat/ }))
  expect(question.getByRole('button', { name: `Effacer ${first} 2 · ${second} 1` })).toBeTruthy()
  await desks.user.click(question.getByRole('button', { name: `Garder ${first} 2 · ${second} 1` }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(desks.tableOf(1).match.state).toMatchObject({ result: { score: { wins1: 2, wins2: 1 } } })
  const sent = desks.server.calls.map(({ id }) => id)
  expect(sent).not.toContain('erase-result')
  expect(sent).not.toContain('update-score-quick-tournament')
})

test('EVEN-4 the score that the other desk entered too needs no question', async () => {
  const desks = await atTwoDesks(['Zoé', 'Max'])
  const sheet = await openFirst(desks)
  const [first] = desks.tableOf(1).names
  desks.otherDeskEnters(1)
  await sheet.findByText(/vient de saisir/)
  await desks.user.click(sheet.getByRole('button', { name: `Table 1\u202f: ${first} gagne 2-1` }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('EVEN-4 EVEN-8 by keyboard a result that came after the number of the table was typed is not written over either', async () => {
  const desks = await atTwoDesks(NINE_TABLES)
  await desks.user.keyboard('4')
  desks.otherDeskEnters(4)
  await screen.findByRole('button', { name: 'Corriger le score de la table 4' })
  await desks.user.keyboard('{Enter}')
  const sheet = await screen.findByRole('dialog', { name: 'Table 4' })
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  await desks.user.keyboard('02')
  const question = within(await screen.findByRole('alertdialog', { name: /résultat/ }))
  expect(desks.tableOf(4).match.state).toMatchObject({ result: { score: { wins1: 2, wins2: 1 } } })
  fireEvent.click(question.getByRole('button', { name: /^Garder/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('EVEN-4 a result that stood when its table was opened is corrected in one tap', async () => {
  const desks = await atTwoDesks(['Zoé', 'Max'])
  desks.otherDeskEnters(1)
  await desks.user.click(await screen.findByRole('button', { name: 'Corriger le score de la table 1' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Table 1' }))
  const [, second] = desks.tableOf(1).names
  await desks.user.click(sheet.getByRole('button', { name: `Table 1\u202f: ${second} gagne 2-0` }))
  await waitFor(() => expect(desks.tableOf(1).match.state).toMatchObject({ result: { score: { wins1: 0, wins2: 2 } } }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

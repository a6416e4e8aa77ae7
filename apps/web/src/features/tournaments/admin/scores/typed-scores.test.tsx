import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../../testing/venue.ts'
import { QuickAdmin } from '../quick-admin.tsx'

const NINE_TABLES = Array.from({ length: 18 }, (_, index) => `Joueur ${index + 1}`)

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByRole('heading', { name: 'Ronde 1' })
  const stateOf = (table: number) =>
    server.tournament.matches.find((match) => match.kind === 'played' && match.table === table)
  return { server, stateOf, ...shown }
}

test('EVEN-8 by keyboard: the table, Enter, and the games of both', async () => {
  const { user, stateOf } = await administer(started(venue(NINE_TABLES, { capacity: 18 })))
  await user.keyboard('4{Enter}')
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('heading', { name: 'Table 4' })).toBeTruthy()
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  await user.keyboard('2')
  expect(stateOf(4)).toMatchObject({ state: { kind: 'pending' } })
  await user.keyboard('1')
  await waitFor(() =>
    expect(stateOf(4)).toMatchObject({ state: { result: { score: { wins1: 2, wins2: 1, draws: 0 } } } }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('6{Enter}')
  expect(await screen.findByRole('heading', { name: 'Table 6' })).toBeTruthy()
  await user.keyboard('302')
  await waitFor(() =>
    expect(stateOf(6)).toMatchObject({ state: { result: { score: { wins1: 0, wins2: 2, draws: 0 } } } }),
  )
})

test('GAME-20 EVEN-7 a result with a drawn game is one tap further, and stands beside the names', async () => {
  const { user, stateOf } = await administer(started(venue(['Zoé', 'Max'])))
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: '+1 partie nulle' }))
  await user.click(sheet.getByRole('button', { name: 'Table 1 : match nul 1-1-1' }))
  await waitFor(() =>
    expect(stateOf(1)).toMatchObject({ state: { result: { score: { wins1: 1, wins2: 1, draws: 1 } } } }),
  )
  expect(await screen.findByText('1 partie nulle')).toBeTruthy()
})

test('where no match ends level, nothing is offered for drawn games', async () => {
  const rules = rulePackFor('yugioh')
  const { user } = await administer({ ...started(venue(['Zoé', 'Max'])), rules })
  await user.click(await screen.findByRole('button', { name: 'Saisir le score de la table 1' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('button', { name: 'Table 1 : Max gagne 2-1' })).toBeTruthy()
  expect(sheet.queryByRole('button', { name: '+1 partie nulle' })).toBeNull()
})

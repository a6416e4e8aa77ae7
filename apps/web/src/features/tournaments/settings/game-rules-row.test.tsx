import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { openSetting, settingClosed } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'

const FOUR = ['Zoé', 'Max', 'Léa', 'Inès']

test('GAME-10 GAME-12 rules are varied in the settings, taken back, and fixed from round 1 on', async () => {
  const server = await PlayedTournamentServer.start(venue(FOUR, { capacity: 4 }))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  expect(await screen.findByRole('button', { name: 'Règles du jeu Celles du jeu' })).toBeTruthy()
  const sheet = await openSetting(user, 'Règles du jeu')
  expect(sheet.getByText(/^Modifiables jusqu’au lancement de la ronde 1\./)).toBeTruthy()
  await user.click(sheet.getByRole('radio', { name: 'Une partie' }))
  await user.click(sheet.getByRole('checkbox', { name: 'Un match peut finir nul' }))
  await user.selectOptions(sheet.getByLabelText('Plancher des pourcentages'), 'Aucun')
  await user.click(sheet.getByRole('button', { name: 'Enregistrer les règles' }))
  await settingClosed()
  const told = 'Règles du jeu une seule partie, pas de nul, aucun plancher'
  expect(await screen.findByRole('button', { name: told })).toBeTruthy()
  expect(server.tournament.rules).toMatchObject({ bestOf: 1, scoresAllowed: [[1, 0]], official: false })
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(server.tournament.rules).toEqual(rulePackFor('magic')))
  server.happens(startTournament(server.tournament, 'seed'))
  const fixed = await openSetting(user, 'Règles du jeu')
  expect(fixed.getByText(/^La ronde 1 est appariée\s: ces règles ne changent plus\./)).toBeTruthy()
  expect(fixed.queryByRole('radio')).toBeNull()
})

test('GAME-10 another number of games keeps that there are no draws', async () => {
  const { rules } = venue(FOUR)
  const varied = { ...rules, id: `${rules.id}+custom`, official: false, scoresAllowed: [[2, 0]] as const }
  const server = await PlayedTournamentServer.start({ ...venue(FOUR, { capacity: 4 }), rules: varied })
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  const sheet = await openSetting(user, 'Règles du jeu')
  await user.click(sheet.getByRole('radio', { name: 'Trois gagnantes' }))
  await user.click(sheet.getByRole('button', { name: 'Enregistrer les règles' }))
  await settingClosed()
  expect(server.tournament.rules.scoresAllowed[0]).toEqual([3, 0])
  expect(server.tournament.rules.scoresAllowed.some(([won, lost]) => won === lost)).toBe(false)
})

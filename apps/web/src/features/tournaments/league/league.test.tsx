import { leaguePlanOf } from '@tablee/domain/tournaments/kinds/league'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { agreeDate, dateOfMatch } from '@tablee/domain/tournaments/results/agree-date'
import type { LeagueWish } from '@tablee/domain/tournaments/rounds/plan-league'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, playerId, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { openSetting, settingClosed } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'

const FOUR = ['Zoé', 'Max', 'Léa', 'Inès']

function planned(league: LeagueWish): Tournament {
  const waiting = venue(FOUR)
  return after(waiting, changeSettings(waiting, { structure: 'round-robin', league }))
}
const begun = (league: LeagueWish) => after(planned(league), startTournament(planned(league), 'seed'))
const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))

async function desk(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  return { server, ...(await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })) }
}

async function phone(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  return { server, ...shown }
}

test('YEAR-26 YEAR-36 weeks are chosen in the settings of a round robin, and taken back from the toast', async () => {
  const { server, user } = await desk(planned(null))
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  const sheet = await openSetting(user, 'Ligue')
  await user.click(await sheet.findByRole('checkbox', { name: 'Un match par semaine' }))
  await user.selectOptions(
    sheet.getByRole('combobox', { name: 'Un match non joué à la fin de la semaine' }),
    'Match nul',
  )
  expect(sheet.getByText('Un match non joué est compté comme nul.')).toBeTruthy()
  await user.type(sheet.getByLabelText('Dernier jour de la première semaine'), '06/12/2026')
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))
  await settingClosed()
  const plan = { meetings: 1, unplayed: 'drawn', leavers: 'usual', firstEnds: '2026-12-06' }
  expect(leaguePlanOf(currentStage(server.tournament))).toEqual(plan)
  expect(await screen.findByRole('button', { name: /^Ligue un match par semaine$/i })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(leaguePlanOf(currentStage(server.tournament))).toBeNull())
})

function inLastWeek(unplayed: 'drawn' | 'open'): Tournament {
  const second = next(withResults(begun({ unplayed })))
  return next(withResults(second))
}

test('YEAR-27 where unplayed matches stay open the last week waits for them', async () => {
  await desk(inLastWeek('open'))
  expect(await screen.findByText(/^2\smatchs sans date convenue$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Clore/ })).toBeNull()
  // Minutes are of no use to a week.
  expect(screen.queryByText(/50:00|^Fin de la ronde/)).toBeNull()
})

test('YEAR-27 the last week closes the league where unplayed matches are drawn', async () => {
  const { server, user } = await desk(inLastWeek('drawn'))
  await user.click(await screen.findByRole('button', { name: 'Clore la ligue' }))
  const question = await screen.findByRole('alertdialog', { name: /^Clore la ligue/ })
  expect(within(question).getByText(/^2\smatchs ne sont pas joués\s: ils sont comptés comme nuls\./)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Clore la ligue' }))
  await waitFor(() => expect(isFinished(server.tournament)).toBe(true))
})

test('YEAR-29 a date is proposed with a day and an hour, and taken back', async () => {
  const { server, user } = await phone(begun({}))
  const { id } = matchOf(server.tournament, 'p1')
  await user.click(await screen.findByRole('button', { name: 'Proposer une date' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Proposer' }))
  expect(await sheet.findByText('Choisissez un jour et une heure.')).toBeTruthy()
  await user.type(sheet.getByLabelText('Jour'), '03/12/2026')
  await user.click(sheet.getByRole('button', { name: 'Proposer' }))
  expect(await screen.findByText(/^Vous proposez\s: jeudi 3 décembre 2026 à 19:00\./)).toBeTruthy()
  expect(dateOfMatch(server.tournament, id)).toMatchObject({ by: 'p1' })
  await user.click(screen.getByRole('button', { name: 'Retirer la date' }))
  expect(await screen.findByText('Aucune date n’est proposée.')).toBeTruthy()
  expect(dateOfMatch(server.tournament, id)).toBeNull()
})

test('YEAR-29 the other’s date is accepted by one tap', async () => {
  const league = begun({})
  const match = matchOf(league, 'p1')
  const other = pairOf(match).find((player) => player !== playerId('p1')) ?? playerId('p2')
  const at = new Date('2026-12-03T19:30').toISOString()
  const { server, user } = await phone(after(league, agreeDate(league, { matchId: match.id, by: other, at })))
  expect(await screen.findByText(/propose\s: jeudi 3 décembre 2026 à 19:30\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Accepter cette date' }))
  expect(await screen.findByText(/^Vous jouez\s: jeudi 3 décembre 2026 à 19:30\.$/)).toBeTruthy()
  expect(dateOfMatch(server.tournament, match.id)).toMatchObject({ at, by: other, agreed: true })
  expect(screen.getByRole('region', { name: 'Vos semaines à venir' }).querySelectorAll('li')).toHaveLength(2)
})

test('YEAR-26 of a long league five weeks to come are listed, and the later ones on demand', async () => {
  const waiting = venue([...FOUR, 'Ali', 'Bao', 'Eva', 'Noé'])
  const league = after(waiting, changeSettings(waiting, { structure: 'round-robin', league: {} }))
  await phone(after(league, startTournament(league, 'seed')))
  const weeks = within(await screen.findByRole('region', { name: 'Vos semaines à venir' }))
  const [first, later] = weeks.getAllByRole('list')
  expect(first?.children).toHaveLength(5)
  expect(later?.children).toHaveLength(1)
  expect(weeks.getByText(/^1\ssemaine après celles-ci$/).closest('details')?.open).toBe(false)
})

import { isBye, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { awardByes } from '@tablee/domain/tournaments/players/award-byes'
import { planRounds } from '@tablee/domain/tournaments/rounds/plan-rounds'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { LargeSwissLine } from '../structure/large-swiss-line.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { openSetting } from '../testing/open-setting.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'

const PLAYERS = ['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Jules']

async function openSettings(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await shown.user.click(await screen.findByRole('tab', { name: 'Plus' }))
  return { server, ...shown }
}

test('BIGS-6 an accelerated start and points to qualify are chosen until the start, and what cannot be is said', async () => {
  const { server, user } = await openSettings(venue(PLAYERS))
  await openSetting(user, 'Grand tournoi')
  await user.click(await screen.findByRole('checkbox', { name: 'Départ accéléré' }))
  await user.click(screen.getByRole('checkbox', { name: 'Qualification aux points' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText(/^Indiquez de 1 à 99/)).toBeTruthy()
  await user.type(screen.getByRole('spinbutton', { name: 'Points de la qualification' }), '12')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() =>
    expect(currentStage(server.tournament)).toEqual({
      ...{ kind: 'swiss', plannedRounds: null, accelerated: true, advanceAt: 12 },
    }),
  )
  expect(await screen.findByRole('button', { name: /Grand tournoi Départ accéléré, qualification à 12/ })).toBeTruthy()
})

test('BIGS-6 nothing is to be chosen once it has begun', async () => {
  await openSettings(started(venue(PLAYERS)))
  expect(await screen.findByRole('button', { name: /^Horloge des rondes|^Rondes/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Grand tournoi/ })).toBeNull()
})

/** Three of six have won a round that was enough; the number of the first one's phone. */
function qualified() {
  const waiting = venue(PLAYERS)
  const first = withResults(started(after(waiting, changeSettings(waiting, { swiss: { advanceAt: 3 } }))))
  const [winner] = first.matches.flatMap((match) => seatsOf(match).slice(0, 1))
  return { first, own: first.players.findIndex(({ id }) => id === winner) + 1 }
}

async function lookAs(own: number, tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(own) })
}

test('BIGS-3 whoever reached the points reads it at the table where it happened', async () => {
  const { first, own } = qualified()
  await lookAs(own, first)
  expect(await screen.findByText(/3 points : qualification acquise/)).toBeTruthy()
})

test('BIGS-3 in the next round they read why nobody is opposite', async () => {
  const { first, own } = qualified()
  const second = after(first, startNextRound(first, { wished: null, seed: 'next' }))
  expect(second.matches.filter((match) => isBye(match) && match.round === 2)).toHaveLength(4)
  await lookAs(own, second)
  expect(await screen.findByRole('heading', { name: 'Qualification acquise' })).toBeTruthy()
  expect(screen.getByText(/3 points à la ronde 1/)).toBeTruthy()
})

test('BIGS-6 everybody reads both before the first round', async () => {
  const waiting = venue(PLAYERS)
  const planned = after(waiting, changeSettings(waiting, { swiss: { accelerated: true, advanceAt: 12 } }))
  const server = await PlayedTournamentServer.start(planned)
  await showScreen(<LargeSwissLine tournament={planned} />, { server })
  // Without a number of rounds the field decides it, and nobody knows the number yet.
  expect(await screen.findByText(/^Départ accéléré s’il y a trop de monde pour les rondes/)).toBeTruthy()
  expect(screen.getByText(/^À 12 points/)).toBeTruthy()
})

test('BIGS-6 with planned rounds they read the number above which it begins', async () => {
  const waiting = venue(PLAYERS)
  const large = after(waiting, changeSettings(waiting, { swiss: { accelerated: true } }))
  const planned = after(large, planRounds(large, { rounds: 3, reason: null }))
  const server = await PlayedTournamentServer.start(planned)
  await showScreen(<LargeSwissLine tournament={planned} />, { server })
  expect(await screen.findByText(/^Départ accéléré .*8 personnes/)).toBeTruthy()
})

test('LOOK-21 who has awarded byes reads it before the start, and so does everybody', async () => {
  const waiting = venue(PLAYERS)
  const playerId = waiting.players[1]?.id as PlayerId
  const awarded = after(waiting, awardByes(waiting, { playerId, byes: 2 }))
  const server = await PlayedTournamentServer.start(awarded)
  const { view } = await showScreen(<LargeSwissLine tournament={awarded} />, { server })
  expect(await screen.findByText(/^Bye accordé.: 1 personne gagne ses premières rondes sans adversaire/)).toBeTruthy()
  view.unmount()
  await lookAs(2, awarded)
  expect(await screen.findByText(/vous gagnez les 2 premières rondes .* à partir de la ronde 3\.$/)).toBeTruthy()
})

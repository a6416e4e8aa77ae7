import { games, seats } from '@tablee/domain/tournaments/kinds/result'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { submitResult } from '@tablee/domain/tournaments/results/submit-score'
import { after, playerId, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickForm } from '../creation-card/quick-form.tsx'
import { slipsToPrint } from '../paper/sheets.ts'
import { StructureLine } from '../structure/structure-line.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { teamMatchAt, teamsStarted, teamVenue } from '../testing/team-venue.ts'
import { StatsBanner } from '../tournament-frame/stats-banner.tsx'
import { RankingSection } from '../tournament-page/ranking-section.tsx'
import { RoundsSection } from '../tournament-page/rounds-section.tsx'
import { seatsByName } from '../wall/seats-by-name.ts'

const ELVES = { name: 'Les Elfes', members: ['Ana', 'Bob', 'Cléo'] }
const GOBLINS = { name: 'Les Gobelins', members: ['Dan', 'Ève', 'Fay'] }
const ZOMBIES = { name: 'Les Zombies', members: ['Guy', 'Hal', 'Ida'] }
const won = { wins1: 2, wins2: 0, draws: 0 }

function decided(): Tournament {
  const started = teamsStarted(teamVenue('trios', [ELVES, GOBLINS, ZOMBIES]))
  const { id } = teamMatchAt(started, 1)
  return after(started, setResult(started, { matchId: id, result: seats([won, won, null]) }))
}

test('TEAM-20 everybody’s page names teams with who is in them, what each won and how every seat stands', async () => {
  const tournament = decided()
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<RoundsSection tournament={tournament} own={null} />, { server })
  expect(await screen.findByText('Ana, Bob et Cléo')).toBeTruthy()
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryByText('pas terminé', { exact: false }))
  expect(row?.textContent).toMatch(/2.*0.*A 2-0B 2-0C –pas terminé/)
  expect(user).toBeTruthy()
})

test('TEAM-62 a game of two against two shows on everybody’s page who won, and that it is contested', async () => {
  const giants = ['Les Géantes', 'Les Trolls'].map((name, team) => ({ name, members: [`Ana ${team}`, `Bob ${team}`] }))
  const started = teamsStarted(teamVenue('two-headed-giant', giants))
  const match = teamMatchAt(started, 1)
  const won = after(started, setResult(started, { matchId: match.id, result: games({ wins1: 0, wins2: 1, draws: 0 }) }))
  const server = await PlayedTournamentServer.start(won)
  const { view } = await showScreen(<RoundsSection tournament={won} own={null} />, { server })
  const figures = (await screen.findAllByText(/^[01]$/, { selector: 'data' })).map(({ textContent }) => textContent)
  expect(figures).toEqual(['0', '1'])
  view.unmount()
  const says = (side: number, wins1: number) => (tournament: Tournament) =>
    after(
      tournament,
      submitResult(whole(tournament), {
        ...{ matchId: match.id, by: match.sides[side]?.[0] ?? playerId(''), contest: side === 1 },
        result: games({ wins1, wins2: 1 - wins1, draws: 0 }),
      }),
    )
  const contested = says(1, 0)(says(0, 1)(started))
  await showScreen(<RoundsSection tournament={contested} own={null} />, { server })
  expect(await screen.findByText('Contesté')).toBeTruthy()
})

test('TEAM-20 the ranking is of teams, with their members below', async () => {
  const tournament = decided()
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<RankingSection tournament={tournament} own={null} />, { server })
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('columnheader', { name: 'Équipe' })).toBeTruthy()
  expect(within(table).getByText('Guy, Hal et Ida')).toBeTruthy()
  expect(within(table).queryByText('Guy')).toBeNull()
})

test('TEAM-58 how a place came about names the other team, and what its games are', async () => {
  const tournament = decided()
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<RankingSection tournament={tournament} own={null} />, { server })
  const match = teamMatchAt(tournament, 1)
  const [winner, loser] = match.sides.map(
    ([captain]) => tournament.teams.find(({ members }) => members[0] === captain)?.name ?? '',
  )
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${winner}`) }))
  expect(await screen.findByText(new RegExp(`^Ronde 1\\s: victoire 2-0 contre ${loser}, \\+3$`))).toBeTruthy()
  expect(screen.getByText(/^matchs gagnés aux trois sièges, en points$/)).toBeTruthy()
})

test('TEAM-44 once teams are ranked the page counts people, as before', async () => {
  const tournament = after(decided(), finishTournament(decided()))
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<StatsBanner tournament={tournament} />, { server })
  expect((await screen.findByText('Personnes')).nextElementSibling?.textContent).toBe('9')
})

test('TEAM-20 a stranger reads how teams play before joining, and later only of how many they are', async () => {
  const waiting = teamVenue('trios', [ELVES])
  const server = await PlayedTournamentServer.start(waiting)
  const { view } = await showScreen(<StructureLine tournament={waiting} />, { server })
  expect(await screen.findByText('Trios')).toBeTruthy()
  expect(screen.getByText(/Équipes de trois, aux sièges A, B et C/)).toBeTruthy()
  view.unmount()
  await showScreen(<StructureLine tournament={decided()} />, { server })
  expect(await screen.findByText('Trios')).toBeTruthy()
  expect(screen.queryByText(/Équipes de trois/)).toBeNull()
})

test('TEAM-21 a list by name gives people their table and seat and whom they meet; a bye is of the whole team', () => {
  const tournament = decided()
  const list = seatsByName(tournament, 1, 'fr-FR')
  expect(list).toHaveLength(9)
  const match = teamMatchAt(tournament, 1)
  const nameOf = (id: string | undefined) => tournament.players.find((player) => player.id === id)?.name
  const second = match.sides[0]?.[1]
  expect(list.find(({ player }) => player === second)).toMatchObject({
    ...{ table: 1, letter: 'B', opponent: nameOf(match.sides[1]?.[1]) },
  })
  expect(list.filter(({ isBye }) => isBye)).toHaveLength(3)
  expect(slipsToPrint(tournament).map(({ letter }) => letter)).toEqual(['A', 'B', 'C'])
})

test('TEAM-15 PODS-34 teams are one tap of the form, which counts as many teams as there were players, and says what it counts', async () => {
  const server = await PlayedTournamentServer.start(decided())
  const { user } = await showScreen(<QuickForm onCreated={() => {}} />, { server })
  expect(await screen.findByLabelText(/^Nombre de joueurs/)).toHaveProperty('value', '8')
  await user.click(screen.getByRole('radio', { name: 'Trios' }))
  const teams = await screen.findByLabelText('Nombre d’équipes maximum')
  expect(teams).toHaveProperty('value', '8')
  expect(screen.getByText(/^Équipes de 3.: 24 personnes\./)).toBeTruthy()
  await user.clear(teams)
  await user.type(teams, '86')
  await user.click(screen.getByRole('button', { name: 'Créer le tournoi' }))
  expect(await screen.findByText('Indiquez de 2 à 85 équipes.')).toBeTruthy()
  await user.clear(teams)
  await user.type(teams, '8')
  expect(screen.getByText(/Places pour 8 équipes\./)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Tables de 4' }))
  expect(screen.queryByRole('radio', { name: 'Trios' })).toBeNull()
  await waitFor(() => expect(screen.getByLabelText(/^Nombre de joueurs/)).toHaveProperty('value', '8'))
})

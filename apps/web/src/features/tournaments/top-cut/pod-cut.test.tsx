import { podBracketOf } from '@tablee/domain/tournaments/kinds/pod-bracket'
import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { cutCandidates } from '@tablee/domain/tournaments/rounds/cut-field'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Placings, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { StandingsTable } from '../standings-table/standings-table.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { BracketTree } from './bracket-tree.tsx'

function played(tournament: Tournament, outcome: Placings = { winner: 0 }): Tournament {
  const round = tournament.rounds.length
  return tournament.matches
    .filter((match) => match.round === round && isPlayed(match))
    .reduce((now, { id }) => after(now, setResult(now, { matchId: id, result: placed(outcome) })), tournament)
}

/** Tables of four after so many rounds. */
function pods(players: number, rounds: number): Tournament {
  const names = Array.from({ length: players }, (_, index) => `Joueuse ${index + 1}`)
  const waiting = venue(names, { capacity: players })
  let tournament = played(started(after(waiting, changeSettings(waiting, { structure: 'pods' }))))
  while (tournament.rounds.length < rounds) {
    tournament = played(after(tournament, startNextRound(tournament, { seed: 's', wished: null })), { drawn: [0, 2] })
  }
  return tournament
}

const text = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? ''

test('PODS-2 a tap on a row of pods tells whom it beat, where it sat, and what is practice', async () => {
  const tournament = pods(5, 2)
  const standings = computeStandings({ ...tournament, throughRound: 2 })
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(
    <StandingsTable caption="Classement" standings={standings} tournament={tournament} through={2} own={null} />,
    { server },
  )
  expect((await screen.findAllByRole('columnheader')).map(text)).toEqual([
    ...['Rang', 'Joueur', 'Pts', 'V-D-N', '% vict.', 'OMW', 'Battus', 'Siège'],
  ])
  expect(screen.getByText(/plus tard vaut mieux/)).toBeTruthy()
  const bye = standings.find((row) =>
    tournament.matches.some((match) => 'player' in match && match.player === row.playerId),
  )
  const name = tournament.players.find(({ id }) => id === bye?.playerId)?.name ?? ''
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}, `) }))
  const heading = await screen.findByRole('heading', { level: 3, name: /^Siège moyen/ })
  const row = within(heading.closest('tr') as HTMLElement)
  const lines = row.getAllByRole('listitem').map(text)
  expect(lines).toContainEqual(expect.stringMatching(/^Ronde \d : sans adversaires, ronde gagnée, \+5$/))
  expect(lines).toContainEqual('1 ronde sans adversaires : compte comme 3 adversaires à 20,0 %')
  expect(lines).toContainEqual(
    expect.stringMatching(/^Ronde \d : (défaite contre|nul avec) Joueuse \d, Joueuse \d et Joueuse \d, \+\d$/),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^Ronde \d : siège \d sur 4$/))
  expect(row.getByText(/Aucun règlement publié ne donne ce calcul/)).toBeTruthy()
})

test('PODS-7 after the rounds of pods a top 10 is started from the desk, and everybody reads who waits', async () => {
  const tournament = pods(20, 4)
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('button', { name: 'Top 4…' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Commencer le tableau final' }))
  expect(sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    ...['Top 4', 'Top 7', 'Top 10', 'Top 13', 'Top 16'],
  ])
  await user.click(sheet.getByRole('radio', { name: 'Top 10' }))
  await user.click(sheet.getByRole('button', { name: 'Commencer avec 10 joueurs' }))
  expect(await screen.findByRole('heading', { name: 'Demi-finale' })).toBeTruthy()
  const seeds = cutCandidates(tournament).slice(0, 10)
  expect(podBracketOf(server.tournament)?.seeds).toEqual(seeds.map(({ playerId }) => playerId))
})

test('PODS-7 the knockout in pods names the tables, who goes on and who waits', async () => {
  const ranked = pods(16, 3)
  const wish = { by: 'size', size: 10 } as const
  const semis = after(ranked, startCut(ranked, { wish, afterRound: 3, seed: 's' }))
  const first = played(semis)
  const final = after(first, startNextRound(first, { seed: 's', wished: null }))
  const server = await PlayedTournamentServer.start(final)
  await showScreen(<BracketTree tournament={final} own={null} />, { server })
  const rounds = await screen.findAllByRole('heading', { level: 3 })
  expect(rounds.map(text)).toEqual(['Finale', 'Demi-finale'])
  const semifinal = within(screen.getByRole('region', { name: 'Demi-finale' }))
  expect(semifinal.getByText('Attendent le tour suivant')).toBeTruthy()
  expect(semifinal.getAllByText('passe')).toHaveLength(2)
  const last = within(screen.getByRole('region', { name: 'Finale' }))
  expect(last.getAllByText(/^Tête de série/).map(text)).toEqual([1, 2, 3, 4].map((seed) => `Tête de série ${seed}`))
})

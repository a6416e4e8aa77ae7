import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { whyPaired } from '@tablee/domain/tournaments/rounds/why-paired'
import { after } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WhyPaired } from '../match-view/why-paired.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { ownRounds } from '../ranking-picture/own-rounds.ts'
import { RoundCheck } from '../round-check/round-check.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { secretOf, venue } from '../testing/venue.ts'
import { RoundsSection } from '../tournament-page/rounds-section.tsx'

const NAMES = ['Zoé', 'Max', 'Léa', 'Inès', 'Hugo', 'Noé', 'Éva']

function seven(): Tournament {
  const all = venue(NAMES)
  const chosen = after(all, changeSettings(all, { structure: 'pods' }))
  return after(chosen, startTournament(chosen, 'seed'))
}

const tablesOf = (tournament: Tournament): readonly PlayedMatch[] =>
  tournament.matches.filter(isPlayed).filter(({ round }) => round === tournament.rounds.length)

const nameOf = (tournament: Tournament, id: string) => tournament.players.find((player) => player.id === id)?.name ?? ''

function decided(tournament: Tournament): Tournament {
  return tablesOf(tournament).reduce((state, { id }, index) => {
    const result = index === 0 ? placed({ winner: 1 }) : placed({ drawn: [0, 2] })
    return after(state, setResult(state, { matchId: id, result }))
  }, tournament)
}

test('LOOK-22 PODS-11 everybody’s page shows a table of four: its number, the names in order of seats, who won, who drew', async () => {
  const tournament = decided(seven())
  const server = await PlayedTournamentServer.start(tournament)
  const own = seatsOf(tablesOf(tournament)[1] as PlayedMatch)[0] ?? null
  await showScreen(<RoundsSection tournament={tournament} own={own} />, { server })
  expect(await screen.findByText('2 sur 2 tables terminées')).toBeTruthy()
  const lists = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL')
  // One's own table comes first.
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 4])
  const [draw, win] = lists as [HTMLElement, HTMLElement]
  const [, four] = [tablesOf(tournament)[1], tablesOf(tournament)[0]]
  expect(within(draw).getAllByText('Nulle')).toHaveLength(2)
  const winner = nameOf(tournament, seatsOf(four as PlayedMatch)[1] ?? '')
  expect(within(win).getByText('Gagné').closest('li')?.textContent).toContain(`2${winner}`)
  // On a narrow phone a sign stands for the word, which is heard.
  const sign = within(win).getByText('Gagné').previousElementSibling
  expect(sign?.getAttribute('aria-hidden')).toBe('true')
  expect(within(draw).getByText('vous')).toBeTruthy()
})

test('PODS-11 PODS-42 why people sit together is said in plain words, and the figures are those of the draw', async () => {
  const first = decided(seven())
  const tournament = after(first, startNextRound(first, { seed: 'next', wished: null }))
  const [match] = tablesOf(tournament)
  const player = match && seatsOf(match)[0]
  if (!match || !player) throw new Error('no table')
  const kinds = whyPaired(tournament, match, player).map(({ kind }) => kind)
  expect(kinds.slice(0, 2)).toEqual(['pod_points', 'pod_met'])
  expect(kinds.at(-1)).toBe('pod_seat')
  const server = await PlayedTournamentServer.start(tournament)
  const { user } = await showScreen(<WhyPaired tournament={tournament} match={match} player={player} />, { server })
  await user.click(await screen.findByRole('button', { name: /^Pourquoi cette table/ }))
  expect(
    await screen.findByText(/^Siège \d, (pour la première fois|comme [1-9]\d* fois avant)\s: les sièges/),
  ).toBeTruthy()
  expect(screen.getByText(/^Recalculée sur cet appareil, la ronde donne les mêmes tables/)).toBeTruthy()
  expect(screen.getByText(/^(Vous aviez \d|Toute la table avait)/)).toBeTruthy()
})

test('PODS-11 the check of a round shows tables of four and their verdict', async () => {
  const first = decided(seven())
  const tournament = after(first, startNextRound(first, { seed: 'next', wished: null }))
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<RoundCheck code="ABCDEF" round={2} />, { server, player: secretOf(1) })
  expect((await screen.findAllByText('Identique')).length).toBe(2)
  for (const name of NAMES) expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/^Les sièges tournent/)).toHaveLength(2)
})

test('PODS-11 the picture of my result names those at my table', () => {
  const tournament = decided(seven())
  const four = tablesOf(tournament)[0] as PlayedMatch
  const winner = seatsOf(four)[1]
  if (!winner) throw new Error('no winner')
  const others = seatsOf(four).filter((id) => id !== winner)
  expect(ownRounds(tournament, winner)).toEqual([
    {
      ...{ round: 1, result: 'won', score: null, isBye: false },
      opponent: others.map((id) => nameOf(tournament, id)).join(', '),
    },
  ])
})

test.each([
  ['fr', 'Perdu sur décision', 'Gagné'],
  ['en', 'Lost by decision', 'Won'],
] as const)(
  'PODS-36 who lost a game by decision is named at their seat, on everybody’s page and on the card, in %s',
  async (language, lost, won) => {
    const open = seven()
    const four = tablesOf(open).find(({ sides }) => sides.length === 4) as PlayedMatch
    const [loser, player] = seatsOf(four)
    const given = { id: 'c-1' as PenaltyId, penalty: 'match-loss', playerId: loser as PlayerId, by: 'judge' } as const
    const ruled = after(open, givePenalty(open, given))
    const tournament = after(ruled, setResult(ruled, { matchId: four.id, result: placed({ winner: 1 }) }))
    const server = await PlayedTournamentServer.start(tournament)
    const { view } = await showScreen(<RoundsSection tournament={tournament} own={null} />, { server, language })
    const row = (await screen.findByText(lost)).closest('li')
    expect(row?.textContent).toBe(`1${nameOf(tournament, loser ?? '')}${lost}`)
    expect(screen.getByText(won).closest('li')?.textContent).toContain(nameOf(tournament, player ?? ''))
    view.unmount()
    const own = Number(player?.slice(1))
    await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, language, player: secretOf(own) })
    expect((await screen.findByText(lost)).closest('li')?.textContent).toContain(nameOf(tournament, loser ?? ''))
  },
)

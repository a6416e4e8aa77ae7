import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { after, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { Wall } from './wall.tsx'

const tablesOf = (tournament: Tournament, round: number) => matchesOfRound(tournament, round).filter(isPlayed)
const won = placed({ winner: 2 })

/** Round 1 of a cut to ten: two wait, and eight play at two tables. */
function inCut(): Tournament {
  const names = Array.from({ length: 36 }, (_, index) => `Joueuse ${index + 1}`)
  const waiting = venue(names, { capacity: names.length })
  let now = started(after(waiting, changeSettings(waiting, { structure: 'pods' })))
  for (const { id } of tablesOf(now, 1)) now = after(now, setResult(now, { matchId: id, result: won }))
  return after(now, startCut(now, { wish: { by: 'size', size: 10 }, afterRound: 1, seed: 'cut' }))
}

test('WALL-11 the room reads the tables of a cut, who waits for the winners, and who goes on once a table is done', async () => {
  const tournament = inCut()
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<Wall code="ABCDEF" language={undefined} onLanguage={() => {}} />, { server })
  const boards = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
  expect(boards).toEqual([expect.stringMatching(/^Table\s1$/), expect.stringMatching(/^Table\s2$/), expect.any(String)])
  const [first, , waiting] = screen.getAllByRole('list')
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(4)
  expect(within(waiting as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  const goesOn = () => within(screen.getAllByRole('list')[0] as HTMLElement).queryAllByText('passe')
  expect(goesOn()).toEqual([])
  const [table] = tablesOf(tournament, 2)
  if (table) server.happens(setResult(tournament, { matchId: table.id, result: won }))
  await vi.waitFor(() => expect(goesOn()).toHaveLength(1))
  expect(screen.getByText(/joue encore/)).toBeTruthy()
})

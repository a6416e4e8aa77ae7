import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UnsentScore } from '../../../../device-storage/unsent-scores.ts'
import { PlayedTournamentServer } from '../../testing/played-tournament-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { venue } from '../../testing/venue.ts'
import { useOwnRoles } from '../own/own-roles.ts'
import { useChooseScore, useUnsentScore, useUnsentScores } from './unsent-score.ts'

const refused = (matchId: string, tournamentId: string): UnsentScore => ({
  ...{ actId: `act-${matchId}`, tournamentId, code: 'ABCDEF', matchId, table: 1, names: ['Zoé', 'Max'] },
  ...{ role: 'staff', author: 'public', score: { wins1: 2, wins2: 0, draws: 0 }, isContest: false, over: null },
  refusal: { reason: null, sentence: 'Non.' },
})

test('EVEN-4 a row is drawn again for its own score, not for those of other tables', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé', 'Max']))
  const { id: tournamentId, code } = server.tournament
  let drawn = 0
  let shown: UnsentScore | null = null
  function Row() {
    drawn += 1
    useChooseScore({ role: 'staff', tournamentId, code, proof: 'secret' })
    shown = useUnsentScore({ role: 'staff', tournamentId, matchId: 'm1' })
    return null
  }
  const { storage } = await showScreen(<Row />, { server })
  await waitFor(() => expect(drawn).toBeGreaterThan(0))
  const before = drawn
  act(() => storage.unsent.add(refused('m2', tournamentId)))
  expect([drawn, shown]).toEqual([before, null])
  act(() => storage.unsent.add(refused('m1', tournamentId)))
  expect([drawn, shown]).toEqual([before + 1, refused('m1', tournamentId)])
})

test('what a device proves stays the same value whatever else it keeps', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé', 'Max']))
  const seen = new Set<object>()
  function Screen() {
    seen.add(useOwnRoles(server.tournament))
    return null
  }
  const { storage } = await showScreen(<Screen />, { server, organizer: 'secret' })
  await waitFor(() => expect([...seen].at(-1)).toMatchObject({ player: null }))
  const before = seen.size
  act(() => storage.unsent.add(refused('m2', server.tournament.id)))
  expect(seen.size).toBe(before)
})

test('FAST-11 a list of unsent scores is the same until one of its own comes, goes or is refused', async () => {
  const server = await PlayedTournamentServer.start(venue(['Zoé', 'Max']))
  const { id: tournamentId } = server.tournament
  const lists: (readonly UnsentScore[])[] = []
  function List() {
    lists.push(useUnsentScores({ role: 'staff', tournamentId }))
    return null
  }
  const { storage } = await showScreen(<List />, { server })
  await waitFor(() => expect(lists.at(-1)).toEqual([]))
  const before = lists.length
  act(() => storage.unsent.add(refused('m1', 'another tournament')))
  act(() => storage.unsent.add({ ...refused('m1', tournamentId), role: 'player', refusal: null }))
  act(() => storage.setPreference('theme', 'dark'))
  expect(lists).toHaveLength(before)
  act(() => storage.unsent.add(refused('m2', tournamentId)))
  expect(lists.slice(before)).toEqual([[refused('m2', tournamentId)]])
})

import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { openMatches, started, twoNil, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ApartBackend } from '../../../device-storage/apart-database.ts'
import type { LoadedTournament } from '../api/following/loaded-tournament.ts'
import { tournamentKey } from '../api/following/tournament-query.ts'
import { venue } from '../testing/venue.ts'
import { writtenBase } from './cave-base.ts'
import { CaveStore } from './cave-store.ts'
import { showKeptHere } from './kept-here.ts'

const BASE = 7

/** A disk on which one result waits. */
async function aDeskDisk(tournament: Tournament): Promise<ApartBackend> {
  const kept = new Map<string, unknown>()
  const disk: ApartBackend = {
    read: async () => [...kept],
    write: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (keys) => keys.forEach((key) => void kept.delete(key)),
  }
  const store = new CaveStore(disk, tournament.code)
  await store.keepBase(writtenBase({ whole: whole(tournament), sequence: BASE }))
  const act = {
    ...{ id: 'act-1', name: 'update-score-quick-tournament' },
    input: { matchId: openMatches(tournament)[0]?.id, score: twoNil },
    given: { at: '2030-01-31T19:00:00.000Z', seed: '8-0123456789abcdef', ids: [] },
  }
  await store.add(act as unknown as ApartAct)
  return disk
}

const tournament = started(venue(['Zoé', 'Max', 'Léa', 'Inès']))
const key = tournamentKey(tournament.code)
const asTold = (sequence: number): LoadedTournament => ({ tournament, sequence, type: 'quick', isWhole: true })
const openIn = (queryClient: QueryClient) =>
  (queryClient.getQueryData<LoadedTournament>(key)?.tournament ?? tournament).matches.filter((match) => !isOver(match))
    .length

test('CAVE-55 a page that is loaded again without a line shows what waits on the disk, whichever is read first', async () => {
  const disk = await aDeskDisk(tournament)
  const [late, early] = [new QueryClient(), new QueryClient()]
  early.setQueryData(key, asTold(BASE))
  await showKeptHere(early, tournament.code, disk)
  expect(openIn(early)).toBe(1)
  await showKeptHere(late, tournament.code, disk)
  late.setQueryData(key, asTold(BASE))
  expect(openIn(late)).toBe(1)
  // Once only: what comes afterwards is newer.
  late.setQueryData(key, asTold(BASE + 1))
  expect(openIn(late)).toBe(2)
})

test('CAVE-55 what the server has meanwhile is shown instead, and nothing changes where nothing waits', async () => {
  const disk = await aDeskDisk(tournament)
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, asTold(BASE + 1))
  await showKeptHere(queryClient, tournament.code, disk)
  expect(openIn(queryClient)).toBe(2)
  queryClient.setQueryData(key, asTold(BASE))
  for (const nothing of [null, { ...disk, read: async () => [] }]) {
    await showKeptHere(queryClient, tournament.code, nothing)
    expect(openIn(queryClient)).toBe(2)
  }
})

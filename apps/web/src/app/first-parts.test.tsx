import { aTournamentOf, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { DeviceStorage } from '../device-storage/device-storage.ts'
import { tournamentKey } from '../features/tournaments/api/following/tournament-query.ts'
import { beforeStart, ownLine } from '../features/tournaments/tournament-page/tournament-page.tsx'
import { bringFirstParts } from './first-parts.ts'

afterEach(() => vi.restoreAllMocks())

async function broughtFor(tournament: Tournament, { isPlayer }: { readonly isPlayer: boolean }) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(tournamentKey(tournament.code), { tournament })
  const storage = new DeviceStorage({ backend: () => null, log: () => {} })
  if (isPlayer) storage.setSecret('player', tournament.id, 'secret-of-the-player')
  const brought = { wayIn: false, ownLine: false }
  vi.spyOn(beforeStart, 'preload').mockImplementation(async () => {
    brought.wayIn = true
  })
  vi.spyOn(ownLine, 'preload').mockImplementation(async () => {
    brought.ownLine = true
  })
  const loading = { queryClient, storage } as unknown as NonNullable<
    Parameters<typeof bringFirstParts>[0]['context']['loading']
  >
  await bringFirstParts({ context: { loading }, params: { code: tournament.code } })
  return brought
}

test('FAST-15 before round 1 the way in is there before the screen, from then on one’s own line alone', async () => {
  const waiting = aTournamentOf(4)
  expect(await broughtFor(waiting, { isPlayer: false })).toEqual({ wayIn: true, ownLine: false })
  expect(await broughtFor(started(waiting), { isPlayer: false })).toEqual({ wayIn: false, ownLine: false })
  expect(await broughtFor(started(waiting), { isPlayer: true })).toEqual({ wayIn: false, ownLine: true })
})

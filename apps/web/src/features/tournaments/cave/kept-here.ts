import { replayApart } from '@tablee/domain/tournaments/acts/decided-apart'
import type { QueryClient } from '@tanstack/react-query'
import { type ApartBackend, openApartDatabase } from '../../../device-storage/apart-database.ts'
import type { LoadedTournament } from '../api/following/loaded-tournament.ts'
import { tournamentKey } from '../api/following/tournament-query.ts'
import { readBase } from './cave-base.ts'
import { CaveStore } from './cave-store.ts'
import { knownFrom } from './registration-rows.ts'
import { ShownHere } from './shown-here.ts'

/**
 * Shows once what the acts result in that wait on this device's disk, unless the server has more by then. Decides and hands in nothing.
 * Returns what stops waiting for the tournament.
 */
export async function showKeptHere(
  queryClient: QueryClient,
  code: string,
  disk: ApartBackend | null = openApartDatabase(),
): Promise<() => void> {
  const [, known] = tournamentKey(code)
  const kept = disk && (await stateKept(new CaveStore(disk, known)))
  if (!kept) return () => {}
  const shown = new ShownHere(queryClient, code)
  const held = () => queryClient.getQueryData<LoadedTournament>(tournamentKey(code))
  let stop = () => {}
  const show = () => {
    const { sequence } = held() ?? {}
    if (sequence === undefined) return
    stop()
    if (sequence <= kept.sequence) shown.show(kept.tournament)
  }
  stop = shown.subscribe(show)
  show()
  return () => stop()
}

/** What the acts result in that wait on the disk; null where none does. */
export async function stateKept(store: CaveStore) {
  const { base: written, registered, acts } = await store.read()
  const base = written && readBase(written)
  if (!base || acts.length === 0) return null
  // They were allowed when they were decided.
  const author = { publicId: base.whole.organizer, role: 'organizer', holderId: '', label: null } as const
  const ground = { tournament: base.whole, registered: knownFrom(registered?.rows ?? []) }
  return { tournament: replayApart(ground, acts, author).tournament, sequence: base.sequence, acts }
}

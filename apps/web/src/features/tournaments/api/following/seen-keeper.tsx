import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'

import { type Server, useServer } from '../../../../transport/server-context.tsx'
import type { LoadedTournament } from './loaded-tournament.ts'
import { seenTournament } from './seen-tournament.ts'
import { TOURNAMENT_KEY, TournamentNotFoundError } from './tournament-query.ts'

/** Stores forty scores of a round in a few writes. */
const KEEP_AFTER_MS = 1_000

export function SeenKeeper() {
  const queryClient = useQueryClient()
  const storage = useDeviceStorage()
  const { live } = useServer()
  useEffect(() => {
    const keeper = new Keeper(storage, live)
    // Those that came before this code.
    for (const query of queryClient.getQueryCache().findAll({ queryKey: [TOURNAMENT_KEY] })) keeper.notice(query)
    const stopListening = queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === TOURNAMENT_KEY) keeper.notice(query)
    })
    // A pocketed phone may never run this page again.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onHidden)
      keeper.stop()
    }
  }, [queryClient, storage, live])
  return null
}

class Keeper {
  readonly #storage: DeviceStorage
  readonly #live: Server['live']
  readonly #changed = new Set<Query>()
  readonly #kept = new WeakMap<Query, unknown>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(storage: DeviceStorage, live: Server['live']) {
    this.#storage = storage
    this.#live = live
  }

  notice(query: Query): void {
    const { data, error } = query.state
    if (error instanceof TournamentNotFoundError) void this.#storage.seen.forget([error.code])
    if (data === undefined || this.#kept.get(query) === data) return
    this.#changed.add(query)
    this.#timer ??= setTimeout(() => this.flush(), KEEP_AFTER_MS)
  }

  flush(): void {
    this.stop()
    const own = new Set(this.#storage.savedTournaments().map(({ id }) => id))
    for (const query of this.#changed) {
      const loaded = query.state.data as LoadedTournament | undefined
      if (!loaded || !own.has(loaded.tournament.id)) continue
      this.#kept.set(query, loaded)
      const seenAt = this.#live.status().kind === 'live' ? Date.now() : query.state.dataUpdatedAt
      void this.#storage.seen.keep(seenTournament(loaded, seenAt))
    }
    this.#changed.clear()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

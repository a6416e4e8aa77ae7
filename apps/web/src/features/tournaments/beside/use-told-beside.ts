import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type LoadedTournament, loadedTournament } from '../api/following/loaded-tournament.ts'
import { tournamentKey } from '../api/following/tournament-query.ts'
import { openBeside, type SaidBeside } from './beside-channel.ts'

/** Shows what the desk decides in another window of this browser without a network; then what the server has. */
export function useToldBeside(code: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const channel = openBeside(code)
    if (!channel) return
    const queryKey = tournamentKey(code)
    const cache = queryClient.getQueryCache()
    const shown = () => cache.find<LoadedTournament>({ queryKey, exact: true })
    const ask = () => channel.postMessage({ kind: 'asks' } satisfies SaidBeside)
    let told: LoadedTournament | null = null
    channel.onmessage = ({ data }: MessageEvent<SaidBeside>) => {
      if (data.kind !== 'stands' && data.kind !== 'over') return
      if (data.kind === 'over') void queryClient.invalidateQueries({ queryKey })
      told = data.kind === 'stands' ? readTold(data.document) : null
      if (told) shown()?.setState({ data: told, dataUpdatedAt: Date.now(), status: 'success', error: null })
    }
    // What the device kept, or the server tells while acts wait, takes its place: a desk that is still there says its own again.
    const stop = cache.subscribe(({ type, query }) => {
      if (type === 'updated' && query === shown() && query.state.data !== told) ask()
    })
    ask()
    return () => {
      stop()
      channel.close()
    }
  }, [queryClient, code])
}

/** Null for what another version of the app says. */
function readTold(document: unknown): LoadedTournament | null {
  try {
    return loadedTournament(document)
  } catch {
    return null
  }
}

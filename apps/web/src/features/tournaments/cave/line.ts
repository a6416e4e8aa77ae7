import type { Server } from '../../../transport/server-context.tsx'
import { watchBrowser } from '../../../transport/watch-browser.ts'

type Line = Pick<Server, 'live' | 'reachability'>

/** No line to the server, or none known. */
export function isCutOff({ live, reachability }: Line): boolean {
  return !navigator.onLine || !reachability.isReachable() || live.status().kind !== 'live'
}

/** Calls back when the line may be back, until the returned function is called. */
export function watchLine({ live, reachability }: Line, onBack: () => void): () => void {
  const stops = [
    live.onStatus(onBack),
    reachability.subscribe(onBack),
    watchBrowser({ onAwake: onBack, onOffline: () => {} }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

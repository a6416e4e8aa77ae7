import { useState, useSyncExternalStore } from 'react'
import { useUnwatchedStorage } from '../../device-storage/use-device-storage.tsx'
import { later } from '../../ui/later.tsx'

const scoreArrivals = later(
  async () => (await import('../../features/tournaments/score-entry/score-arrivals.tsx')).ScoreArrivals,
)

/** Most visits have none and load no code for it. */
export function UnsentScores() {
  const { unsent } = useUnwatchedStorage()
  const look = () => unsent.shown().length > 0
  const isWaiting = useSyncExternalStore(unsent.subscribe, look, look)
  const [hasWaited, setHasWaited] = useState(isWaiting)
  if (isWaiting && !hasWaited) setHasWaited(true)
  return hasWaited ? <scoreArrivals.Component /> : null
}

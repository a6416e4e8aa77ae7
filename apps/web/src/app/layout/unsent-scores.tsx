import { useState } from 'react'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { later } from '../../ui/later.tsx'

const scoreArrivals = later(
  async () => (await import('../../features/tournaments/score-entry/score-arrivals.tsx')).ScoreArrivals,
)

/** Looks after scores that wait on this device; for most visits there is nothing to do, and no code to load. */
export function UnsentScores() {
  const { unsent } = useDeviceStorage()
  const isWaiting = unsent.list().length > 0
  const [hasWaited, setHasWaited] = useState(isWaiting)
  if (isWaiting && !hasWaited) setHasWaited(true)
  return hasWaited ? <scoreArrivals.Component /> : null
}

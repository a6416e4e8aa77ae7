import { useEffect } from 'react'
import { later } from '../../../../ui/later.tsx'

/** It pairs rounds anew to compare them: brought once a sheet of an earlier round is open. */
export const keptCorrection = later(async () => (await import('./kept-correction.tsx')).KeptCorrection)

export function useKeptCorrection(isCurrent: boolean): void {
  useEffect(() => {
    // Asked for again where it is shown.
    if (!isCurrent) keptCorrection.preload().catch(() => {})
  }, [isCurrent])
}

import { useCallback } from 'react'
import { useFormats } from '../../../language/use-formats.ts'

/** Points with the decimals that a shared place brings: "7,5". */
export function usePointsText(): (points: number) => string {
  const { number } = useFormats()
  return useCallback((points) => number(Math.round(points * 100) / 100), [number])
}

import { useCallback } from 'react'
import { useFormats } from '../../../language/use-formats.ts'

const DAY_MS = 86_400_000

/** The time alone, if it is within a day. */
export function useUntil(): (moment: string | Date | null) => string {
  const { time, dateTime } = useFormats()
  return useCallback(
    (moment) => {
      if (moment === null) return ''
      const at = new Date(moment)
      return at.getTime() - Date.now() < DAY_MS ? time(at) : dateTime(at)
    },
    [time, dateTime],
  )
}

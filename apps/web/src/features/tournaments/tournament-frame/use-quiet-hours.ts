import { isQuietAt } from '@tablee/domain/tournaments/life/quiet-hours'
import { useEffect } from 'react'
import { wishQuiet } from '../../../ui/quiet.ts'

const MINUTE_MS = 60_000

/** While a page of the tournament is open, its quiet hours are this device's. */
export function useQuietHours(hours: string | null): void {
  useEffect(() => {
    if (hours === null) return
    const look = () => wishQuiet('event', isQuietAt(hours, minuteOfDay(new Date())))
    look()
    const timer = setInterval(look, MINUTE_MS)
    return () => {
      clearInterval(timer)
      wishQuiet('event', false)
    }
  }, [hours])
}

function minuteOfDay(now: Date): number {
  return now.getHours() * 60 + now.getMinutes()
}

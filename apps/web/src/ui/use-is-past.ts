import { useEffect, useState } from 'react'

/** A timer takes no more than this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Whether a moment (ISO 8601) is over, by the clock of this device: drawn anew when it is. Null is never over. */
export function useIsPast(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now())
  const at = moment === null ? Number.POSITIVE_INFINITY : Date.parse(moment)
  useEffect(() => {
    if (now > at || at === Number.POSITIVE_INFINITY) return
    const wait = Math.min(Math.max(at - Date.now() + 1, 0), LONGEST_WAIT_MS)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [at, now])
  return now > at
}

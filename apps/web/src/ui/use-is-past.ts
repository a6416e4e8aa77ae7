import { useEffect, useState } from 'react'

/** A timer's maximum. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Whether an ISO 8601 moment has passed by this device's clock; rerenders then. Null never passes. */
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

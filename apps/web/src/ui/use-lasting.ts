import { useEffect, useState } from 'react'

/** Nobody could read a sign for less. */
const LASTS_MS = 150

/** Whether it has been true for a while: signs of waiting are for what takes long. */
export function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasts(true), LASTS_MS)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is])
  return is && lasts
}

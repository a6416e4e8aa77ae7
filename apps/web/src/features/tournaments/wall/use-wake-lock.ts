import { useEffect } from 'react'

/** Keeps the screen awake while visible, where supported and allowed. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const sentinel = await navigator.wakeLock.request('screen')
        if (isOver) await sentinel.release()
        else held = sentinel
      } catch {
        // Low battery, or no screen: the wall still works.
      }
    }
    // Lost whenever the page is hidden.
    const askAgain = () => void ask()
    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      void held?.release()
    }
  }, [])
}

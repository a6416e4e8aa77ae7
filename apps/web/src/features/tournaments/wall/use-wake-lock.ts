import { useEffect } from 'react'

/** Keeps the screen from going dark for as long as the page is looked at. Browsers that cannot, or may not, leave it as it is. */
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
        // A battery that is low, or a browser without a screen: the wall is readable all the same.
      }
    }
    // It is lost whenever the page is hidden.
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

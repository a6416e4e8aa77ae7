import { useCallback, useEffect, useRef, useState } from 'react'

/** One table as it is called: what stands on the screen, and what the voice says. */
export type TableCall = { readonly table: number; readonly text: string; readonly spoken: string }

export type SpokenTables = {
  /** Whether this browser has a voice at all. */
  readonly canSpeak: boolean
  /** What is being said, to stand on the screen as well: a room is loud. */
  readonly said: TableCall | null
  readonly call: (calls: readonly TableCall[], locale: string) => void
  readonly stop: () => void
}

/** Calls tables one after the other, with the voice of the system. */
export function useSpokenTables(): SpokenTables {
  const canSpeak = typeof window !== 'undefined' && 'speechSynthesis' in window
  const [said, setSaid] = useState<TableCall | null>(null)
  const turn = useRef(0)
  const stop = useCallback(() => {
    turn.current += 1
    setSaid(null)
    if (canSpeak) window.speechSynthesis.cancel()
  }, [canSpeak])
  const call = useCallback(
    (calls: readonly TableCall[], locale: string) => {
      stop()
      if (!canSpeak) return
      const mine = turn.current
      const next = (index: number) => {
        if (mine !== turn.current) return
        const one = calls[index] ?? null
        setSaid(one)
        if (!one) return
        const utterance = new SpeechSynthesisUtterance(one.spoken)
        utterance.lang = locale
        utterance.onend = () => next(index + 1)
        // A voice that fails is passed over: what it said stands on the screen.
        utterance.onerror = () => next(index + 1)
        window.speechSynthesis.speak(utterance)
      }
      next(0)
    },
    [canSpeak, stop],
  )
  useEffect(() => stop, [stop])
  return { canSpeak, said, call, stop }
}

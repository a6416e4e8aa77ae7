import { useCallback, useEffect, useRef, useState } from 'react'

/** Text on the screen, and text to speak. */
export type TableCall = { readonly table: number; readonly text: string; readonly spoken: string }

export type SpokenTables = {
  /** Whether the browser has speech. */
  readonly canSpeak: boolean
  /** Current call, also shown: rooms are loud. */
  readonly said: TableCall | null
  readonly call: (calls: readonly TableCall[], locale: string) => void
  readonly stop: () => void
}

/** Calls tables in turn with the system's voice. */
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
        // A failing voice is skipped: the text is on the screen.
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

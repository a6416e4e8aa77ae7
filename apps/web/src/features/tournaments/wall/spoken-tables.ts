import { useCallback, useEffect, useRef, useState } from 'react'
import { canSpeak, speak, stopSpeaking } from '../speech/voices.ts'

/** Text on the screen, and text to speak. */
export type TableCall = {
  readonly table: number
  readonly locale: string
  readonly text: string
  readonly spoken: string
}

export type SpokenTables = {
  /** Whether the browser has speech. */
  readonly canSpeak: boolean
  /** Current call, also shown: rooms are loud. */
  readonly said: TableCall | null
  readonly call: (calls: readonly TableCall[]) => void
  /** The device has no voice for one of the languages that it called in. */
  readonly lacksVoice: boolean
  readonly stop: () => void
}

/** Calls tables in turn with the system's voice. */
export function useSpokenTables(): SpokenTables {
  const isAble = canSpeak()
  const [lacksVoice, setLacksVoice] = useState(false)
  const [said, setSaid] = useState<TableCall | null>(null)
  const turn = useRef(0)
  const stop = useCallback(() => {
    turn.current += 1
    setSaid(null)
    stopSpeaking()
  }, [])
  const call = useCallback(
    (calls: readonly TableCall[]) => {
      stop()
      setLacksVoice(false)
      if (!isAble) return
      const mine = turn.current
      const next = (index: number) => {
        if (mine !== turn.current) return
        const one = calls[index] ?? null
        setSaid(one)
        if (!one) return
        const goOn = () => next(index + 1)
        // A failing voice is skipped: the text is on the screen.
        if (speak({ text: one.spoken, locale: one.locale, onEnd: goOn, onFailed: goOn })) return
        setLacksVoice(true)
        goOn()
      }
      next(0)
    },
    [isAble, stop],
  )
  useEffect(() => stop, [stop])
  return { canSpeak: isAble, lacksVoice, said, call, stop }
}

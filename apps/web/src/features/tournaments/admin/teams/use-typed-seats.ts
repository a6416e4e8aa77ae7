import { type AllowedScore, type Score, scoreChoices } from '@tablee/domain/tournaments/results/score'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isDigit } from '../scores/use-typed-score.ts'

type TypedSeats = {
  readonly isListening: boolean
  readonly allowed: readonly AllowedScore[]
  /** False if no seat takes it. */
  readonly onChoose: (score: Score) => boolean
}

/** The second number this soon belongs to the same score. */
const TOGETHER_MS = 2_000

/** "2 0 1 2" is 2-0 at the next seat without a score, and 1-2 at the one after. */
export function useTypedSeats({ isListening, allowed, onChoose }: TypedSeats): void {
  const first = useRef<{ readonly games: number; readonly at: number } | null>(null)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isDigit(event)) return
    const [before, games] = [first.current, Number(event.key)]
    const isSecond = before !== null && event.timeStamp - before.at < TOGETHER_MS
    const typed = isSecond
      ? scoreChoices(allowed).find(({ wins1, wins2 }) => wins1 === before.games && wins2 === games)
      : undefined
    first.current = typed && onChoose(typed) ? null : { games, at: event.timeStamp }
  })
  useEffect(() => {
    if (!isListening) return
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isListening])
}

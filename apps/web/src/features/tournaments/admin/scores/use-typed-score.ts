import { type AllowedScore, type Score, scoreChoices } from '@tablee/domain/tournaments/results/score'
import { useEffectEvent, useLayoutEffect } from 'react'
import { type TypedKey, takeTypedAhead, typeAhead } from './typed-ahead.ts'

/** The second number this soon belongs to the same score. */
const TOGETHER_MS = 2_000
const TEXT_BOX = 'input, textarea, select, [contenteditable]'

type TypedScore = {
  readonly isListening: boolean
  readonly allowed: readonly AllowedScore[]
  readonly isOffered: (score: Score) => boolean
  readonly onChoose: (score: Score) => void
}

/** Typing "2", "1" is 2-1, first player first. Includes buffered keys. */
export function useTypedScore({ isListening, allowed, isOffered, onChoose }: TypedScore): void {
  const choose = useEffectEvent((wins1: number, wins2: number) => {
    const typed = scoreChoices(allowed).find((score) => score.wins1 === wins1 && score.wins2 === wins2)
    if (!typed || !isOffered(typed)) return false
    onChoose(typed)
    return true
  })
  // With the sheet's first frame: people type at once, and a busy machine runs effects late.
  useLayoutEffect(() => {
    if (!isListening) return
    let first: { readonly games: number; readonly at: number } | null = null
    const take = ({ key, at }: TypedKey): boolean => {
      const games = Number(key)
      const isSecond = first !== null && at - first.at < TOGETHER_MS
      const isChosen = isSecond && first !== null && choose(first.games, games)
      first = isChosen ? null : { games, at }
      return isChosen
    }
    const hear = (event: KeyboardEvent) => {
      // "2 1" and "2-1" work as well; a space would press the focused button.
      if (first !== null && (event.key === ' ' || event.key === '-')) event.preventDefault()
      // Until the sheet is gone, digits are for the next table.
      if (isDigit(event) && take({ key: event.key, at: event.timeStamp })) typeAhead()
    }
    document.addEventListener('keydown', hear)
    const ahead = takeTypedAhead()
    const chosenAt = ahead.findIndex((key) => key.key !== 'Enter' && take(key))
    if (chosenAt >= 0) typeAhead(ahead.slice(chosenAt + 1))
    return () => document.removeEventListener('keydown', hear)
  }, [isListening])
}

/** Not meant for a text box or the browser. */
export function isDigit(event: KeyboardEvent): boolean {
  return /^\d$/.test(event.key) && isForThePage(event)
}

export function isKey(event: KeyboardEvent, letter: string): boolean {
  return letter !== '' && event.key.toLowerCase() === letter.toLowerCase() && isForThePage(event)
}

export function isForThePage({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return false
  return !(target instanceof Element && target.closest(TEXT_BOX))
}

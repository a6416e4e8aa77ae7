import { type AllowedScore, type Score, scoreChoices } from '@tablee/domain/tournaments/score'
import { useEffectEvent, useLayoutEffect } from 'react'

/** So soon after the first number the second belongs to the same score. */
const TOGETHER_MS = 2_000
const TEXT_BOX = 'input, textarea, select, [contenteditable]'

type TypedScore = {
  readonly isListening: boolean
  readonly allowed: readonly AllowedScore[]
  readonly isOffered: (score: Score) => boolean
  readonly onChoose: (score: Score) => void
}

/** "2", "1" on a keyboard is 2-1: the games of the player named first, then those of the other. */
export function useTypedScore({ isListening, allowed, isOffered, onChoose }: TypedScore): void {
  const choose = useEffectEvent((wins1: number, wins2: number) => {
    const typed = scoreChoices(allowed).find((score) => score.wins1 === wins1 && score.wins2 === wins2)
    if (!typed || !isOffered(typed)) return false
    onChoose(typed)
    return true
  })
  // With the first frame of the sheet: whoever sees it types at once, and a busy machine comes to other effects later.
  useLayoutEffect(() => {
    if (!isListening) return
    let first: { readonly games: number; readonly at: number } | null = null
    const hear = (event: KeyboardEvent) => {
      if (!isDigit(event)) return
      const { key, timeStamp: at } = event
      const games = Number(key)
      const isSecond = first !== null && at - first.at < TOGETHER_MS
      const isChosen = isSecond && first !== null && choose(first.games, games)
      first = isChosen ? null : { games, at }
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isListening])
}

/** A digit that is not meant for a text box or the browser. */
export function isDigit(event: KeyboardEvent): boolean {
  return /^\d$/.test(event.key) && isForThePage(event)
}

/** The same of a letter, in either case. */
export function isKey(event: KeyboardEvent, letter: string): boolean {
  return letter !== '' && event.key.toLowerCase() === letter.toLowerCase() && isForThePage(event)
}

function isForThePage({ target, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || repeat) return false
  return !(target instanceof Element && target.closest(TEXT_BOX))
}

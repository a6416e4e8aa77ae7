import { useSyncExternalStore } from 'react'
import { speak, stopSpeaking } from './voices.ts'

export type SpeechState = 'still' | 'speaking' | 'failed'

let state: SpeechState = 'still'
let turn = 0
const listeners = new Set<() => void>()

function become(next: SpeechState): void {
  state = next
  for (const listener of listeners) listener()
}

/** One sentence at a time; a new one ends the last. */
export function sayAloud(text: string, locale: string): void {
  silence()
  const mine = turn
  const end = (next: SpeechState) => () => {
    if (mine === turn) become(next)
  }
  if (speak({ text, locale, onEnd: end('still'), onFailed: end('failed') })) become('speaking')
}

export function silence(): void {
  turn += 1
  stopSpeaking()
  if (state !== 'still') become('still')
}

export function useSpeechState(): SpeechState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'still',
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

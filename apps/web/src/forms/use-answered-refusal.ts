import { useEffect, useRef } from 'react'
import type { Faults } from './use-form.ts'

type AnsweredRefusal = {
  /** The name in the field. */
  readonly typed: string
  /** Somebody has that name. */
  readonly isInUse: boolean
  /** How far the tournament is: what was refused before is another question then. */
  readonly stand: string
  readonly act: { readonly clear: () => void }
  readonly form: { readonly showFaults: (faults: Faults) => void }
}

/** A refused name needs no answer any more once whoever had it is gone, or the tournament has gone on: the message leaves by itself. */
export function useAnsweredRefusal({ typed, isInUse, stand, act, form }: AnsweredRefusal): void {
  const last = useRef({ typed, isInUse, stand })
  const { clear } = act
  const { showFaults } = form
  useEffect(() => {
    const before = last.current
    last.current = { typed, isInUse, stand }
    const isFreed = before.isInUse && !isInUse && before.typed === typed
    if (!isFreed && before.stand === stand) return
    clear()
    showFaults({})
  }, [typed, isInUse, stand, clear, showFaults])
}

import { useEffect, useRef } from 'react'
import type { Faults } from './use-form.ts'

type AnsweredRefusal = {
  readonly typed: string
  readonly isInUse: boolean
  /** The tournament's progress: a later refusal would be another matter. */
  readonly stand: string
  readonly act: { readonly clear: () => void }
  readonly form: { readonly showFaults: (faults: Faults) => void }
}

/** Hides a name's refusal once the name is free or the tournament has moved on. */
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

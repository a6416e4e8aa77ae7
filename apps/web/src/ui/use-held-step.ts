import { type PointerEvent, useEffect, useRef } from 'react'

const REPEATS_AFTER_MS = 300
const REPEAT_MS = 50

/** One step a press, and more while it is held. A click without a pointer, as of a voice, is a step too. */
export function useHeldStep(onStep: () => void, isDisabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  })
  const stop = () => clearTimeout(timer.current)
  useEffect(() => {
    // A disabled button is never let go.
    if (isDisabled) clearTimeout(timer.current)
  }, [isDisabled])
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    hasRepeated.current = true
    step.current()
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop()
      hasRepeated.current = false
      if (button === 0) timer.current = setTimeout(repeat, REPEATS_AFTER_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      stop()
      if (!hasRepeated.current) onStep()
      hasRepeated.current = false
    },
  }
}

import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/** A disabled button loses the focus; it gets it back when it can be pressed again and nothing else took it. */
export function useFocusAfterBusy(
  isBusy: boolean,
  given: Ref<HTMLButtonElement> | undefined,
): RefCallback<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isBusy) {
      hadFocus.current = focused !== null && focused === button.current
    } else if (hadFocus.current) {
      hadFocus.current = false
      if (focused === null || focused === document.body) button.current?.focus()
    }
  }, [isBusy])
  return useCallback(
    (element) => {
      button.current = element
      if (typeof given === 'function') return given(element)
      if (given) given.current = element
    },
    [given],
  )
}

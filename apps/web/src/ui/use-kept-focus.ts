import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Restores the focus of a disabled button once enabled, unless something else took it. Browsers blur it either while disabling or in the
 * next frame: checking afterwards is too late for the former.
 */
export function useKeptFocus(
  isDisabled: boolean,
  given: Ref<HTMLButtonElement> | undefined,
): RefCallback<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (isDisabled) return
    const focused = document.activeElement
    if (hadFocus.current && (focused === null || focused === document.body))
      button.current?.focus({ preventScroll: true })
    hadFocus.current = document.activeElement === button.current
  }, [isDisabled])
  return useCallback(
    (element) => {
      button.current = element
      const leave = element && noteFocus(element, hadFocus)
      if (typeof given === 'function') {
        const leaveGiven = given(element)
        return () => {
          leave?.()
          if (typeof leaveGiven === 'function') leaveGiven()
          else given(null)
        }
      }
      if (given) given.current = element
      return () => {
        leave?.()
        button.current = null
        if (given) given.current = null
      }
    },
    [given],
  )
}

/** Focus lost by disabling counts as the button's own. */
function noteFocus(button: HTMLButtonElement, hadFocus: { current: boolean }): () => void {
  const take = () => {
    hadFocus.current = true
  }
  const lose = () => {
    hadFocus.current = button.disabled
  }
  button.addEventListener('focus', take)
  button.addEventListener('blur', lose)
  return () => {
    button.removeEventListener('focus', take)
    button.removeEventListener('blur', lose)
  }
}

import { type RefObject, useEffect } from 'react'

const TEXT_BOX = 'input, textarea, select, [contenteditable]'

/** Letters typed anywhere on the page go into this field. */
export function useTypedAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const lead = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
      const isTaken = event.target instanceof Element && event.target.closest(`${TEXT_BOX}, [role=dialog]`) !== null
      if (isLetter && !isTaken) field.current?.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', lead)
    return () => window.removeEventListener('keydown', lead)
  }, [field])
}

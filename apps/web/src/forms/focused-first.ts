import { type RefObject, useEffect } from 'react'

/** Marks the field a page is opened for. */
export const FOCUSED_FIRST = 'data-focused-first'

/** Focuses it on a freshly opened page, unless the focus is elsewhere. */
export function useFocusFirst(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(`[${FOCUSED_FIRST}]`)?.focus({ preventScroll: true })
  }, [form])
}

import { type RefObject, useEffect } from 'react'

/** Marks the field that somebody opens a page for, unless there is none. */
export const FOCUSED_FIRST = 'data-focused-first'

/** Gives that field the focus on a page that a browser opens, where nobody has taken it elsewhere. */
export function useFocusFirst(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(`[${FOCUSED_FIRST}]`)?.focus({ preventScroll: true })
  }, [form])
}

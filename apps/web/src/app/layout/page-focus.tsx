import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FOCUSED_FIRST } from '../../forms/focused-first.ts'

export const MAIN_ID = 'main'

/**
 * After a link leads to another page, focus goes to its first heading: screen readers say where the person is, and the
 * keyboard goes on from there. A page that one opens to fill in one field begins with it.
 */
export function PageFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', (event) => {
        if (!event.fromLocation || !event.pathChanged) return
        const main = document.getElementById(MAIN_ID)
        const toFill = main?.querySelector<HTMLElement>(`[${FOCUSED_FIRST}]`)
        const target = toFill ?? main?.querySelector<HTMLElement>('h1') ?? main
        if (!target) return
        if (!toFill) target.setAttribute('tabindex', '-1')
        target.focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}

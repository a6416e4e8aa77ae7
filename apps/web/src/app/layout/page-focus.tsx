import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FOCUSED_FIRST } from '../../forms/focused-first.ts'

export const MAIN_ID = 'main'

/** Opened while the page was on its way: without the focus it would close under the finger. One whose link led here is closed. */
function isMenuOpen(): boolean {
  return document.querySelector('[role=menu][data-state=open]') !== null
}

/**
 * After navigation, focus goes to the first heading, for screen readers and keyboard; or to the field of a page opened to fill in one
 * field.
 */
export function PageFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', (event) => {
        if (!event.fromLocation || !event.pathChanged || isMenuOpen()) return
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

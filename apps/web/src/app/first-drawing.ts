import { useLayoutEffect } from 'react'
import './early/early-page.ts'

let tell = () => {}

/** Resolves once a screen is fully hydrated. */
export const firstScreenDrawn = new Promise<void>((resolve) => {
  tell = resolve
})

/** Typed text is applied in the same pass: another render would restore what the server wrote. */
export function tellFirstScreenDrawn(): void {
  window.earlyPage?.handOver()
  tell()
}

/** React hydrates the frame first: only a screen's outermost component knows when the screen was hydrated. */
export function useTellsFirstDrawing(): void {
  useLayoutEffect(tellFirstScreenDrawn, [])
}

import { useLayoutEffect } from 'react'
import './early/early-page.ts'

let tell = () => {}

/** Fulfilled once a screen stands and is the app's own, down to what it shows. */
export const firstScreenDrawn = new Promise<void>((resolve) => {
  tell = resolve
})

/** What was typed and pressed before is the app's own in the same go: drawing once more would put back what the server wrote. */
export function tellFirstScreenDrawn(): void {
  window.earlyPage?.handOver()
  tell()
}

/**
 * For the outermost component of a screen. React takes over what the server wrote in several goes, the frame around the
 * screen first: only from within is it known that the screen itself was taken over.
 */
export function useTellsFirstDrawing(): void {
  useLayoutEffect(tellFirstScreenDrawn, [])
}

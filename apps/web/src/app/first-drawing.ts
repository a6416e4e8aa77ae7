import { useLayoutEffect } from 'react'

let tell = () => {}

/** Fulfilled once a screen stands and is the app's own, down to what it shows. */
export const firstScreenDrawn = new Promise<void>((resolve) => {
  tell = resolve
})

export const tellFirstScreenDrawn = (): void => tell()

/**
 * For the outermost component of a screen. React takes over what the server wrote in several goes, the frame around the
 * screen first: only from within is it known that the screen itself was taken over.
 */
export function useTellsFirstDrawing(): void {
  useLayoutEffect(tellFirstScreenDrawn, [])
}

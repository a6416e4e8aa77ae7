/** A closing menu focuses its button in the next frame, which an open dialog would take for a tap outside. */
export function onceMenuClosed(open: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(open))
}

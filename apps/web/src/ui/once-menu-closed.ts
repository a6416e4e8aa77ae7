/** A menu gives the focus back to its button in the next frame, which a dialog that is open by then takes for a tap beside it. */
export function onceMenuClosed(open: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(open))
}

/** Bars at the bottom of the screen, above the content. */
const bars = new Set<HTMLElement>()

const ROOM = '--bottom-bars'

/** A ref for a bottom bar: `--bottom-bars` is the height of such bars, for messages above them and for the end of the page. */
export function standsAtBottom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return
  bars.add(bar)
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // Rotation may move it without resizing.
  window.addEventListener('resize', measure)
  return () => {
    window.removeEventListener('resize', measure)
    observer.disconnect()
    bars.delete(bar)
    // Another may take its place in the same drawing: a room that changes has the styles of the whole page worked out anew.
    queueMicrotask(measure)
  }
}

function measure(): void {
  const { style } = document.documentElement
  const room = bars.size === 0 ? '' : `${Math.max(...[...bars].map(roomOf))}px`
  if (style.getPropertyValue(ROOM) !== room) style.setProperty(ROOM, room)
}

/** Its height once at the bottom, whatever the scroll position. */
function roomOf(bar: HTMLElement): number {
  const below = Number.parseFloat(getComputedStyle(bar).bottom)
  return bar.offsetHeight + (Number.isFinite(below) ? below : 0)
}

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
    measure()
  }
}

function measure(): void {
  const { style } = document.documentElement
  if (bars.size === 0) style.removeProperty(ROOM)
  else style.setProperty(ROOM, `${Math.max(...[...bars].map(roomOf))}px`)
}

/** Its height once at the bottom, whatever the scroll position. */
function roomOf(bar: HTMLElement): number {
  const below = Number.parseFloat(getComputedStyle(bar).bottom)
  return bar.offsetHeight + (Number.isFinite(below) ? below : 0)
}

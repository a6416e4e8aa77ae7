/** What stands at the bottom of the screen, over what scrolls. */
const bars = new Set<HTMLElement>()

const ROOM = '--bottom-bars'

/**
 * A ref for a bar that stays at the bottom of the screen: `--bottom-bars` is how much of it such bars take, for what stands above
 * them (messages) and for what must be reached above them (the end of the page).
 */
export function standsAtBottom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return
  bars.add(bar)
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // A turned phone may lay it elsewhere and leave it as large as it was.
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

/** Wherever the page is scrolled to: as much as it takes once it stands at the bottom. */
function roomOf(bar: HTMLElement): number {
  const below = Number.parseFloat(getComputedStyle(bar).bottom)
  return bar.offsetHeight + (Number.isFinite(below) ? below : 0)
}

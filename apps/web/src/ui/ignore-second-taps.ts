/** A second tap within this time is the same gesture: nobody decides that quickly. */
const SECOND_TAP_MS = 400
/** Distance between two taps on the same spot, in pixels. */
const SAME_SPOT_PX = 24

type Tap = {
  readonly time: number
  readonly x: number
  readonly y: number
  readonly hit: Element
  readonly said: string
}

const CONTROLS = 'button, a[href], input, select, textarea, summary, label, [role]'

/** A label counts as its control, which receives the tap. */
function hitBy(event: MouseEvent): Element | null {
  if (!(event.target instanceof Element)) return null
  const control = event.target.closest(CONTROLS)
  return (control instanceof HTMLLabelElement ? control.control : control) ?? event.target
}

/** A control's announced act; one element may change it. */
function saidBy(control: Element): string {
  const states = ['aria-label', 'aria-pressed', 'aria-expanded', 'aria-selected'].map((name) =>
    control.getAttribute(name),
  )
  return [...states, control.hasAttribute('aria-label') ? '' : control.textContent].join('|')
}

function tapOf(event: MouseEvent, hit: Element): Tap {
  return { time: event.timeStamp, x: event.clientX, y: event.clientY, hit, said: saidBy(hit) }
}

/** On the same spot, but another element or another text than the first tap. */
function isSecondTap({ detail }: MouseEvent, tap: Tap, last: Tap): boolean {
  return (
    // The system counts quick clicks itself, even if a slow page receives the second late.
    (detail > 1 || tap.time - last.time < SECOND_TAP_MS) &&
    Math.hypot(tap.x - last.x, tap.y - last.y) < SAME_SPOT_PX &&
    (tap.hit !== last.hit || tap.said !== last.said)
  )
}

/**
 * A second tap on the same spot repeats the act or does nothing (EVEN-1): it never reaches what replaced the target, undoes the first, or
 * takes the focus. Typing in between ends this. Returns a function to stop.
 */
export function ignoreSecondTaps(page: Window): () => void {
  let last: Tap | null = null
  const judge = (event: MouseEvent) => {
    const hit = hitBy(event)
    // Keyboard or script, not a tap.
    if (event.detail === 0 || hit === null) return
    const tap = tapOf(event, hit)
    if (last !== null && isSecondTap(event, tap, last)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      last = { ...last, time: tap.time }
    } else {
      last = tap
    }
  }
  // Focus moves before the click.
  const hold = (event: MouseEvent) => {
    const hit = hitBy(event)
    if (last !== null && hit !== null && isSecondTap(event, tapOf(event, hit), last)) event.preventDefault()
  }
  const forget = (event: Event) => {
    // Checkboxes fire `input` too, as a plain event.
    if (event instanceof InputEvent) last = null
  }
  page.addEventListener('mousedown', hold, { capture: true })
  page.addEventListener('click', judge, { capture: true })
  const press = () => {
    last = null
  }
  page.addEventListener('input', forget, { capture: true })
  page.addEventListener('keydown', press, { capture: true })
  return () => {
    page.removeEventListener('mousedown', hold, { capture: true })
    page.removeEventListener('click', judge, { capture: true })
    page.removeEventListener('input', forget, { capture: true })
    page.removeEventListener('keydown', press, { capture: true })
  }
}

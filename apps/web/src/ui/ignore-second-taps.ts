/** A second tap within this time is the same gesture: nobody reads and decides that quickly. */
const SECOND_TAP_MS = 400
/** How far a finger wanders between two taps on the same spot, in pixels. */
const SAME_SPOT_PX = 24

type Tap = {
  readonly time: number
  readonly x: number
  readonly y: number
  readonly hit: Element
  readonly said: string
}

const CONTROLS = 'button, a[href], input, select, textarea, summary, label, [role]'

/** What the finger is on; a label counts as what it labels, to which the browser hands the tap on. */
function hitBy(event: MouseEvent): Element | null {
  if (!(event.target instanceof Element)) return null
  const control = event.target.closest(CONTROLS)
  return (control instanceof HTMLLabelElement ? control.control : control) ?? event.target
}

/** What a control says it will do; two of them may be the same element one after the other. */
function saidBy(control: Element): string {
  const states = ['aria-label', 'aria-pressed', 'aria-expanded', 'aria-selected'].map((name) =>
    control.getAttribute(name),
  )
  return [...states, control.hasAttribute('aria-label') ? '' : control.textContent].join('|')
}

function tapOf(event: MouseEvent, hit: Element): Tap {
  return { time: event.timeStamp, x: event.clientX, y: event.clientY, hit, said: saidBy(hit) }
}

/** On the same spot, and on something else than the first one, or on what says something else by now. */
function isSecondTap({ detail }: MouseEvent, tap: Tap, last: Tap): boolean {
  return (
    // The system counts quick clicks itself, also where a slow page hears of the second one late.
    (detail > 1 || tap.time - last.time < SECOND_TAP_MS) &&
    Math.hypot(tap.x - last.x, tap.y - last.y) < SAME_SPOT_PX &&
    (tap.hit !== last.hit || tap.said !== last.said)
  )
}

/**
 * A second tap on the same spot does the same thing again or nothing (EVEN-1): it never reaches what took the place of what was
 * tapped, nor takes back what the first one did, nor takes the focus. Whoever types or presses a key in between has seen what is there. Gives back how to stop.
 */
export function ignoreSecondTaps(page: Window): () => void {
  let last: Tap | null = null
  const judge = (event: MouseEvent) => {
    const hit = hitBy(event)
    // By keyboard, or by a script, nothing is tapped.
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
  // What is pressed takes the focus before it is clicked.
  const hold = (event: MouseEvent) => {
    const hit = hitBy(event)
    if (last !== null && hit !== null && isSecondTap(event, tapOf(event, hit), last)) event.preventDefault()
  }
  const forget = (event: Event) => {
    // A box that is ticked tells of it too, but as a plain event.
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

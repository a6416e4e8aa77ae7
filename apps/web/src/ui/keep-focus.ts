/** What opens over the page and goes away again: the focus came there from the page, and belongs back to it. */
const PASSING = '[role=dialog], [role=alertdialog], [role=menu], [data-scope=toast]'
const CONTROL = 'button, a[href], input, select, textarea, summary, [tabindex]'
/** Never a text box, which would bring up the keyboard of a phone. */
const TAKES_FOCUS = '[data-whole-row], button, a[href], summary'
/** Whoever made something go away may place the focus itself before this is over. */
const PATIENCE_MS = 60

/**
 * For the whole app: when what had the focus goes away, the row or the part of the page that it stood in has it, and never the
 * body (EVEN-2). What was pressed counts like what had the focus, for not every browser gives it to buttons.
 */
export function keepFocus({ document }: Pick<Window, 'document'>): () => void {
  let last: Element | null = null
  let wayHome: readonly Element[] = []
  let wayWithin: readonly Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = (control: Element | null) => {
    last = control
    if (control?.closest(PASSING)) wayWithin = wayUp(control)
    else [wayHome, wayWithin] = [control ? wayUp(control) : [], []]
  }
  const noteFocus = ({ target }: Event) => note(target instanceof Element && target !== document.body ? target : null)
  const notePress = ({ target }: Event) => note(target instanceof Element ? target.closest(CONTROL) : null)
  const hasFallen = () => last !== null && !last.isConnected && document.activeElement === document.body
  const restore = () => {
    if (!hasFallen()) return
    const nearest = [...wayWithin, ...wayHome].find((element) => element.isConnected && isShown(element))
    if (nearest) focusPart(nearest, document)
  }
  const observer = new MutationObserver(() => {
    if (!hasFallen()) return
    clearTimeout(timer)
    timer = setTimeout(restore, PATIENCE_MS)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', noteFocus)
  document.addEventListener('click', notePress, { capture: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    document.removeEventListener('focusin', noteFocus)
    document.removeEventListener('click', notePress, { capture: true })
  }
}

/** The element and what it stands in, up to the body, which is nobody's. */
function wayUp(element: Element): readonly Element[] {
  const way: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) way.push(at)
  return way
}

/** Not in a tab that was turned away meanwhile. */
function isShown(element: Element): boolean {
  return element.closest('[hidden]') === null
}

/** The row with its first control, else the heading of the part, else the part itself. */
function focusPart(nearest: Element, document: Document): void {
  const row = nearest.closest('li, tr')
  const [whole] = row?.querySelectorAll<HTMLElement>('[data-whole-row]') ?? []
  const controls = row?.querySelectorAll<HTMLElement>(TAKES_FOCUS) ?? []
  for (const control of [...(whole ? [whole] : []), ...controls]) {
    control.focus({ preventScroll: true })
    if (document.activeElement === control) return
  }
  const part = row ?? nearest
  const named = [...part.querySelectorAll('h1, h2, h3')].find(isShown) ?? part
  if (!(named instanceof HTMLElement)) return
  if (!named.hasAttribute('tabindex')) named.setAttribute('tabindex', '-1')
  named.focus({ preventScroll: true })
}

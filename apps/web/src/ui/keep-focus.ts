/** Temporary overlays: the focus returns to the page. */
const PASSING = '[role=dialog], [role=alertdialog], [role=menu], [data-scope=toast]'
const CONTROL = 'button, a[href], input, select, textarea, summary, [tabindex]'
/** No text boxes: they open a phone's keyboard. */
const TAKES_FOCUS = '[data-whole-row], button, a[href], summary'
/** Whoever removes something may place the focus within this time. */
const PATIENCE_MS = 60

/**
 * When the focused element disappears, its row or section gets the focus, never the body (EVEN-2). Pressed elements count as focused, as
 * some browsers do not focus buttons.
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

/** The element and its ancestors below the body. */
function wayUp(element: Element): readonly Element[] {
  const way: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) way.push(at)
  return way
}

/** False in a tab left meanwhile. */
function isShown(element: Element): boolean {
  return element.closest('[hidden]') === null
}

/** The row's first control, else the section's heading, else the section. */
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

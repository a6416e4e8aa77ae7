import { controlOf, isTypedField, type TypedField } from './page-controls.ts'

type Gesture =
  | { readonly kind: 'press'; readonly control: HTMLElement; readonly at: MouseEventInit }
  | { readonly kind: 'submit'; readonly control: HTMLFormElement }

export type HeldGestures = {
  /** Replays everything in order, once each. */
  readonly handOver: () => Promise<void>
  readonly drop: () => void
}

/** Three presses here are three steps; elsewhere repeats are impatience. */
const STEPS = '[data-scope=number-input]'

/** Holds what only the app can do until the app has drawn over the page; calls `needApp` for each gesture. */
export function createHeldGestures(page: Window, needApp: () => void): HeldGestures {
  const gestures: Gesture[] = []
  const typed = new Map<TypedField, string>()
  const written = new Map(fieldsOf(page).map((field) => [field, field.value] as const))
  const hold = (gesture: Gesture) => {
    const { control } = gesture
    if (gestures.at(-1)?.control !== control || control.closest(STEPS)) gestures.push(gesture)
    control.dataset.held = ''
    needApp()
  }
  let isReplaying = false
  const press = (event: MouseEvent) => {
    if (isReplaying) return
    const control = controlOf(event.target)
    if (control === null || isTypedField(control) || isLink(event.target, control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { detail, clientX, clientY, button } = event
    // A label also clicks its control.
    if (!control.matches(':disabled')) hold({ kind: 'press', control, at: { detail, clientX, clientY, button } })
  }
  const submit = (event: Event) => {
    if (isReplaying || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hold({ kind: 'submit', control: event.target })
  }
  const type = ({ target }: Event) => {
    if (!isTypedField(target)) return
    typed.set(target, target.value)
    needApp()
  }
  const pressing = hear(page, { click: press as EventListener, submit })
  const typing = hear(page, { input: type, change: type })
  /** Each once the previous one's changes are drawn; what is pressed meanwhile comes after. */
  const doInOrder = async () => {
    unmark(gestures)
    while (gestures.length > 0) {
      await nextTurn()
      const next = gestures.shift()
      isReplaying = true
      if (next) doAgain(next)
      isReplaying = false
    }
  }
  return {
    handOver: async () => {
      typing.stop()
      // Browsers restore and autofill fields without an event.
      for (const [field, before] of written)
        if (field.value !== before && !typed.has(field)) typed.set(field, field.value)
      for (const [field, value] of typed) if (field.isConnected) tellTyped(field, value)
      tellFocused(page.document)
      await nextTurn()
      tellLeft(page.document, typed)
      await doInOrder()
      pressing.stop()
    },
    drop: () => unmark(gestures.splice(0)),
  }
}

function fieldsOf({ document }: Window): readonly TypedField[] {
  return [...document.querySelectorAll('#root input, #root textarea, #root select')].filter(isTypedField)
}

/** Navigates by itself, even if it looks like a button. */
function isLink(target: EventTarget | null, control: Element): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link !== null && control.contains(link)
}

/**
 * React only notices a value that differs from the one recorded on hydration. Fields that listen only while focused, such as number fields,
 * get a focus event. The focus itself stays where it is: somebody may be typing, and would go on in another field.
 */
function tellTyped(field: TypedField, value: string): void {
  tellFocus(field, 'focusin')
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  // Somebody may be in the middle of a word.
  const noted: unknown = Reflect.get(field, '_valueTracker')
  if (noted instanceof Object && 'setValue' in noted && noted.setValue instanceof Function) noted.setValue(`${value}\0`)
  if (field.value !== value) set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function tellFocus(element: Element, kind: 'focusin' | 'focusout'): void {
  element.dispatchEvent(new FocusEvent(kind, { bubbles: true }))
}

/** React may take the page over in the midst of a key: the letter that follows is for a field that knows of its focus. */
function tellFocused({ activeElement }: Document): void {
  if (activeElement?.closest('#root')) tellFocus(activeElement, 'focusin')
}

function tellLeft({ activeElement }: Document, typed: ReadonlyMap<Element, string>): void {
  for (const field of typed.keys()) if (field.isConnected && field !== activeElement) tellFocus(field, 'focusout')
}

function nextTurn(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

function hear(page: Window, listeners: Readonly<Record<string, (event: Event) => void>>) {
  const each = Object.entries(listeners)
  for (const [kind, listener] of each) page.addEventListener(kind, listener, { capture: true })
  return {
    stop: () => {
      for (const [kind, listener] of each) page.removeEventListener(kind, listener, { capture: true })
    },
  }
}

function doAgain(gesture: Gesture): void {
  delete gesture.control.dataset.held
  if (!gesture.control.isConnected) return
  if (gesture.kind === 'submit') gesture.control.requestSubmit()
  else pressAgain(gesture)
}

function pressAgain({ control, at }: Extract<Gesture, { kind: 'press' }>): void {
  const init = { ...at, bubbles: true, cancelable: true, composed: true }
  const isKey = at.detail === 0
  if (!isKey) control.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'touch', isPrimary: true }))
  if (!isKey) control.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType: 'touch', isPrimary: true }))
  control.dispatchEvent(new MouseEvent('click', init))
}

function unmark(gestures: readonly Gesture[]): void {
  for (const { control } of gestures) delete control.dataset.held
}

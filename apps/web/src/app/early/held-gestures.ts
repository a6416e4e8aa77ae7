import { controlOf, isTypedField, type TypedField } from './page-controls.ts'

/** Something that was pressed or sent before the app was there. */
type Gesture =
  | { readonly kind: 'press'; readonly control: HTMLElement; readonly at: MouseEventInit }
  | { readonly kind: 'submit'; readonly control: HTMLFormElement }

export type HeldGestures = {
  /** The app has drawn: it hears of all, in order and each once; settles when it has. */
  readonly handOver: () => Promise<void>
  /** The app does not come: controls look as if nobody had touched them. */
  readonly drop: () => void
}

/** Pressed three times, they step three times; elsewhere whoever presses again is impatient. */
const STEPS = '[data-scope=number-input]'

/** Keeps what only the app can do, from the first paint of a page until the app has drawn over it; `needApp` is told at each. */
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
  const press = (event: MouseEvent) => {
    const control = controlOf(event.target)
    if (control === null || isTypedField(control) || isLink(event.target, control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { detail, clientX, clientY, button } = event
    // A label hands on what it is pressed for: one gesture, told once.
    if (!control.matches(':disabled')) hold({ kind: 'press', control, at: { detail, clientX, clientY, button } })
  }
  const submit = (event: Event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hold({ kind: 'submit', control: event.target })
  }
  const type = ({ target }: Event) => {
    if (!isTypedField(target)) return
    typed.set(target, target.value)
    needApp()
  }
  const heard = [
    ['click', press],
    ['submit', submit],
    ['input', type],
    ['change', type],
  ] as const
  for (const [kind, listener] of heard) page.addEventListener(kind, listener as EventListener, { capture: true })
  const stop = () => {
    for (const [kind, listener] of heard) page.removeEventListener(kind, listener as EventListener, { capture: true })
  }
  return {
    handOver: async () => {
      stop()
      // Browsers put back, and fill in, what somebody had typed without saying so.
      for (const [field, before] of written)
        if (field.value !== before && !typed.has(field)) typed.set(field, field.value)
      const active = page.document.activeElement
      for (const [field, value] of typed) if (field.isConnected) tellTyped(field, value)
      await nextTurn()
      comeBackTo(active, typed)
      await doInOrder(gestures.splice(0))
    },
    drop: () => unmark(gestures.splice(0)),
  }
}

function fieldsOf({ document }: Window): readonly TypedField[] {
  return [...document.querySelectorAll('#root input, #root textarea, #root select')].filter(isTypedField)
}

/** Leads on by itself, also where it looks like a button. */
function isLink(target: EventTarget | null, control: Element): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link !== null && control.contains(link)
}

/**
 * React hears of a value that is another than the one it noted as it took over the field. A field that listens only to whoever stands in
 * it, as one for numbers does, is told that somebody does.
 */
function tellTyped(field: TypedField, value: string): void {
  if (field.ownerDocument.activeElement === field) tellFocus(field)
  else field.focus({ preventScroll: true })
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  // What stands there stays, for somebody may be in the middle of a word.
  const noted: unknown = Reflect.get(field, '_valueTracker')
  if (noted instanceof Object && 'setValue' in noted && noted.setValue instanceof Function) noted.setValue(`${value}\0`)
  if (field.value !== value) set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Whoever stands in a field came there before the app listened. */
function tellFocus(active: Element | null): void {
  if (active?.closest('#root')) active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** Fields that somebody had left are left again, and who stands in another is told of to the app. */
function comeBackTo(active: Element | null, typed: ReadonlyMap<Element, string>): void {
  const now = active?.ownerDocument.activeElement
  if (now === active) tellFocus(active)
  else if (now instanceof HTMLElement && typed.has(now)) {
    if (active instanceof HTMLElement && active.matches(':is(a, button, input, select, textarea, [tabindex])'))
      active.focus({ preventScroll: true })
    else now.blur()
  }
}

function nextTurn(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Each once what the one before it changed is drawn. */
async function doInOrder(gestures: readonly Gesture[]): Promise<void> {
  unmark(gestures)
  for (const gesture of gestures) {
    await nextTurn()
    if (!gesture.control.isConnected) continue
    if (gesture.kind === 'submit') gesture.control.requestSubmit()
    else pressAgain(gesture)
  }
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

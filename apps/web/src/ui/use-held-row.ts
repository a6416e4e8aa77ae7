import { type KeyboardEvent, type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react'

/** How long a finger rests on a row before its actions open. */
const HOLD_MS = 700
/** A finger that moves further than it trembles wants to scroll. */
const TREMBLE_PX = 10

/** What has an answer of its own to a finger or a key; a button that is the whole row leaves it to the row. */
const OWN_ANSWER = 'a, button:not([data-whole-row]), input, label, select, textarea, summary, [role=button]'
/** Where the menu of the browser has what people look for: paste, correct the spelling. */
const TEXT_BOX = 'input, textarea, select'

/** Where on the screen the actions are wanted. */
export type Point = { readonly x: number; readonly y: number }

/**
 * A row whose actions open when a finger rests on it, or by the key for context menus (Shift+F10). Scrolling, a tap and
 * the mouse (which selects text, and has the menu of the browser) are left alone. The buttons of the row stay: nobody
 * has to know of this.
 */
export function useHeldRow(onWanted: (at: Point, row: HTMLElement) => void) {
  const press = useRef<{ readonly at: Point; readonly timer: ReturnType<typeof setTimeout> }>(undefined)
  const isHeld = useRef(false)
  const letGo = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  const rest = (event: PointerEvent<HTMLElement>) => {
    letGo()
    isHeld.current = false
    if (event.pointerType === 'mouse' || !event.isPrimary || !isOfRow(event) || isIn(event, OWN_ANSWER)) return
    const at = { x: event.clientX, y: event.clientY }
    const row = event.currentTarget
    const open = () => {
      isHeld.current = true
      onWanted(at, row)
    }
    press.current = { at, timer: setTimeout(open, HOLD_MS) }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const at = press.current?.at
    if (at && Math.hypot(clientX - at.x, clientY - at.y) > TREMBLE_PX) letGo()
  }
  return {
    // A finger that rests would select the name instead.
    className: 'pointer-coarse:select-none [-webkit-touch-callout:none]',
    onPointerDown: rest,
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onTouchEnd: (event: TouchEvent) => {
      // Else the finger that lets go presses what has opened beneath it, or takes the focus from it.
      if (isHeld.current && event.cancelable) event.preventDefault()
      isHeld.current = false
    },
    onContextMenu: (event: MouseEvent) => {
      if (isOfRow(event) && isByFingerOrKey(event) && !isIn(event, TEXT_BOX)) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
      if (!isMenuKey || !isOfRow(event) || isIn(event, TEXT_BOX)) return
      event.preventDefault()
      const { left, bottom } = event.currentTarget.getBoundingClientRect()
      onWanted({ x: left, y: bottom }, event.currentTarget)
    },
  }
}

function isIn({ target }: { readonly target: EventTarget }, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/** What opens from the row hangs below it in React alone, and sends its events there. */
function isOfRow({
  target,
  currentTarget,
}: {
  readonly target: EventTarget
  readonly currentTarget: EventTarget
}): boolean {
  return target instanceof Node && currentTarget instanceof Node && currentTarget.contains(target)
}

/** The mouse says that it is one, or which of its buttons was pressed. */
function isByFingerOrKey({ nativeEvent, button, ctrlKey }: MouseEvent): boolean {
  if (nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse') return false
  return button !== 2 && !ctrlKey
}

import { type KeyboardEvent, type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react'

/** Long press duration. */
const HOLD_MS = 700
/** Further movement means scrolling. */
const TREMBLE_PX = 10

/** Elements with their own response; a whole-row button leaves it to the row. */
const OWN_ANSWER = 'a, button:not([data-whole-row]), input, label, select, textarea, summary, [role=button]'
/** The browser's menu is needed there: paste, spelling. */
const TEXT_BOX = 'input, textarea, select'

/** Screen position of the menu. */
export type Point = { readonly x: number; readonly y: number }

/**
 * A row whose menu opens on a long press or the context menu key (Shift+F10). Scrolling, taps and the mouse (text selection, native menu)
 * are unaffected. The row's buttons remain: this is only a shortcut.
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
    // A long press would select text instead.
    className: 'pointer-coarse:select-none [-webkit-touch-callout:none]',
    onPointerDown: rest,
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onTouchEnd: (event: TouchEvent) => {
      // Otherwise lifting the finger presses or blurs what opened below it.
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

/** Overlays opened from the row bubble React events to it. */
function isOfRow({
  target,
  currentTarget,
}: {
  readonly target: EventTarget
  readonly currentTarget: EventTarget
}): boolean {
  return target instanceof Node && currentTarget instanceof Node && currentTarget.contains(target)
}

/** Mouse events are recognizable by type or button. */
function isByFingerOrKey({ nativeEvent, button, ctrlKey }: MouseEvent): boolean {
  if (nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse') return false
  return button !== 2 && !ctrlKey
}

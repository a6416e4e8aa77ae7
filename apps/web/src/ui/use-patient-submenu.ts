import { type PointerEvent, type PointerEventHandler, type RefObject, useEffect, useRef, useState } from 'react'

/** How long a pointer rests on the item before its menu opens, and how long the menu stays once the pointer has left. */
const DELAY_MS = 100

type Followed = {
  readonly onPointerMove: PointerEventHandler<HTMLElement>
  readonly onPointerLeave: PointerEventHandler<HTMLElement>
}

type PatientSubmenu = {
  readonly isOpen: boolean
  /** Otherwise a key or a press opened it. */
  readonly isByPointer: boolean
  /** What the component library wants, by key, by press, or because a pointer moved. */
  readonly onOpenChange: (isWanted: boolean) => void
  readonly item: Followed & { readonly ref: RefObject<HTMLDivElement | null> }
  readonly content: Followed
}

/**
 * The component library opens a submenu after 200 ms and closes it as soon as the pointer has left: here a pointer that
 * rests or leaves has its way after 100 ms, and until then may come back. Keys and presses have theirs at once.
 */
export function usePatientSubmenu(): PatientSubmenu {
  const [shown, setShown] = useState({ isOpen: false, isByPointer: false })
  const ref = useRef<HTMLDivElement>(null)
  const isMoving = useLastInputWasMovement()
  const planned = useRef<{ readonly isOpen: boolean; readonly timer: ReturnType<typeof setTimeout> }>(undefined)
  const forget = () => {
    clearTimeout(planned.current?.timer)
    planned.current = undefined
  }
  useEffect(() => () => clearTimeout(planned.current?.timer), [])
  const plan = (isWanted: boolean) => {
    if (planned.current?.isOpen === isWanted) return
    forget()
    const carryOut = () => {
      planned.current = undefined
      // What had the focus goes with the submenu: the keys go on in the menu around it.
      if (!isWanted) ref.current?.closest<HTMLElement>('[role=menu]')?.focus({ preventScroll: true })
      setShown((before) => (before.isOpen === isWanted ? before : { isOpen: isWanted, isByPointer: true }))
    }
    planned.current = { isOpen: isWanted, timer: setTimeout(carryOut, DELAY_MS) }
  }
  const follow = (isWanted: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') plan(isWanted)
  }
  const followed = { onPointerMove: follow(true), onPointerLeave: follow(false) }
  return {
    ...shown,
    onOpenChange: (isWanted) => {
      if (isMoving.current) return
      forget()
      setShown({ isOpen: isWanted, isByPointer: false })
    },
    item: { ...followed, ref },
    content: followed,
  }
}

function useLastInputWasMovement(): RefObject<boolean> {
  const isMoving = useRef(false)
  useEffect(() => {
    const stopped = new AbortController()
    const note = (type: string, isMovement: boolean) =>
      document.addEventListener(
        type,
        () => {
          isMoving.current = isMovement
        },
        { capture: true, signal: stopped.signal },
      )
    note('pointermove', true)
    note('pointerdown', false)
    note('keydown', false)
    return () => stopped.abort()
  }, [])
  return isMoving
}

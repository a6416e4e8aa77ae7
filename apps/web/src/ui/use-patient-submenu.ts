import { type PointerEvent, type PointerEventHandler, type RefObject, useEffect, useRef, useState } from 'react'

/** Hover time before a submenu opens, and grace time after leaving. */
const DELAY_MS = 100

type Followed = {
  readonly onPointerMove: PointerEventHandler<HTMLElement>
  readonly onPointerLeave: PointerEventHandler<HTMLElement>
}

type PatientSubmenu = {
  readonly isOpen: boolean
  /** Otherwise by key or press. */
  readonly isByPointer: boolean
  /** The library's request, by key, press or pointer. */
  readonly onOpenChange: (isWanted: boolean) => void
  readonly item: Followed & { readonly ref: RefObject<HTMLDivElement | null> }
  readonly content: Followed
}

/**
 * The library opens submenus after 200 ms and closes them at once on leaving: here both take 100 ms and can be cancelled. Keys and presses
 * act at once.
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
      // The focus disappears with the submenu: move it to the outer menu.
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

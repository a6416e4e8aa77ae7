import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Room } from './wall-grid.ts'

/** An element's size, live; null before layout. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return room
}

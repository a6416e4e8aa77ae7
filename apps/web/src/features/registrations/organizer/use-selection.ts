import { useCallback, useMemo, useRef, useState } from 'react'

const NOBODY: ReadonlySet<string> = new Set()

export type Selection = {
  /** Rows show checkboxes. */
  readonly isOn: boolean
  readonly ids: ReadonlySet<string>
  /** Stable; `isRange` includes rows between this and the last one ticked. */
  readonly select: (id: string, isSelected: boolean, isRange: boolean) => void
  readonly begin: (ids: readonly string[]) => void
  readonly clear: () => void
  readonly end: () => void
  readonly noteShown: (ids: readonly string[]) => void
  readonly shown: () => readonly string[]
}

export function useSelection(): Selection {
  const [isOn, setIsOn] = useState(false)
  const [ids, setIds] = useState(NOBODY)
  const shown = useRef<readonly string[]>([])
  const anchor = useRef<string | null>(null)
  const select = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const meant = isRange ? between(shown.current, anchor.current, id) : [id]
    anchor.current = id
    setIds((current) => {
      const next = new Set(current)
      for (const each of meant) {
        if (isSelected) next.add(each)
        else next.delete(each)
      }
      return next
    })
  }, [])
  const noteShown = useCallback((rows: readonly string[]) => {
    shown.current = rows
  }, [])
  // The same until something is ticked: the list draws for nothing else.
  return useMemo(
    () => ({
      ...{ isOn, ids, select, noteShown },
      begin: (meant: readonly string[]) => {
        anchor.current = null
        setIsOn(true)
        setIds(new Set(meant))
      },
      clear: () => setIds(NOBODY),
      shown: () => shown.current,
      end: () => {
        setIsOn(false)
        setIds(NOBODY)
      },
    }),
    [isOn, ids, select, noteShown],
  )
}

function between(rows: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [rows.indexOf(from ?? to), rows.indexOf(to)].toSorted((one, other) => one - other)
  const [first = -1, last = -1] = ends
  return first < 0 ? [to] : rows.slice(first, last + 1)
}

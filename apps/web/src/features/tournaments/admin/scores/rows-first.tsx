import type { Tournament } from '@tablee/domain/tournaments/tournament'
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { afterFrame } from '../../../../ui/after-frame.ts'
import { DrawnTournament } from '../../api/own/held-tournament.ts'
import { FreshRows, freshIn } from './fresh-rows.ts'

const FreshRowsContext = createContext<FreshRows | null>(null)

type RowsFirstProps = {
  readonly tournament: Tournament
  /** Drawn again for another tournament alone: memoized. */
  readonly children: (tournament: Tournament) => ReactNode
}

/** A new result, or a departure, is painted in its row before the screen around it is drawn, from the next frame on, in pieces that input interrupts. */
export function RowsFirst({ tournament, children }: RowsFirstProps) {
  const [rows] = useState(() => new FreshRows())
  const [drawn, setDrawn] = useState(tournament)
  const fresh = drawn === tournament ? NONE : freshIn(drawn, tournament)
  const isHeld = rows.areShown(fresh)
  if (!isHeld && drawn !== tournament) setDrawn(tournament)
  useLayoutEffect(() => {
    if (!isHeld) return
    rows.show(freshIn(drawn, tournament))
    return afterFrame(() => startTransition(() => setDrawn(tournament)))
  }, [rows, isHeld, drawn, tournament])
  const around = isHeld ? drawn : tournament
  return (
    <DrawnTournament value={around}>
      <FreshRowsContext value={rows}>{children(around)}</FreshRowsContext>
    </DrawnTournament>
  )
}

const NONE = [] as const

/** What stands now in a row, and a drawing of the row alone when that changes. */
export function useFreshRow<Shown extends object>(row: Shown): Shown {
  const rows = useContext(FreshRowsContext)
  const subscribe = useCallback((listener: () => void) => rows?.watch(row, listener) ?? (() => {}), [rows, row])
  const find = () => rows?.of(row) ?? row
  return useSyncExternalStore(subscribe, find, find)
}

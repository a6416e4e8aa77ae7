import type { Match, Tournament } from '@tablee/domain/tournaments/tournament'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { afterFrame } from '../../../../ui/after-frame.ts'
import { FreshRows, newResults } from './fresh-rows.ts'

const FreshRowsContext = createContext<FreshRows | null>(null)

type RowsFirstProps = {
  readonly tournament: Tournament
  /** Drawn again for another tournament alone: memoized. */
  readonly children: (tournament: Tournament) => ReactNode
}

/** A new result is painted in its row before the screen around it is drawn, one frame later. */
export function RowsFirst({ tournament, children }: RowsFirstProps) {
  const [rows] = useState(() => new FreshRows())
  const [drawn, setDrawn] = useState(tournament)
  const results = drawn === tournament ? NONE : newResults(drawn, tournament)
  const isHeld = rows.areShown(results)
  if (!isHeld && drawn !== tournament) setDrawn(tournament)
  useLayoutEffect(() => {
    if (!isHeld) return
    rows.show(newResults(drawn, tournament))
    return afterFrame(() => setDrawn(tournament))
  }, [rows, isHeld, drawn, tournament])
  return <FreshRowsContext value={rows}>{children(isHeld ? drawn : tournament)}</FreshRowsContext>
}

const NONE = [] as const

/** The row's match with the result that stands now, and a drawing of the row alone when one comes. */
export function useFreshMatch<Shown extends Match>(match: Shown): Shown {
  const rows = useContext(FreshRowsContext)
  const subscribe = useCallback((listener: () => void) => rows?.watch(match, listener) ?? (() => {}), [rows, match])
  const find = () => rows?.of(match) ?? match
  return useSyncExternalStore(subscribe, find, find)
}

import { tableLabel } from '@tablee/domain/tournaments/tables/table-plan'
import type { TablePlan } from '@tablee/domain/tournaments/tournament'
import { createContext, type ReactNode, useCallback, useContext } from 'react'

const PrefixContext = createContext('')

type TablesOfProps = { readonly plan: Pick<TablePlan, 'prefix'>; readonly children: ReactNode }

/** Screens inside name tables by this plan. */
export function TablesOf({ plan, children }: TablesOfProps) {
  return <PrefixContext value={plan.prefix}>{children}</PrefixContext>
}

/** A table's number with the tournament's prefix, B12 (STAK-8). */
export function useTableLabel(): (table: number) => string {
  const prefix = useContext(PrefixContext)
  return useCallback((table) => tableLabel({ prefix }, table), [prefix])
}

export function useTablePrefix(): string {
  return useContext(PrefixContext)
}

import type { PlayerId, TablePlan } from '@tablee/domain/tournaments/tournament'
import { MapPin } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

const NOBODY: ReadonlyMap<PlayerId, number> = new Map()
const FixedSeatsContext = createContext(NOBODY)

type FixedSeatsProps = { readonly plan: Pick<TablePlan, 'fixed'>; readonly children: ReactNode }

/** Screens of the staff inside mark who has a fixed table; others mark nobody (READ-1). */
export function FixedSeats({ plan: { fixed }, children }: FixedSeatsProps) {
  const seats = useMemo(() => new Map(fixed.map(({ playerId, table }) => [playerId, table])), [fixed])
  return <FixedSeatsContext value={seats}>{children}</FixedSeatsContext>
}

/** Null for most, and on pages that are not the staff's. */
export function useFixedSeat(): (player: PlayerId | undefined) => number | null {
  const seats = useContext(FixedSeatsContext)
  return (player) => (player === undefined ? null : (seats.get(player) ?? null))
}

/** A name's note with the mark, where there is one. */
export function withFixedSeat(note: ReactNode, table: number | null): ReactNode {
  if (table === null) return note
  return (
    <span className="inline-flex items-center gap-1">
      {note}
      <FixedSeatMark table={table} />
    </span>
  )
}

/** Beside a name; its words for screen readers, and as a tooltip. */
export function FixedSeatMark({ table }: { readonly table: number }) {
  const { t } = useTranslation()
  const label = t('tablePlan.mark', { table: useTableLabel()(table) })
  return (
    <span role="img" aria-label={label} title={label} className="inline-flex shrink-0 align-middle text-muted">
      <MapPin aria-hidden="true" className="size-4" />
    </span>
  )
}

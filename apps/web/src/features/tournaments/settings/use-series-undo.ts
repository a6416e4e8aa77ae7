import { useSeriesReport } from '../../../forms/series-report.ts'
import { notify } from '../../../ui/toasts.tsx'
import { type ChangedDates, useRestoreSeries } from '../api/events/change-series.ts'

/** Undoes a change of several dates; dates changed since are named and kept. */
export function useSeriesUndo(tournamentId: string) {
  const restore = useRestoreSeries()
  const report = useSeriesReport()
  return async ({ done }: ChangedDates['data'], others: 'all' | 'others' = 'all') => {
    const dates = done.flatMap(({ tournamentId: id, was, is }) => {
      if (!was || !is || Object.keys(is).length === 0 || (others === 'others' && id === tournamentId)) return []
      return [{ tournamentId: id, was, is }]
    })
    if (dates.length === 0) return true
    const restored = await restore.send({ tournamentId, dates })
    if (restored === null) return null
    const { left } = report(restored.data)
    if (left !== null) notify.info({ title: left, isLasting: true })
    return true
  }
}

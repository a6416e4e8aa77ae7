import { extraMsOf, MINUTE_MS } from '@tablee/domain/tournaments/clock/round-clock'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import type { RoundClock, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { ClockDigits } from './clock-digits.tsx'

type ExtraTablesProps = { readonly tournament: Tournament; readonly clock: RoundClock }

/** The tables that play longer than the others, and what each of them has left. */
export function ExtraTables({ tournament, clock }: ExtraTablesProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const tables = tournament.matches.filter(isMeeting).filter(({ id }) => extraMsOf(clock, id) > 0)
  if (tables.length === 0) return null
  return (
    <ul className="grid gap-1">
      {tables.map(({ id, table }) => (
        <li key={id} className="flex items-baseline justify-between gap-3 rounded-control bg-sunken px-3 py-2">
          <span>{t('clock.extraOfTable', { table: labelOf(table), minutes: extraMsOf(clock, id) / MINUTE_MS })}</span>
          <ClockDigits clock={clock} matchId={id} className="font-semibold" />
        </li>
      ))}
    </ul>
  )
}

import { currentClock } from '@tablee/domain/tournaments/clock/round-clock'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { isRoundComplete } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { AfterTimeOnceUp } from '../clock/after-time.tsx'
import { RoundTime } from '../clock/round-time.tsx'
import { useExtraText } from '../clock/use-extra-text.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

type WallClockProps = { readonly tournament: Tournament }

/** During play, readable from the last row. */
export function WallClock({ tournament }: WallClockProps) {
  const clock = currentClock(tournament)
  if (!clock || isRoundComplete(tournament)) return null
  return <RoundTime clock={clock} className="shrink-0 text-[length:calc(var(--unit)*6)] max-sm:text-5xl" />
}

/** What everybody at a table does now, once the time is up. */
export function WallAfterTime({ tournament }: WallClockProps) {
  const clock = currentClock(tournament)
  if (!clock || isRoundComplete(tournament)) return null
  return (
    <AfterTimeOnceUp
      {...{ tournament, clock }}
      round={currentRound(tournament)}
      className="text-[length:calc(var(--unit)*2)] font-semibold text-carmine wrap-anywhere max-sm:text-xl"
    />
  )
}

export function WallExtraTables({ tournament }: WallClockProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const extraOf = useExtraText()
  const clock = currentClock(tournament)
  if (!clock) return null
  const tables = tournament.matches
    .filter((match) => isPlayed(match))
    .filter((match) => !isOver(match) && extraOf(clock, match.id) !== '')
    .sort((one, other) => one.table - other.table)
  if (tables.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-[calc(var(--unit)*2.5)] gap-y-[calc(var(--unit)*0.4)]">
      {tables.map(({ id, table }) => (
        <li key={id} className="flex items-baseline gap-[0.5em] whitespace-nowrap">
          {t('clock.extraOfTable', { table: labelOf(table), extra: extraOf(clock, id) })}
          <RoundTime clock={clock} matchId={id} />
        </li>
      ))}
    </ul>
  )
}

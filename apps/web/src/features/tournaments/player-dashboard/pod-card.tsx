import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { isOver, placingsOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { useTranslation } from '../../../language/use-translation.ts'
import { Mat } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { type Ruling, rulingAt } from '../conduct/ruling.ts'
import { useSeatMark } from '../pod-table/seat-mark.ts'
import type { Seated } from '../pod-table/seated.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { LargeTable } from './table-card.tsx'

type PodCardProps = {
  readonly match: PodTable
  readonly seated: Seated
  /** By seat; null before the first complete round. */
  readonly points: readonly (number | null)[]
  /** That stand at this table. */
  readonly penalties: readonly Penalty[]
  /** That the staff kept this table for them; null for most. */
  readonly fixedNote: string | null
}

/** Table and seat, readable while walking, and who sits where; with a result, who won. */
export function PodCard({ match, seated, points, penalties, fixedNote }: PodCardProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const { own } = seated
  return (
    <Mat className="grid grid-cols-[minmax(0,1fr)] gap-2 max-sm:p-4 short:gap-1 short:py-2.5">
      {isOver(match) ? (
        <p className="text-sm font-semibold tracking-wide">
          {t('tournament.matches.table', { table: labelOf(match.table) })}
        </p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] text-center">
          <LargeTable table={match.table} />
          {own === null ? null : (
            <p className="font-display text-title font-bold">
              {own === 0 ? t('pods.begin') : t('pods.seat', { seat: own + 1 })}
            </p>
          )}
          {fixedNote === null ? null : <p className="text-sm font-semibold">{fixedNote}</p>}
        </div>
      )}
      <ol aria-label={t('pods.seats')} className="grid grid-cols-[minmax(0,1fr)] gap-y-1">
        {seatsOf(match).map((player, seat) => (
          <Line
            key={player}
            {...{ match, seated, seat }}
            points={points[seat] ?? null}
            ruling={rulingAt(penalties, player)}
          />
        ))}
      </ol>
    </Mat>
  )
}

type LineProps = {
  readonly match: PodTable
  readonly seated: Seated
  readonly seat: number
  readonly points: number | null
  readonly ruling: Ruling | null
}

function Line({ match, seated: { names, own }, seat, points, ruling }: LineProps) {
  const { t } = useTranslation()
  const markOf = useSeatMark()
  const result = placingsOf(match)
  const mark = result && markOf(result, seat)
  const isStrong = result === null ? seat === own : mark !== null
  return (
    <li className={classNames('flex items-baseline gap-x-2 large-text:flex-wrap', isStrong && 'font-bold')}>
      <span className="w-5 shrink-0 text-end font-display tabular-nums">{seat + 1}</span>
      <PlayerName
        name={names[seat] ?? ''}
        className="flex-1 large-text:basis-3/4"
        {...(seat === own ? { note: <span className="text-on-mat">{t('dashboard.youNote')}</span> } : {})}
      />
      {ruling ? (
        <span className="max-w-24 shrink-0 text-end text-sm leading-tight">{t(`conduct.seat.${ruling}`)}</span>
      ) : result === null ? (
        <span className="shrink-0 text-sm tabular-nums">
          {points === null
            ? seat === 0 && own !== 0
              ? t('pods.begins')
              : null
            : t('dashboard.points', { count: points })}
        </span>
      ) : (
        <span className="shrink-0 text-sm">{mark}</span>
      )}
    </li>
  )
}

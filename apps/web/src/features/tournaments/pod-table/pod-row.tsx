import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { placingsOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { memo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { rulingAt } from '../conduct/ruling.ts'
import { TableNumber } from '../match-view/table-number.tsx'
import { SeatBadge } from './seat-badge.tsx'
import { useSeatMark } from './seat-mark.ts'

type PodRowProps = {
  readonly match: PodTable
  readonly names: PlayerNames
  /** Highlighted. */
  readonly own: PlayerId | null
  /** That stand at this table. */
  readonly penalties: readonly Penalty[]
}

/** A table of three to five: its number, the names in order of seats, and who won. Same height with and without a result. */
export const PodRow = memo(function PodRow({ match, names, own, penalties }: PodRowProps) {
  const { t } = useTranslation()
  const markOf = useSeatMark()
  const result = placingsOf(match)
  const isContested = statusOf(match) === 'contested'
  return (
    <div
      className={classNames(
        'flex min-h-16 items-start gap-3 px-3 py-2 large-text:flex-wrap',
        own !== null && seatsOf(match).includes(own) && 'bg-felt-wash',
      )}
    >
      <TableNumber table={match.table} />
      <ol className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 large-text:basis-3/5 desk:grid-cols-2">
        {seatsOf(match).map((player, seat) => {
          const mark = result && markOf(result, seat)
          const ruling = rulingAt(penalties, player)
          return (
            <li
              key={player}
              className={classNames(
                'flex min-w-0 items-baseline gap-2 large-text:flex-wrap',
                mark ? 'font-semibold' : result === null ? 'text-ink' : 'text-muted',
              )}
            >
              <span className="w-3 shrink-0 text-sm text-muted tabular-nums">{seat + 1}</span>
              <PlayerName
                name={names.get(player) ?? ''}
                className="flex-1 large-text:basis-3/4"
                note={player === own ? t('tournament.players.you') : null}
              />
              {ruling ? (
                <span className="max-w-24 shrink-0 text-end text-sm leading-tight text-muted">
                  {t(`conduct.seat.${ruling}`)}
                </span>
              ) : result ? (
                <SeatBadge result={result} seat={seat} />
              ) : null}
            </li>
          )
        })}
      </ol>
      {isContested ? (
        <Badge tone="amber" className="shrink-0">
          {t('tournament.matches.contested')}
        </Badge>
      ) : null}
    </div>
  )
})

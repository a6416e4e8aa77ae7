import { useTranslation } from '../../../language/use-translation.ts'
import { Mat } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { isLongName, PlayerName } from '../../../ui/player-name.tsx'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

export type ResultLine = {
  readonly name: string
  /** Null for a double loss. */
  readonly games: number | null
  readonly isLoser: boolean
  readonly note?: string
}

type ResultCardProps = {
  readonly table: number
  /** A member's seat in a team, "B". */
  readonly seat?: string | null
  readonly lines: readonly [ResultLine, ResultLine]
  readonly drawnGames: number
}

/** Each number next to its name. */
export function ResultCard({ table, seat = null, lines, drawnGames }: ResultCardProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const isDoubleLoss = lines.every(({ games }) => games === null)
  return (
    <Mat className="grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:p-4">
      <p className="text-sm font-semibold tracking-wide">
        {t('tournament.matches.table', { table: `${labelOf(table)}${seat ?? ''}` })}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two lines are their places
          <Line key={place} {...line} />
        ))}
      </div>
      {isDoubleLoss ? (
        <p className="font-display text-section font-bold">{t('tournament.matches.doubleLoss')}</p>
      ) : null}
      {drawnGames > 0 ? <p className="text-sm">{t('tournament.matches.drawnGames', { count: drawnGames })}</p> : null}
    </Mat>
  )
}

function Line({ name, games, isLoser, note }: ResultLine) {
  return (
    <p className={classNames('flex items-baseline gap-4', !isLoser && 'font-bold')}>
      <PlayerName
        name={name}
        className={classNames(
          'line-clamp-2! flex-1 font-display large-text:line-clamp-none!',
          isLongName(name) ? 'text-lg sm:text-section' : 'text-section',
        )}
        {...(note ? { note: <span className="text-on-mat">{note}</span> } : {})}
      />
      {games === null ? null : (
        <data value={games} className="min-w-6 text-end font-display text-figure font-bold tabular-nums">
          {games}
        </data>
      )}
    </p>
  )
}

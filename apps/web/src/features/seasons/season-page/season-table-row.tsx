import { ChevronDown } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import type { Season, SeasonEvent, SeasonRow } from '../season-view.ts'
import { Movement } from './movement.tsx'
import { usePointsText } from './number-text.ts'
import { PersonLine } from './person-line.tsx'
import { CELL, cellOf, STUCK } from './season-cells.ts'

type SeasonTableRowProps = {
  readonly row: SeasonRow
  /** Those that count, oldest first. */
  readonly events: readonly SeasonEvent[]
  readonly season: Season
}

/** Opening one renders no other. */
export const SeasonTableRow = memo(function SeasonTableRow({ row, events, season }: SeasonTableRowProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const pointsText = usePointsText()
  const { place, before, total } = row
  const results = useMemo(() => new Map(row.counted.map((each) => [each.eventId, each])), [row])
  return (
    <>
      <tr className="border-b border-line print:break-inside-avoid">
        <td className={classNames(CELL, 'text-end font-display font-bold tabular-nums')}>
          <span className="inline-flex flex-wrap items-center justify-end gap-x-1">
            {place}
            <Movement place={place} before={before} />
          </span>
        </td>
        <RowName row={row} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        <td className={classNames(CELL, 'text-end text-lg font-semibold tabular-nums')}>{pointsText(total)}</td>
        {events.map(({ id, code, name, isPast }, index) => (
          <td key={id} className={cellOf(index, events.length)}>
            <ResultCell result={results.get(id)} code={code} name={isPast ? t('pastEvents.marked', { name }) : name} />
          </td>
        ))}
      </tr>
      {isOpen ? (
        <tr className="border-b border-line">
          <td colSpan={3 + events.length} className="px-1.5 pt-1 pb-4 sm:px-2">
            <div className="sticky start-2 max-w-[calc(100vw-3rem)] sm:w-xl">
              <PersonLine row={row} events={events} season={season} />
            </div>
          </td>
        </tr>
      ) : null}
    </>
  )
})

type RowNameProps = { readonly row: SeasonRow; readonly isOpen: boolean; readonly onToggle: () => void }

function RowName({ row: { name, hasLeft }, isOpen, onToggle }: RowNameProps) {
  const { t } = useTranslation()
  const shown = name ?? t('seasons.table.nameless')
  return (
    <th scope="row" className={classNames(CELL, STUCK, 'w-full text-start font-semibold md:min-w-52 print:min-w-36')}>
      <div className="relative flex min-h-11 items-center gap-1.5 print:min-h-0">
        <div className="unbroken-words min-w-0 flex-1">
          {name === null ? (
            <span className="font-normal text-muted italic">{shown}</span>
          ) : (
            <PlayerName name={name} className="wrap-anywhere!" />
          )}
          {hasLeft ? <span className="block text-sm font-normal text-muted">{t('seasons.table.left')}</span> : null}
        </div>
        <button
          type="button"
          aria-label={t('seasons.table.open', { name: shown })}
          aria-expanded={isOpen}
          onClick={onToggle}
          className="shrink-0 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-slate print:hidden"
        >
          <ChevronDown aria-hidden="true" className={classNames('size-4 text-muted', isOpen && 'rotate-180')} />
        </button>
      </div>
    </th>
  )
}

type ResultCellProps = {
  readonly result: SeasonRow['counted'][number] | undefined
  readonly code: string | null
  readonly name: string
}

/** Out of the order of keys: the heading above leads to the same event. */
function ResultCell({ result, code, name }: ResultCellProps) {
  const { t } = useTranslation()
  const pointsText = usePointsText()
  if (result === undefined) return null
  const points = pointsText(result.points)
  const title = t('seasons.table.cell', { event: name, points })
  const said = result.counts ? (
    points
  ) : (
    <s className="text-muted">
      {points}
      <span className="sr-only"> ({t('seasons.table.struck')})</span>
    </s>
  )
  if (code === null) return <span title={title}>{said}</span>
  return (
    <a
      href={`/tournament/${code}`}
      data-code={code}
      tabIndex={-1}
      title={title}
      className="block text-ink no-underline hover:underline"
    >
      {said}
    </a>
  )
}

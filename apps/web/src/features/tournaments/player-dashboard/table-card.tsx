import type { CSSProperties } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Mat } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { isLongName, PlayerName } from '../../../ui/player-name.tsx'
import { useBesideTable } from '../speech/use-spoken-table.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

export type TableSide = {
  readonly name: string
  /** As the opponent calls them. */
  readonly short: string
  /** Null before the first complete round. */
  readonly points: number | null
}

type TableCardProps = {
  readonly table: number
  /** A member's seat in a team, "B". */
  readonly seat?: string | null
  readonly own: TableSide
  readonly opponent: TableSide
  /** About the match: what it is for, who chooses to go first. */
  readonly notes: readonly string[]
}

/** Table and opponent, readable while walking. */
export function TableCard({ table, seat = null, own, opponent, notes }: TableCardProps) {
  const { t } = useTranslation()
  return (
    <Mat className="grid grid-cols-[minmax(0,1fr)] gap-2 text-center max-sm:p-4 short:gap-1 short:py-2.5">
      <LargeTable table={table} seat={seat} />
      <p className="flex flex-wrap items-baseline justify-center gap-x-2">
        <span>{t('dashboard.against')}</span>
        <PlayerName
          name={opponent.name}
          className={classNames(
            'line-clamp-2! max-w-full font-display font-bold large-text:line-clamp-none!',
            isLongName(opponent.name) ? 'text-lg sm:text-title' : 'text-title',
          )}
        />
      </p>
      <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-sm short:not-large-text:flex-nowrap">
        <Points side={own} note={t('dashboard.youNote')} />
        <span className="font-display font-bold">{t('dashboard.versus')}</span>
        <Points side={opponent} />
      </p>
      {notes.map((note) => (
        <p key={note} className="text-sm font-semibold wrap-anywhere">
          {note}
        </p>
      ))}
    </Mat>
  )
}

/** Readable from some way off. */
export function LargeTable({ table, seat }: Pick<TableCardProps, 'table' | 'seat'>) {
  const { t } = useTranslation()
  const label = `${useTableLabel()(table)}${seat ?? ''}`
  const beside = useBesideTable()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="@container">
        <span className="block text-sm font-semibold tracking-[0.2em] uppercase">{t('dashboard.table')}</span>
        <span
          style={{ '--signs': label.length } as CSSProperties}
          // As wide as the card, including a prefix.
          className="block font-display text-[min(6rem,calc(100cqi/(var(--signs)*0.66)))] leading-[0.9] font-bold whitespace-nowrap short:text-[3rem] tabular-nums"
        >
          {label}
        </span>
      </p>
      {beside}
    </div>
  )
}

type PointsProps = { readonly side: TableSide; readonly note?: string }

function Points({ side: { short, points }, note }: PointsProps) {
  const { t } = useTranslation()
  return (
    <span className="flex max-w-full min-w-0 items-baseline gap-1 large-text:flex-wrap large-text:justify-center">
      <bdi className="unbroken-words min-w-0">{short}</bdi>
      {note ? <span className="shrink-0">{note}</span> : null}
      {points === null ? null : (
        <span className="shrink-0 font-bold tabular-nums">{t('dashboard.points', { count: points })}</span>
      )}
    </span>
  )
}

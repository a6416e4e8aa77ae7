import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TableNumber, useTableWidth } from '../match-view/table-number.tsx'
import { isChanged, isTable } from './arranged-lines.ts'
import type { Line } from './lines.ts'
import { PlaceButton } from './place-button.tsx'

export type RowsOf = {
  readonly names: PlayerNames
  readonly points: ReadonlyMap<PlayerId, number>
  /** Each player's initial line. */
  readonly homes: ReadonlyMap<PlayerId, Line>
  readonly onTouch: (player: PlayerId) => void
}

type ArrangedRowProps = RowsOf & {
  readonly line: Line
  /** Its table number; null if it needs none, or gets one on saving. */
  readonly table: number | null
  readonly selected: PlayerId | null
  readonly isWarned: boolean
  /** Takes a free seat for the selected player; null where nobody is selected, or two sit at a table. */
  readonly onJoin: ((line: string, place: number) => void) | null
}

/** 64 px high whatever happens: its number and players. */
export const ArrangedRow = memo(function ArrangedRow(props: ArrangedRowProps) {
  const { line, table, selected, isWarned, names, points, homes, onTouch, onJoin } = props
  const { t } = useTranslation()
  const hasChanged = isChanged(line)
  return (
    <li
      className={classNames(
        'drawn-in-sight flex min-h-16 items-stretch gap-1 ps-2 large-text:block large-text:p-2',
        hasChanged && 'bg-slate-wash shadow-[inset_3px_0_0_var(--slate)]',
      )}
    >
      <span className="relative flex shrink-0 items-center">
        <LineNumber line={line} table={table} />
        {isWarned ? (
          <span className="absolute -end-1 top-1.5 rounded-full bg-surface p-0.5 text-amber">
            <TriangleAlert aria-hidden="true" className="size-4" />
            <span className="sr-only">{t('admin.pairing.warned')}</span>
          </span>
        ) : null}
        {hasChanged ? <span className="sr-only">{t('admin.pairing.changed')}</span> : null}
      </span>
      <div
        className={classNames(
          'grid min-w-0 flex-1 *:border-line *:odd:not-last:border-e large-text:grid-cols-[minmax(0,1fr)] large-text:*:not-last:border-e-0',
          line.places.length > 2 && '*:nth-[n+3]:border-t large-text:*:nth-[n+2]:border-t',
          line.places.length > 1 ? 'grid-cols-[repeat(2,minmax(0,1fr))]' : 'grid-cols-[minmax(0,1fr)]',
        )}
      >
        {line.places.map((held, place) =>
          held === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: players move between places; the place keeps the keyboard's focus
            <FreePlace key={place} onTake={onJoin && (() => onJoin(line.id, place))} />
          ) : (
            <PlaceButton
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              player={held.player}
              as={held.as}
              name={names.get(held.player) ?? ''}
              points={points.get(held.player) ?? 0}
              cameFrom={originOf(line, held.player, homes)}
              isSelected={held.player === selected}
              onTouch={onTouch}
            />
          ),
        )}
      </div>
    </li>
  )
})

function FreePlace({ onTake }: { readonly onTake: (() => void) | null }) {
  const { t } = useTranslation()
  if (onTake === null) {
    return <span className="flex min-h-11 items-center px-3 text-sm text-muted">{t('admin.pairing.freePlace')}</span>
  }
  return (
    <button
      type="button"
      onClick={onTake}
      className="flex min-h-11 items-center bg-felt-wash px-3 text-start text-sm font-semibold hover:bg-ink/6 focus-visible:-outline-offset-3"
    >
      {t('podsDesk.arrange.take')}
    </button>
  )
}

function originOf(line: Line, player: PlayerId, homes: RowsOf['homes']): Line | null {
  const home = homes.get(player)
  return home === undefined || home.id === line.id ? null : home
}

function LineNumber({ line, table }: Pick<ArrangedRowProps, 'line' | 'table'>) {
  const { t } = useTranslation()
  const width = useTableWidth()
  const shown = table ?? line.table
  if (shown !== null) return <TableNumber table={shown} />
  return (
    <span className={classNames('inline-flex shrink-0 items-center justify-center text-muted', width)}>
      <span aria-hidden="true">{isTable(line) ? '+' : '–'}</span>
      {isTable(line) ? <span className="sr-only">{t('admin.pairing.newTable')}</span> : null}
    </span>
  )
}

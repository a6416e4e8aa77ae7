import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { ArrowLeftRight } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import type { Line, Place } from './arranged-lines.ts'

type PlaceButtonProps = {
  readonly player: PlayerId
  readonly as: Place['as']
  readonly name: string
  readonly points: number
  /** The line of theirs when the organizer began; null where they still are. */
  readonly cameFrom: Line | null
  readonly isSelected: boolean
  readonly onTouch: (player: PlayerId) => void
}

/** A player who can be picked up and exchanged with another: half a row for the finger. */
export const PlaceButton = memo(function PlaceButton(props: PlaceButtonProps) {
  const { player, as, name, points, cameFrom, isSelected, onTouch } = props
  const { t } = useTranslation()
  return (
    <button
      type="button"
      title={name}
      aria-pressed={isSelected}
      onClick={() => onTouch(player)}
      className={classNames(
        'flex min-h-11 min-w-0 scroll-mt-32 scroll-mb-56 items-center gap-2 px-2 py-1 text-start transition-colors duration-150 sm:px-3',
        'focus-visible:-outline-offset-3',
        isSelected ? 'bg-carmine-wash ring-2 ring-carmine ring-inset' : 'hover:bg-ink/6',
        as === 'none' && !isSelected && 'bg-amber-wash',
      )}
    >
      <span className="grid min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3 large-text:block">
        <span className="line-clamp-2 min-w-0 overflow-hidden text-sm leading-[1.125rem] font-semibold text-ellipsis sm:line-clamp-1 sm:flex-1 sm:text-base large-text:line-clamp-none large-text:wrap-anywhere">
          <bdi>{name}</bdi>
        </span>{' '}
        <span className="flex min-w-0 items-center gap-1 text-sm leading-[1.125rem] text-muted tabular-nums large-text:flex-wrap sm:shrink-0">
          <ArrowLeftRight aria-hidden="true" className="size-3.5 shrink-0 sm:hidden" />
          <span className="truncate">
            {as === 'table' ? null : (
              <span className={as === 'none' ? 'font-semibold text-amber' : ''}>{t(`admin.pairing.as.${as}`)} · </span>
            )}
            {t('admin.pairing.points', { count: points })}
            {cameFrom ? <Origin line={cameFrom} player={player} /> : null}
          </span>
        </span>
      </span>
      <ArrowLeftRight aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />
    </button>
  )
})

/** Where the player was: "de 8". */
function Origin({ line, player }: { readonly line: Line; readonly player: PlayerId }) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const was = line.before.find((held) => held.player === player)?.as ?? 'none'
  const table = line.table === null ? '' : labelOf(line.table)
  return (
    <span className="font-semibold text-slate">
      <span aria-hidden="true">
        {' · '}
        {t(`admin.pairing.from.${was}`, { table })}
      </span>
      <span className="sr-only">, {t(`admin.pairing.fromHeard.${was}`, { table })}</span>
    </span>
  )
}

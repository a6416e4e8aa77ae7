import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { ArrowLeftRight } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import type { Line, Place } from './lines.ts'

type PlaceButtonProps = {
  readonly player: PlayerId
  readonly as: Place['as']
  readonly name: string
  readonly points: number
  /** The player's initial line; null if still there. */
  readonly cameFrom: Line | null
  readonly isSelected: boolean
  readonly onTouch: (player: PlayerId) => void
}

/** Half a row as touch target. */
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
        <span className="line-clamp-2 min-w-0 overflow-hidden text-sm leading-[1.125rem] font-semibold text-ellipsis sm:flex-1 sm:text-base sm:leading-5 large-text:line-clamp-none large-text:wrap-anywhere">
          <bdi>{name}</bdi>
        </span>{' '}
        <span className="flex min-w-0 items-center gap-1 text-sm leading-[1.125rem] text-muted tabular-nums large-text:flex-wrap sm:shrink-0">
          <ArrowLeftRight aria-hidden="true" className="size-3.5 shrink-0 max-[22rem]:hidden sm:hidden" />
          <span className="truncate">
            {as === 'table' ? null : (
              <span className={classNames('font-semibold', as === 'none' && 'text-amber')}>
                {t(`admin.pairing.as.${as}`)}
              </span>
            )}
            {cameFrom ? <Origin line={cameFrom} player={player} isHeard={as !== 'table'} /> : null}
            <Between isSaid={as !== 'table' || cameFrom !== null} isWide={as !== 'table'} />
            {/* A narrow row has room for one of them: the missing match takes precedence. */}
            <span className={as === 'table' ? '' : 'max-sm:sr-only'}>
              {t('admin.pairing.points', { count: points })}
            </span>
          </span>
        </span>
      </span>
      <ArrowLeftRight aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />
    </button>
  )
})

/** The dot before the points. */
function Between({ isSaid, isWide }: { readonly isSaid: boolean; readonly isWide: boolean }) {
  if (!isSaid) return null
  return <span className={isWide ? 'max-sm:sr-only' : ''}> · </span>
}

type OriginProps = {
  readonly line: Line
  readonly player: PlayerId
  /** For screen readers only, where a narrow row shows something else. */
  readonly isHeard: boolean
}

/** "de 8": the player's origin. */
function Origin({ line, player, isHeard }: OriginProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const was = line.before.find((held) => held.player === player)?.as ?? 'none'
  const table = line.table === null ? '' : labelOf(line.table)
  return (
    <span className="font-semibold text-slate">
      <span aria-hidden="true" className={isHeard ? 'max-sm:hidden' : ''}>
        {isHeard ? ' · ' : ''}
        {t(`admin.pairing.from.${was}`, { table })}
      </span>
      <span className="sr-only">
        {isHeard ? ', ' : ''}
        {t(`admin.pairing.fromHeard.${was}`, { table })}
      </span>
    </span>
  )
}

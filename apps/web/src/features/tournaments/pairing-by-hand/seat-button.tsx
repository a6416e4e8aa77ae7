import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'

type SeatButtonProps = {
  readonly name: string
  readonly points: number
  readonly isSelected: boolean
  readonly onTouch: () => void
}

/** A player who can be picked up and exchanged with another. */
export function SeatButton({ name, points, isSelected, onTouch }: SeatButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onTouch}
      className={classNames(
        'flex min-h-12 w-full min-w-0 items-center justify-between gap-2 rounded-control border px-3 py-2 text-start transition-colors duration-150',
        isSelected ? 'border-carmine bg-carmine-wash ring-2 ring-carmine' : 'border-control bg-surface hover:bg-sunken',
      )}
    >
      <PlayerName name={name} isStrong />{' '}
      <span className="shrink-0 text-sm text-muted tabular-nums">{t('admin.pairing.points', { count: points })}</span>
    </button>
  )
}

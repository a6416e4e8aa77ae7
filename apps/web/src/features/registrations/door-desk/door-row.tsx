import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { GROUPED_ROW } from '../../../ui/use-row-groups.ts'
import { isWaiting, realName } from '../organizer/registration-list.ts'
import type { What } from './use-desk-notes.ts'

type DoorRowProps = {
  readonly registration: RegistrationView
  readonly isPresent: boolean
  readonly hasPaid: boolean
  readonly takesFee: boolean
  readonly onTap: (registration: RegistrationView, what: What) => void
}

/** One person's ticks; without a fee the whole row is the tick. Equally high with and without marks. */
export const DoorRow = memo(function DoorRow(props: DoorRowProps) {
  const { registration, isPresent, hasPaid, takesFee, onTap } = props
  const { t } = useTranslation()
  const { id, playerName: name } = registration
  // Below the name, which has the whole line.
  const about = [
    registration.teamName ?? '',
    isWaiting(registration) ? t('organizer.status.pending') : '',
    realName(registration),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li
      {...GROUPED_ROW}
      data-row={id}
      className={classNames(
        'relative flex min-h-16 scroll-mt-22 items-center gap-2 border-b border-line py-1 ps-2 large-text:flex-wrap',
        isPresent && (hasPaid || !takesFee) && 'bg-felt-wash',
      )}
    >
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] large-text:basis-full">
        <PlayerName name={name} isTwoLines isStrong />
        {about === '' ? null : <span className="truncate text-sm text-muted">{about}</span>}
      </span>
      <Tick
        label={t('checkIn.presentName', { name })}
        text={t('checkIn.present')}
        isTicked={isPresent}
        isWholeRow={!takesFee}
        onTap={() => onTap(registration, 'isPresent')}
      />
      {takesFee ? (
        <Tick
          label={t('checkIn.paidName', { name })}
          text={t('checkIn.paid')}
          isTicked={hasPaid}
          onTap={() => onTap(registration, 'hasPaid')}
        />
      ) : null}
    </li>
  )
})

type TickProps = {
  readonly label: string
  readonly text: string
  readonly isTicked: boolean
  readonly isWholeRow?: boolean
  readonly onTap: () => void
}

function Tick({ label, text, isTicked, isWholeRow = false, onTap }: TickProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isTicked}
      // Keeps the focus in the field for the next name.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTap}
      className={classNames(
        'grid h-14 w-18 shrink-0 place-items-center content-center gap-0.5 rounded-control border text-sm font-semibold sm:w-24',
        'large-text:h-auto large-text:min-h-14 large-text:w-auto large-text:flex-1 large-text:py-1',
        isWholeRow && 'after:absolute after:inset-0',
        isTicked ? 'border-felt bg-felt text-on-felt' : 'border-control bg-surface text-muted hover:bg-sunken',
      )}
    >
      <Check aria-hidden="true" className={classNames('size-6', !isTicked && 'opacity-40')} />
      {text}
    </button>
  )
}

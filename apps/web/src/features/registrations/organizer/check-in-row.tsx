import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { CircleCheck } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { isWaiting, realName } from './registration-list.ts'

type CheckInRowProps = {
  readonly registration: RegistrationView
  readonly isPresent: boolean
  readonly onTap: (registration: RegistrationView) => void
}

/** One person, and the whole row is the button: there, or not. It is as high with marks as without. */
export const CheckInRow = memo(function CheckInRow({ registration, isPresent, onTap }: CheckInRowProps) {
  const { t } = useTranslation()
  // Said below the name, which has the whole line.
  const about = [isWaiting(registration) ? t('organizer.status.pending') : '', realName(registration)]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="border-b border-line drawn-in-sight">
      <button
        type="button"
        aria-pressed={isPresent}
        onClick={() => onTap(registration)}
        className={classNames(
          'flex min-h-14 w-full items-center gap-3 px-2 py-1 text-start hover:bg-sunken',
          isPresent && 'bg-felt-wash',
        )}
      >
        <CircleCheck
          aria-hidden="true"
          className={classNames('size-7 shrink-0', isPresent ? 'text-felt' : 'text-line')}
        />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
          <PlayerName name={registration.playerName} isOneLine isStrong />
          {about === '' ? null : <span className="truncate text-sm text-muted">{about}</span>}
        </span>
      </button>
    </li>
  )
})

import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { deckLabel } from '@tablee/domain/decklists/deck-label'
import type { Phase, TournamentId } from '@tablee/domain/tournaments/tournament'
import { Check, Ellipsis } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useHeldRow } from '../../../ui/use-held-row.ts'
import { decklistOf } from '../api/decklist-of.ts'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'
import { isWaiting, realName } from './registration-list.ts'
import { RegistrationStatus } from './registration-status.tsx'
import type { DoneAct } from './use-acts-with-notice.ts'

export type RegistrationRowProps = {
  readonly tournamentId: TournamentId
  readonly registration: RegistrationView
  readonly phase: Phase['kind']
  /** Every seat is taken: who waits is accepted from the sheet, where it says what that takes. */
  readonly isFull: boolean
  readonly isDisqualified: boolean
  /** Null where there is nothing to select from. */
  readonly isSelected: boolean | null
  readonly onSelect: (id: string, isSelected: boolean) => void
  readonly onOpen: (id: string) => void
  readonly onDone: (done: DoneAct) => void
}

const ROW_CLASS =
  'relative flex min-h-14 min-w-0 items-center gap-2 rounded-control border border-line bg-surface py-0.5 ps-3 pe-1 ' +
  'drawn-in-sight large-text:flex-wrap max-sm:pe-2'

/** One registration: who, how it stands, and the one thing that is done about it most. Its height says nothing of its state. */
export const RegistrationRow = memo(function RegistrationRow(props: RegistrationRowProps) {
  const { registration, isSelected, onSelect, onOpen } = props
  const { t } = useTranslation()
  const { id, playerName: name } = registration
  const row = useHeldRow(() => onOpen(id))
  return (
    <li {...row} className={classNames(ROW_CLASS, row.className)}>
      {isSelected === null ? null : (
        <label className="relative z-1 -ms-2 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={t('organizer.row.select', { name })}
            checked={isSelected}
            onChange={(event) => onSelect(id, event.target.checked)}
            className="size-6 cursor-pointer accent-carmine"
          />
        </label>
      )}
      <Person registration={registration} isDisqualified={props.isDisqualified} />
      <MainAct {...props} />
      <IconButton
        label={t('organizer.row.open', { name })}
        icon={<Ellipsis aria-hidden="true" className="size-5 max-sm:hidden" />}
        // On a phone the row itself is the button: its name needs the room.
        className="max-sm:absolute max-sm:inset-0 max-sm:size-auto max-sm:enabled:hover:bg-transparent"
        data-whole-row
        onClick={() => onOpen(id)}
      />
    </li>
  )
})

function Person({ registration, isDisqualified }: Pick<RegistrationRowProps, 'registration' | 'isDisqualified'>) {
  const { t } = useTranslation()
  const { decklist, waitingPosition, playerName, dropped, status, shownAs = null, hasPaid } = registration
  const deck = useMemo(() => {
    const read = decklistOf({ decklist })
    return read && deckLabel(read)
  }, [decklist])
  const hidden = shownAs === null ? '' : t('organizer.row.hidden', { name: shownAs })
  const about = [hidden, realName(registration), deck ?? ''].filter(Boolean).join(' · ')
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] large-text:basis-full">
      <PlayerName name={playerName} isOneLine isStrong isStruck={dropped || status === 'cancelled'} />
      <div className="flex items-center gap-2 overflow-hidden whitespace-nowrap empty:hidden large-text:flex-wrap">
        {/* Confirmed is what most of them are: it is said of the others. */}
        {status === 'confirmed' && !dropped && !isDisqualified ? null : (
          <RegistrationStatus status={status} dropped={dropped} isDisqualified={isDisqualified} />
        )}
        {waitingPosition === null ? null : (
          <Badge tone="slate">{t('organizer.row.waiting', { position: waitingPosition })}</Badge>
        )}
        {hasPaid ? <Badge tone="felt">{t('organizer.row.settled')}</Badge> : null}
        {about === '' ? null : <p className="truncate text-sm text-muted">{about}</p>}
      </div>
    </div>
  )
}

function MainAct({ tournamentId, registration, phase, isFull, onDone }: RegistrationRowProps) {
  const { t } = useTranslation()
  const may = useMay()
  const act = useOrganizerAct(tournamentId)
  const { playerKey, playerName: name, status, dropped, checkedIn } = registration
  const sent = act.input?.act ?? { kind: 'accept' }
  useToldFailure(act, t(`organizer.failed.${sent.kind}`))
  const send = async (wished: OrganizerAct['act']) => {
    const reply = await act.send({ playerKey, act: wished })
    if (reply !== null) onDone({ registration: reply.data.registration, act: wished, seats: null })
  }
  if (isWaiting(registration) && phase !== 'finished') {
    if (isFull || !may('accept-registration')) return null
    return (
      <Button
        variant="secondary"
        className="relative z-1 max-sm:px-2.5 max-sm:text-sm"
        isBusy={act.isSending}
        aria-label={t('organizer.row.acceptName', { name })}
        onClick={() => void send({ kind: 'accept' })}
      >
        {t('organizer.row.accept')}
      </Button>
    )
  }
  if (phase !== 'waiting' || status !== 'confirmed' || dropped || !may('check-in-player')) return null
  // The tap shows at once; a refusal takes it back.
  const isPresent = act.isSending && sent.kind === 'check-in' ? sent.isPresent : checkedIn === true
  return (
    <Button
      variant={isPresent ? 'felt' : 'secondary'}
      className="relative z-1 max-sm:px-2.5 max-sm:text-sm"
      aria-label={t('organizer.row.presentName', { name })}
      aria-pressed={isPresent}
      icon={<Check aria-hidden="true" className={classNames('size-5', !isPresent && 'sm:hidden')} />}
      onClick={() => void send({ kind: 'check-in', isPresent: !isPresent })}
    >
      {/* On a phone the name needs the room. */}
      <span className="max-sm:hidden">{t('organizer.row.present')}</span>
    </Button>
  )
}

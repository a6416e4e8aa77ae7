import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { deckLabel } from '@tablee/domain/decklists/decklist'
import type { Phase, TournamentId } from '@tablee/domain/tournaments/tournament'
import { Check, Ellipsis } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useToldFailure } from '../../../transport/use-told-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { decklistOf } from '../api/decklist-of.ts'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'
import { isWaiting, realName } from './registration-list.ts'
import { RegistrationStatus } from './registration-status.tsx'

export type RegistrationRowProps = {
  readonly tournamentId: TournamentId
  readonly registration: WholeRegistration
  readonly phase: Phase['kind']
  /** Null where there is nothing to select from. */
  readonly isSelected: boolean | null
  readonly onSelect: (id: string, isSelected: boolean) => void
  readonly onOpen: (id: string) => void
  readonly onDone: (registration: WholeRegistration, act: OrganizerAct['act']) => void
}

/** One registration: who, how it stands, and the one thing that is done about it most. */
export const RegistrationRow = memo(function RegistrationRow(props: RegistrationRowProps) {
  const { registration, isSelected, onSelect, onOpen } = props
  const { t } = useTranslation()
  const { id, playerName: name } = registration
  return (
    <li className="flex min-h-16 min-w-0 items-center gap-2 rounded-control border border-line bg-surface py-1.5 ps-3 pe-1 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      {isSelected === null ? null : (
        <label className="-ms-2 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={t('organizer.row.select', { name })}
            checked={isSelected}
            onChange={(event) => onSelect(id, event.target.checked)}
            className="size-6 cursor-pointer accent-carmine"
          />
        </label>
      )}
      <Person registration={registration} />
      <MainAct {...props} />
      <IconButton
        label={t('organizer.row.open', { name })}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        onClick={() => onOpen(id)}
      />
    </li>
  )
})

function Person({ registration }: Pick<RegistrationRowProps, 'registration'>) {
  const { t } = useTranslation()
  const { decklist, waitingPosition, playerName, dropped, status } = registration
  const deck = useMemo(() => {
    const read = decklistOf({ decklist })
    return read && deckLabel(read)
  }, [decklist])
  const about = [realName(registration), deck ?? ''].filter(Boolean).join(' · ')
  return (
    <div className="grid min-w-0 flex-1 gap-0.5 py-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <PlayerName name={playerName} isStrong isStruck={dropped || status === 'cancelled'} />
        <RegistrationStatus status={status} dropped={dropped} />
        {waitingPosition === null ? null : (
          <Badge tone="slate">{t('organizer.row.waiting', { position: waitingPosition })}</Badge>
        )}
      </div>
      {about === '' ? null : <p className="text-sm text-muted wrap-anywhere">{about}</p>}
    </div>
  )
}

function MainAct({ tournamentId, registration, phase, onDone }: RegistrationRowProps) {
  const { t } = useTranslation()
  const act = useOrganizerAct(tournamentId)
  const { playerKey, playerName: name, status, dropped, checkedIn } = registration
  const sent = act.input?.act ?? { kind: 'accept' }
  useToldFailure(act, t(`organizer.failed.${sent.kind}`))
  const send = async (wished: OrganizerAct['act']) => {
    const reply = await act.send({ playerKey, act: wished })
    if (reply !== null) onDone(reply.data.registration, wished)
  }
  if (isWaiting(registration) && phase !== 'finished') {
    return (
      <Button
        variant="secondary"
        className="max-sm:px-2.5 max-sm:text-sm"
        isBusy={act.isSending}
        aria-label={t('organizer.row.acceptName', { name })}
        onClick={() => void send({ kind: 'accept' })}
      >
        {t('organizer.row.accept')}
      </Button>
    )
  }
  if (phase !== 'waiting' || status !== 'confirmed' || dropped) return null
  // The tap shows at once; a refusal takes it back.
  const isPresent = act.isSending && sent.kind === 'check-in' ? sent.isPresent : checkedIn
  return (
    <Button
      variant={isPresent ? 'felt' : 'secondary'}
      className="max-sm:px-2.5 max-sm:text-sm"
      aria-label={t('organizer.row.presentName', { name })}
      aria-pressed={isPresent}
      icon={isPresent ? <Check aria-hidden="true" className="size-5 max-sm:hidden" /> : null}
      onClick={() => void send({ kind: 'check-in', isPresent: !isPresent })}
    >
      {t('organizer.row.present')}
    </Button>
  )
}

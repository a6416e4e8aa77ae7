import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Phase, TournamentId } from '@tablee/domain/tournaments/tournament'
import { Check, Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'
import { isWaiting } from './registration-list.ts'
import type { DoneAct } from './use-acts-with-notice.ts'

/** Plain values, so that a row rerenders only if one changes. */
export type RowFacts = {
  readonly isDisqualified: boolean
  /** Out because they missed a match. */
  readonly isAbsent: boolean
  /** The next match begins with a lost game. */
  readonly isBooked: boolean
  /** The table that was kept for them; null for most. */
  readonly fixedTable: string | null
  readonly wishesSeat: boolean
  readonly lacksDeck: boolean
  readonly table: number | null
  readonly record: string
}

export type RowActs = {
  readonly tournamentId: TournamentId
  readonly registration: RegistrationView
  readonly phase: Phase['kind']
  /** In a full event the sheet accepts, where it explains the extra seat. */
  readonly isFull: boolean
  readonly onDone: (done: DoneAct) => void
}

function useRowAct({ tournamentId, registration, onDone }: RowActs) {
  const { t } = useTranslation()
  const act = useOrganizerAct(tournamentId)
  const sent = act.input?.act ?? { kind: 'accept' }
  useToldFailure(act, t(`organizer.failed.${sent.kind}`))
  const send = async (wished: OrganizerAct['act']) => {
    const reply = await act.send({ playerKey: registration.playerKey, act: wished })
    if (reply !== null) onDone({ registration: reply.data.registration, act: wished, seats: null })
  }
  return { isSending: act.isSending, sent, send }
}

/** The most frequent act: accept or check in. */
export function MainAct(props: RowActs) {
  const { registration, phase, isFull } = props
  const { t } = useTranslation()
  const may = useMay()
  const { isSending, sent, send } = useRowAct(props)
  const { playerName: name, status, dropped, checkedIn } = registration
  if (isWaiting(registration) && phase !== 'finished') {
    if (isFull || !may('accept-registration')) return null
    return (
      <Button
        variant="secondary"
        className="relative z-1 max-lg:text-sm max-sm:px-2.5"
        isBusy={isSending}
        aria-label={t('organizer.row.acceptName', { name })}
        onClick={() => void send({ kind: 'accept' })}
      >
        {t('organizer.row.accept')}
      </Button>
    )
  }
  if (phase !== 'waiting' || status !== 'confirmed' || dropped || !may('check-in-player')) return null
  // Optimistic; a refusal reverts it.
  const isPresent = isSending && sent.kind === 'check-in' ? sent.isPresent : checkedIn === true
  return (
    <Tick
      label={t('organizer.row.presentName', { name })}
      isTicked={isPresent}
      icon={<Check aria-hidden="true" className="size-5" />}
      onTap={() => void send({ kind: 'check-in', isPresent: !isPresent })}
    />
  )
}

/** A tap marks the fee settled, another undoes it (EVEN-6). */
export function PaidTick(props: RowActs) {
  const { registration } = props
  const { t } = useTranslation()
  const { isSending, sent, send } = useRowAct(props)
  if (registration.hasPaid === undefined) return null
  const hasPaid = isSending && sent.kind === 'payment' ? sent.hasPaid : registration.hasPaid
  return (
    <Tick
      label={t('organizer.row.settledName', { name: registration.playerName })}
      isTicked={hasPaid}
      icon={<Coins aria-hidden="true" className="size-5" />}
      onTap={() => void send({ kind: 'payment', hasPaid: !hasPaid })}
    />
  )
}

type TickProps = {
  readonly label: string
  readonly isTicked: boolean
  readonly icon: ReactNode
  readonly onTap: () => void
}

function Tick({ label, isTicked, icon, onTap }: TickProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isTicked}
      title={label}
      onClick={onTap}
      className={classNames(
        'relative z-1 inline-grid h-11 w-14 shrink-0 place-items-center rounded-control border',
        isTicked ? 'border-felt bg-felt text-on-felt' : 'border-control bg-surface text-muted hover:bg-sunken',
      )}
    >
      {icon}
    </button>
  )
}

import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isAbsentPlayer } from '@tablee/domain/tournaments/conduct/absence'
import { isDisqualified } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { raisedCapacity } from '@tablee/domain/tournaments/players/capacity'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { isMovableInGroups } from '@tablee/domain/tournaments/rounds/move-to-group'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { ArrowLeftRight, Eraser, Eye, EyeOff, Gavel, MapPin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { decklistOf } from '../api/decklist-of.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { AwardedByes } from './awarded-byes.tsx'
import { CancelSeated } from './cancel-seated.tsx'
import { EditDecklist } from './edit-decklist.tsx'
import { EditRegistration } from './edit-registration.tsx'
import { EraseData, type Erased, ErasedDialog } from './erase-data.tsx'
import { actsIn, asksFirst } from './offered-acts.ts'
import { PersonalDetails } from './personal-details.tsx'
import { realName } from './registration-list.ts'
import { RegistrationStatus } from './registration-status.tsx'
import type { DoneAct } from './use-acts-with-notice.ts'
import { WishedSeat } from './wished-seat.tsx'

/** Something to decide about a player; `onGiven` after a new decision. */
export type ShowStep = (of: {
  readonly player: Player
  readonly onBack: () => void
  readonly onGiven: () => void
}) => ReactNode

export type SeatStep = (of: { readonly player: Player; readonly onGiven: () => void }) => ReactNode

type RegistrationDialogProps = {
  readonly tournament: Tournament
  /** Null: closed. */
  readonly registration: RegistrationView | null
  readonly decklists: DecklistSlots
  readonly conduct: ShowStep
  /** Another group for the player. */
  readonly group: ShowStep
  /** A table that is theirs in every round. */
  readonly table: ShowStep
  /** The next free one, by one tap. */
  readonly seat: SeatStep
  readonly onClose: () => void
  readonly onDone: (done: DoneAct) => void
}

export function RegistrationDialog(props: RegistrationDialogProps) {
  const { registration, onClose } = props
  const { t } = useTranslation()
  const [erased, setErased] = useState<Erased | null>(null)
  const onErased = (one: Erased) => {
    onClose()
    setErased(one)
  }
  return (
    <>
      <Dialog
        isOpen={registration !== null}
        onClose={onClose}
        title={registration?.playerName ?? ''}
        description={registration ? realName(registration) : ''}
        closeLabel={t('tournament.close')}
        width="wide"
      >
        {registration ? (
          <DialogSteps key={registration.id} {...props} registration={registration} onErased={onErased} />
        ) : null}
      </Dialog>
      <ErasedDialog erased={erased} onClose={() => setErased(null)} />
    </>
  )
}

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const

type DialogContentProps = RegistrationDialogProps & { readonly registration: RegistrationView }
type DialogStepsProps = DialogContentProps & { readonly onErased: (erased: Erased) => void }

function DialogSteps({ onErased, ...props }: DialogStepsProps) {
  const { tournament, registration, onClose } = props
  const { t } = useTranslation()
  const may = useMay()
  const [step, setStep] = useState<'conduct' | 'group' | 'table' | 'erase' | null>(null)
  const player = tournament.players.find(({ id }) => id === registration.playerKey)
  const hasConduct = may('get-conduct') && !isWaiting(tournament)
  if (step === 'erase') {
    return isWhole(registration) ? (
      <EraseData {...{ tournament, registration, onErased }} onBack={() => setStep(null)} />
    ) : null
  }
  if (player && step !== null) return props[step]({ player, onBack: () => setStep(null), onGiven: onClose })
  return (
    <DialogContent
      {...props}
      give={player && player.droppedAfter === null ? props.seat({ player, onGiven: onClose }) : null}
    >
      {player && hasConduct ? (
        <Button variant="secondary" icon={<Gavel {...ICON} />} onClick={() => setStep('conduct')}>
          {t('conduct.history')}
        </Button>
      ) : null}
      {player && player.droppedAfter === null && may('plan-tables') && !isFinished(tournament) ? (
        <Button variant="secondary" icon={<MapPin {...ICON} />} onClick={() => setStep('table')}>
          {t('tablePlan.act')}
        </Button>
      ) : null}
      {player && may('move-to-group') && isMovableInGroups(tournament, player.id) ? (
        <Button variant="secondary" icon={<ArrowLeftRight {...ICON} />} onClick={() => setStep('group')}>
          {t('structure.groups.move')}
        </Button>
      ) : null}
      {isWhole(registration) && may('erase-registration') ? (
        <Button variant="secondary" icon={<Eraser {...ICON} />} onClick={() => setStep('erase')}>
          {t('organizer.erase.open')}
        </Button>
      ) : null}
    </DialogContent>
  )
}

type WithMoreActs = DialogContentProps & { readonly give: ReactNode; readonly children: ReactNode }

function DialogContent({ tournament, registration, decklists, give, onClose, onDone, children }: WithMoreActs) {
  const { t } = useTranslation()
  const { id: tournamentId, capacity } = tournament
  const [isAsking, setIsAsking] = useState(false)
  const [edited, setEdited] = useState<'details' | 'decklist' | null>(null)
  const may = useMay()
  const act = useOrganizerAct(tournamentId)
  if (edited !== null && isWhole(registration)) {
    const editing = { registration, onClose: () => setEdited(null) }
    if (edited === 'details') return <EditRegistration {...editing} tournament={tournament} />
    return <EditDecklist {...editing} tournament={tournament} decklists={decklists} />
  }
  const { shownAs = null } = registration
  const canEditDecklist = isDeckOpen(tournament, registration) && may('submit-decklist')
  const send = async (wished: OrganizerAct['act']) => {
    const reply = await act.send({ playerKey: registration.playerKey, act: wished })
    // After hiding a name, the sheet shows what others see.
    if (reply === null || wished.kind === 'hide' || wished.kind === 'payment' || wished.kind === 'byes') return
    onClose()
    const { data } = reply
    onDone({ registration: data.registration, act: wished, seats: raisedCapacity(capacity, data.maxPlayers) })
  }
  if (isAsking) {
    return (
      <CancelSeated
        tournament={tournament}
        registration={registration}
        act={act}
        onBack={() => setIsAsking(false)}
        onConfirm={() => void send({ kind: 'cancel' })}
      />
    )
  }
  return (
    <>
      <div>
        <RegistrationStatus
          {...registration}
          isDisqualified={isDisqualified(tournament, registration.playerKey as PlayerId)}
          isAbsent={isAbsentPlayer(tournament, registration.playerKey as PlayerId)}
        />
      </div>
      <WishedSeat {...{ tournament, registration, give }} />
      <p aria-live="polite" className="wrap-anywhere empty:hidden">
        {shownAs === null
          ? null
          : t(isNumberName(shownAs) ? 'organizer.details.isHidden' : 'youth.othersRead', { name: shownAs })}
      </p>
      {(tournament.registrationRules.fee !== null || registration.hasPaid) && may('note-payment') ? (
        <Settled fee={tournament.registrationRules.fee} act={act} registration={registration} send={send} />
      ) : null}
      {may('award-byes') ? <AwardedByes {...{ tournament, registration, act, send }} /> : null}
      {isWhole(registration) ? (
        <PersonalDetails
          registration={registration}
          decklists={decklists}
          onEditDecklist={canEditDecklist ? () => setEdited('decklist') : null}
        />
      ) : null}
      <ActFailure act={act} title={t(`organizer.failed.${act.input?.act.kind ?? 'accept'}`)} isTap />
      <ActButtons
        tournament={tournament}
        registration={registration}
        act={act}
        onEdit={() => setEdited('details')}
        onSend={(wished) => (asksFirst(tournament, registration, wished) ? setIsAsking(true) : void send(wished))}
      >
        {children}
      </ActButtons>
    </>
  )
}

type ActButtonsProps = Pick<WithMoreActs, 'tournament' | 'registration' | 'children'> & {
  readonly act: ReturnType<typeof useOrganizerAct>
  readonly onEdit: () => void
  readonly onSend: (wished: OrganizerAct['act']) => void
}

function ActButtons({ tournament, registration, act, onEdit, onSend, children }: ActButtonsProps) {
  const { t } = useTranslation()
  const may = useMay()
  const acts = actsIn(tournament, registration).filter(({ name }) => may(name))
  const { shownAs = null } = registration
  const isShown = shownAs === null || !isNumberName(shownAs)
  return (
    <div className="flex flex-wrap gap-2 max-sm:flex-col sm:justify-end">
      {children}
      {may('hide-player-name') ? (
        <Button
          variant="secondary"
          icon={isShown ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
          isBusy={act.isSending && act.input?.act.kind === 'hide'}
          disabled={act.isSending}
          onClick={() => onSend({ kind: 'hide', isHidden: isShown })}
        >
          {t(isShown ? 'admin.players.hide' : 'admin.players.show')}
        </Button>
      ) : null}
      {!isFinished(tournament) && isWhole(registration) && may('update-registration') ? (
        <Button variant="secondary" onClick={onEdit}>
          {t('organizer.details.edit')}
        </Button>
      ) : null}
      {acts.map(({ act: wished, wording, variant }) => (
        <Button
          key={wording}
          variant={variant}
          isBusy={act.isSending && act.input?.act === wished}
          disabled={act.isSending}
          onClick={() => onSend(wished)}
        >
          {t(`organizer.details.${wording}`)}
        </Button>
      ))}
    </div>
  )
}

/** Until the finish, if the event asks for decklists or one was given. */
function isDeckOpen(tournament: Tournament, registration: RegistrationView): boolean {
  const isAsked = tournament.registrationRules.deck !== 'none' || decklistOf(registration) !== null
  const isActive = registration.status !== 'cancelled' && !registration.dropped
  return isAsked && isActive && !isFinished(tournament)
}

type SettledProps = {
  readonly fee: string | null
  readonly act: ReturnType<typeof useOrganizerAct>
  readonly registration: RegistrationView
  readonly send: (wished: OrganizerAct['act']) => Promise<void>
}

/** A tap marks the fee settled, another undoes it (EVEN-6). */
function Settled({ fee, act, registration, send }: SettledProps) {
  const { t } = useTranslation()
  const sent = act.isSending ? act.input?.act : null
  const isChecked = sent?.kind === 'payment' ? sent.hasPaid : registration.hasPaid === true
  return (
    <Checkbox
      label={
        <>
          {t('organizer.details.settled')}
          {fee === null ? null : <span className="block text-sm text-muted wrap-anywhere">{fee}</span>}
        </>
      }
      isChecked={isChecked}
      onChange={(hasPaid) => {
        if (!act.isSending) void send({ kind: 'payment', hasPaid })
      }}
    />
  )
}

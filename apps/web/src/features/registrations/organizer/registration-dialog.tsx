import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { Phase, TournamentId } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'
import { EditRegistration } from './edit-registration.tsx'
import { PersonalDetails } from './personal-details.tsx'
import { realName } from './registration-list.ts'
import { RegistrationStatus } from './registration-status.tsx'

type RegistrationDialogProps = {
  readonly tournamentId: TournamentId
  readonly phase: Phase['kind']
  /** Null while none is open. */
  readonly registration: WholeRegistration | null
  readonly showDecklist: (decklist: Decklist) => ReactNode
  readonly onClose: () => void
  readonly onDone: (registration: WholeRegistration, act: OrganizerAct['act']) => void
}

/** Everything a registration says, and all that can be done about it. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { registration, onClose } = props
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={registration !== null}
      onClose={onClose}
      title={registration?.playerName ?? ''}
      description={registration ? realName(registration) : ''}
      closeLabel={t('tournament.close')}
      width="wide"
    >
      {registration ? <DialogContent key={registration.id} {...props} registration={registration} /> : null}
    </Dialog>
  )
}

type DialogContentProps = RegistrationDialogProps & { readonly registration: WholeRegistration }

function DialogContent({ tournamentId, phase, registration, showDecklist, onClose, onDone }: DialogContentProps) {
  const { t } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const act = useOrganizerAct(tournamentId)
  if (isEditing) {
    return (
      <EditRegistration tournamentId={tournamentId} registration={registration} onClose={() => setIsEditing(false)} />
    )
  }
  const send = async (wished: OrganizerAct['act']) => {
    const reply = await act.send({ playerKey: registration.playerKey, act: wished })
    if (reply === null) return
    onClose()
    onDone(reply.data.registration, wished)
  }
  return (
    <>
      <div>
        <RegistrationStatus {...registration} />
      </div>
      <PersonalDetails registration={registration} showDecklist={showDecklist} />
      <ActFailure act={act} title={t(`organizer.failed.${act.input?.act.kind ?? 'accept'}`)} />
      {phase === 'finished' ? null : (
        <div className="flex flex-wrap gap-2 max-sm:flex-col sm:justify-end">
          <Button variant="secondary" onClick={() => setIsEditing(true)}>
            {t('organizer.details.edit')}
          </Button>
          {actsFor(registration).map(({ act: wished, wording, variant }) => (
            <Button
              key={wording}
              variant={variant}
              isBusy={act.isSending && act.input?.act === wished}
              disabled={act.isSending}
              onClick={() => void send(wished)}
            >
              {t(`organizer.details.${wording}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

type OfferedAct = {
  readonly act: OrganizerAct['act']
  readonly wording: 'accept' | 'cancel' | 'drop' | 'undoAccept' | 'undoCancel' | 'undoDrop'
  readonly variant: 'primary' | 'secondary' | 'danger'
}

const DROP: OfferedAct = { act: { kind: 'drop' }, wording: 'drop', variant: 'danger' }
const CANCEL: OfferedAct = { act: { kind: 'cancel' }, wording: 'cancel', variant: 'danger' }

/** Acts that a registration allows as it stands (REGI-5), the main one last. */
function actsFor({ status, dropped }: WholeRegistration): readonly OfferedAct[] {
  if (dropped) return [{ act: { kind: 'undo', undone: 'drop' }, wording: 'undoDrop', variant: 'primary' }]
  switch (status) {
    case 'pending':
      return [DROP, CANCEL, { act: { kind: 'accept' }, wording: 'accept', variant: 'primary' }]
    case 'confirmed':
      return [{ act: { kind: 'undo', undone: 'accept' }, wording: 'undoAccept', variant: 'secondary' }, CANCEL, DROP]
    case 'cancelled':
      return [{ act: { kind: 'undo', undone: 'cancel' }, wording: 'undoCancel', variant: 'primary' }]
    default:
      return status satisfies never
  }
}

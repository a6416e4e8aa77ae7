import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { DeskLetters } from '@tablee/domain/registrations/desk-letters'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { CheckCheck } from 'lucide-react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useCheckInPlayers } from '../api/bulk-registration-acts.ts'
import { useLettersText } from './desk-choice.tsx'

type EverybodyPresentProps = {
  readonly tournament: Tournament
  /** Of this desk, and not here yet. */
  readonly absent: readonly RegistrationView[]
  readonly letters: DeskLetters | null
  /** What can be undone, and how. */
  readonly onNoted: (noted: readonly RegistrationView[], takeBack: () => void) => void
}

/** Checks in everyone confirmed, or everyone of this desk; the answer lists those changed, for undoing (EVEN-6). */
export function EverybodyPresent({ tournament, absent, letters, onNoted }: EverybodyPresentProps) {
  const { t } = useTranslation()
  const lettersText = useLettersText()
  const act = useCheckInPlayers(tournament.id)
  const send = async () => {
    const ofDesk = absent.map(({ id }) => id)
    const reply = await act.send({ registrationIds: letters ? ofDesk : null, isPresent: true })
    if (!reply) return
    const { registrations } = reply.data
    const registrationIds = registrations.map(({ id }) => id)
    onNoted(registrations, () => void act.send({ registrationIds, isPresent: false }))
  }
  return (
    <May act="check-in-players">
      <div className="grid gap-2">
        <Button
          variant="felt"
          icon={<CheckCheck aria-hidden="true" className="size-5" />}
          disabled={absent.length === 0}
          isBusy={act.isSending}
          onClick={() => void send()}
        >
          {letters ? t('checkIn.everybodyOf', { letters: lettersText(letters) }) : t('checkIn.everybody')}
        </Button>
        <ActFailure act={act} title={t('organizer.failed.check-in')} isTap />
      </div>
    </May>
  )
}

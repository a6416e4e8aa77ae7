import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { useOrganizerAct } from '../api/organizer-act.ts'

type CancelSeatedProps = {
  readonly tournament: Tournament
  readonly registration: RegistrationView
  readonly act: ReturnType<typeof useOrganizerAct>
  readonly onBack: () => void
  readonly onConfirm: () => void
}

/** Says what cancelling does to somebody with a seat, during play. */
export function CancelSeated({ tournament, registration, act, onBack, onConfirm }: CancelSeatedProps) {
  const { t } = useTranslation()
  const name = registration.playerName
  return (
    <div
      role="alertdialog"
      aria-label={t('organizer.cancelSeated.title', { name })}
      ref={focusFirst}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <h3 className="text-lg font-semibold wrap-anywhere">{t('organizer.cancelSeated.title', { name })}</h3>
      <p className="wrap-anywhere">{t('organizer.cancelSeated.text', { name, round: currentRound(tournament) + 1 })}</p>
      <ActFailure act={act} title={t('organizer.failed.cancel')} isTap />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" disabled={act.isSending} onClick={onBack}>
          {t('organizer.cancelSeated.keep')}
        </Button>
        <Button variant="danger" isBusy={act.isSending} onClick={onConfirm}>
          {t('organizer.cancelSeated.confirm')}
        </Button>
      </div>
    </div>
  )
}

/** The pressed button is gone (EVEN-2). */
function focusFirst(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true })
}

import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useCancelQuickTournament } from '../api/cancel-quick-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useQuestion } from '../question/use-question.ts'

type CancelQuickTournamentProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Until the finish; it cannot be undone. */
export function CancelQuickTournament({ tournament, access }: CancelQuickTournamentProps) {
  const { t } = useTranslation()
  const cancel = useCancelQuickTournament(access)
  const question = useQuestion(cancel, () => notify.success({ title: t('life.cancel.done') }))
  return (
    <>
      <Button variant="danger" onClick={question.ask}>
        {t('life.cancel.action')}
      </Button>
      <ConfirmDialog
        {...question.about({})}
        title={t('life.cancel.question', { name: tournament.name })}
        description={t('life.cancel.told', { count: seatedCount(tournament) })}
        confirmLabel={t('life.cancel.confirm')}
        cancelLabel={t('life.keep')}
        isDangerous
      >
        <ActFailure act={cancel} title={t('life.cancel.failed')} isTap />
      </ConfirmDialog>
    </>
  )
}

import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { RotateCcw } from 'lucide-react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useReopenTournament } from '../api/reopen-tournament.ts'
import { useQuestion } from '../question/use-question.ts'

type ReopenTournamentProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onReopened: () => void
}

/** Undoes the finish: the last round can be corrected again. */
export function ReopenTournament({ tournament, access, onReopened }: ReopenTournamentProps) {
  const { t } = useTranslation()
  const reopen = useReopenTournament(access)
  const question = useQuestion(reopen, () => {
    onReopened()
    notify.success({ title: t('admin.scores.reopened') })
  })
  if (tournament.isCancelled) return null
  return (
    <>
      <Button variant="secondary" icon={<RotateCcw aria-hidden="true" className="size-5" />} onClick={question.ask}>
        {t('admin.scores.reopen')}
      </Button>
      <ConfirmDialog
        {...question.about({})}
        title={t('admin.scores.reopenTitle')}
        description={t('admin.scores.reopenText')}
        confirmLabel={t('admin.scores.reopen')}
        cancelLabel={t('admin.scores.keepFinished')}
      >
        <ActFailure act={reopen} title={t('admin.failed.reopen')} isTap />
      </ConfirmDialog>
    </>
  )
}

import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useReopenTournament } from '../api/reopen-tournament.ts'

type ReopenTournamentProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onReopened: () => void
}

/** A finish is taken back by who finished: the last round is open to corrections again. */
export function ReopenTournament({ tournament, access, onReopened }: ReopenTournamentProps) {
  const { t } = useTranslation()
  const reopen = useReopenTournament(access)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    reopen.clear()
  }
  const confirm = async () => {
    const reply = await reopen.send({})
    if (reply === null) return
    setIsAsking(false)
    onReopened()
    notify.success({ title: t('admin.scores.reopened') })
  }
  if (tournament.isCancelled) return null
  return (
    <>
      <Button
        variant="secondary"
        icon={<RotateCcw aria-hidden="true" className="size-5" />}
        onClick={() => setIsAsking(true)}
      >
        {t('admin.scores.reopen')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('admin.scores.reopenTitle')}
        description={t('admin.scores.reopenText')}
        confirmLabel={t('admin.scores.reopen')}
        cancelLabel={t('admin.scores.keepFinished')}
        closeLabel={t('tournament.close')}
        isBusy={reopen.isSending}
      >
        <ActFailure act={reopen} title={t('admin.failed.reopen')} isTap />
      </ConfirmDialog>
    </>
  )
}

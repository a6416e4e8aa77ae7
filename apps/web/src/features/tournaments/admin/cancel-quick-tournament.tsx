import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useCancelQuickTournament } from '../api/cancel-quick-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'

type CancelQuickTournamentProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Calls it off, until the finish: what was called off does not come back. */
export function CancelQuickTournament({ tournament, access }: CancelQuickTournamentProps) {
  const { t } = useTranslation()
  const cancel = useCancelQuickTournament(access)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    cancel.clear()
  }
  const confirm = async () => {
    const reply = await cancel.send({})
    if (reply === null) return
    setIsAsking(false)
    notify.success({ title: t('life.cancel.done') })
  }
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('life.cancel.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('life.cancel.question', { name: tournament.name })}
        description={t('life.cancel.told', { count: seatedCount(tournament) })}
        confirmLabel={t('life.cancel.confirm')}
        cancelLabel={t('life.keep')}
        closeLabel={t('tournament.close')}
        isDangerous
        isBusy={cancel.isSending}
      >
        <ActFailure act={cancel} title={t('life.cancel.failed')} isTap />
      </ConfirmDialog>
    </>
  )
}

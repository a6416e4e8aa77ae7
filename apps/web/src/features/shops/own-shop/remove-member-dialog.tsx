import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeMember } from '../api/own-shop.ts'

type RemoveMemberDialogProps = {
  readonly accountId: string
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Says what ends and what becomes of their events before anything does. */
export function RemoveMemberDialog({ accountId, name, isOpen, onClose }: RemoveMemberDialogProps) {
  const { t } = useTranslation()
  const change = useChangeMember()
  const close = () => {
    change.clear()
    onClose()
  }
  const confirm = async () => {
    if ((await change.send({ accountId, role: null })) === null) return
    close()
    notify.success({ title: t('shops.members.removed') })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void confirm()}
      title={t('shops.members.removeQuestion', { name })}
      description={t('shops.members.removeText')}
      confirmLabel={t('shops.members.removeConfirm')}
      cancelLabel={t('shops.members.removeKeep')}
      closeLabel={t('shops.invite.close')}
      isDangerous
      isBusy={change.isSending}
    >
      <ActFailure act={change} title={t('shops.members.failed')} isTap />
    </ConfirmDialog>
  )
}

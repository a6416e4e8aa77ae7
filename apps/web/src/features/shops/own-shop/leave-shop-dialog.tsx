import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useLeaveShop } from '../api/own-shop.ts'

type LeaveShopDialogProps = { readonly name: string; readonly isOpen: boolean; readonly onClose: () => void }

/** Says what ends before it does. */
export function LeaveShopDialog({ name, isOpen, onClose }: LeaveShopDialogProps) {
  const { t } = useTranslation()
  const act = useLeaveShop()
  const close = () => {
    act.clear()
    onClose()
  }
  const confirm = async () => {
    if ((await act.send({})) === null) return
    close()
    notify.success({ title: t('shops.leave.left') })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void confirm()}
      title={t('shops.leave.question', { name })}
      description={t('shops.leave.questionText')}
      confirmLabel={t('shops.leave.confirm')}
      cancelLabel={t('shops.leave.keep')}
      closeLabel={t('shops.invite.close')}
      isDangerous
      isBusy={act.isSending}
    >
      <ActFailure act={act} title={t('shops.leave.failed')} isTap />
    </ConfirmDialog>
  )
}

import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useCloseShop } from '../api/own-shop.ts'

type CloseShopDialogProps = { readonly name: string; readonly isOpen: boolean; readonly onClose: () => void }

/** Says what disappears and what stays before anything does. */
export function CloseShopDialog({ name, isOpen, onClose }: CloseShopDialogProps) {
  const { t } = useTranslation()
  const act = useCloseShop()
  const close = () => {
    act.clear()
    onClose()
  }
  const confirm = async () => {
    if ((await act.send({})) === null) return
    close()
    notify.success({ title: t('shops.leave.closed') })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void confirm()}
      title={t('shops.leave.closeQuestion', { name })}
      description={t('shops.leave.closeText')}
      confirmLabel={t('shops.leave.closeConfirm')}
      cancelLabel={t('shops.leave.closeKeep')}
      closeLabel={t('shops.invite.close')}
      isDangerous
      isBusy={act.isSending}
    >
      <ActFailure act={act} title={t('shops.leave.failed')} isTap />
    </ConfirmDialog>
  )
}

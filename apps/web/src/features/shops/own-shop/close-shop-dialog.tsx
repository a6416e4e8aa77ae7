import { ConfirmAct } from '../../../acts/confirm-act.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useCloseShop } from '../api/own-shop.ts'

type CloseShopDialogProps = { readonly name: string; readonly isOpen: boolean; readonly onClose: () => void }

/** Says what goes and what stays. */
export function CloseShopDialog({ name, ...question }: CloseShopDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmAct
      {...question}
      act={useCloseShop()}
      input={{}}
      title={t('shops.leave.closeQuestion', { name })}
      description={t('shops.leave.closeText')}
      confirmLabel={t('shops.leave.closeConfirm')}
      cancelLabel={t('shops.leave.closeKeep')}
      closeLabel={t('shops.invite.close')}
      doneTitle={t('shops.leave.closed')}
      failedTitle={t('shops.leave.failed')}
    />
  )
}

import { ConfirmAct } from '../../../acts/confirm-act.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLeaveShop } from '../api/own-shop.ts'

type LeaveShopDialogProps = { readonly name: string; readonly isOpen: boolean; readonly onClose: () => void }

export function LeaveShopDialog({ name, ...question }: LeaveShopDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmAct
      {...question}
      act={useLeaveShop()}
      input={{}}
      title={t('shops.leave.question', { name })}
      description={t('shops.leave.questionText')}
      confirmLabel={t('shops.leave.confirm')}
      cancelLabel={t('shops.leave.keep')}
      closeLabel={t('shops.invite.close')}
      doneTitle={t('shops.leave.left')}
      failedTitle={t('shops.leave.failed')}
    />
  )
}

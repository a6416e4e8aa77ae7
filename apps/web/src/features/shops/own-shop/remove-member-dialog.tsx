import { ConfirmAct } from '../../../acts/confirm-act.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useChangeMember } from '../api/own-shop.ts'

type RemoveMemberDialogProps = {
  readonly accountId: string
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function RemoveMemberDialog({ accountId, name, ...question }: RemoveMemberDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmAct
      {...question}
      act={useChangeMember()}
      input={{ accountId, role: null }}
      title={t('shops.members.removeQuestion', { name })}
      description={t('shops.members.removeText')}
      confirmLabel={t('shops.members.removeConfirm')}
      cancelLabel={t('shops.members.removeKeep')}
      closeLabel={t('shops.invite.close')}
      doneTitle={t('shops.members.removed')}
      failedTitle={t('shops.members.failed')}
    />
  )
}

import type { RegularRow } from '@tablee/contract/shops/regulars'
import { ConfirmAct } from '../../../acts/confirm-act.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useEraseRegular } from '../api/regulars.ts'

export type RegularDialogProps = {
  readonly regular: RegularRow
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Says what goes and what stays. */
export function EraseRegularDialog({ regular: { id, name }, ...question }: RegularDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmAct
      {...question}
      act={useEraseRegular()}
      input={{ id }}
      title={t('regulars.eraseTitle', { name })}
      description={t('regulars.eraseText')}
      confirmLabel={t('regulars.eraseConfirm')}
      cancelLabel={t('regulars.eraseKeep')}
      closeLabel={t('regulars.close')}
      doneTitle={t('regulars.erased', { name })}
      failedTitle={t('regulars.notDone')}
    />
  )
}

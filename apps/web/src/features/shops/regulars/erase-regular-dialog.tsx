import type { RegularRow } from '@tablee/contract/shops/regulars'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useEraseRegular } from '../api/regulars.ts'

export type RegularDialogProps = {
  readonly regular: RegularRow
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Says what goes and what stays before anything does. */
export function EraseRegularDialog({ regular: { id, name }, isOpen, onClose }: RegularDialogProps) {
  const { t } = useTranslation()
  const erase = useEraseRegular()
  const close = () => {
    erase.clear()
    onClose()
  }
  const confirm = async () => {
    if ((await erase.send({ id })) === null) return
    close()
    notify.success({ title: t('regulars.erased', { name }) })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={() => void confirm()}
      title={t('regulars.eraseTitle', { name })}
      description={t('regulars.eraseText')}
      confirmLabel={t('regulars.eraseConfirm')}
      cancelLabel={t('regulars.eraseKeep')}
      closeLabel={t('regulars.close')}
      isDangerous
      isBusy={erase.isSending}
    >
      <ActFailure act={erase} title={t('regulars.notDone')} isTap />
    </ConfirmDialog>
  )
}

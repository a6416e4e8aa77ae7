import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type KeepOrGiveUpProps = {
  readonly isOpen: boolean
  readonly count: number
  readonly onStay: () => void
  readonly onKeep: () => void
  readonly onGiveUp: () => void
}

/** Leaving asks about unsaved changes; dismissing the question stays. */
export function KeepOrGiveUp({ isOpen, count, onStay, onKeep, onGiveUp }: KeepOrGiveUpProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      role="alertdialog"
      title={t('admin.pairing.leave.title', { count })}
      description={t('admin.pairing.leave.text')}
      closeLabel={t('admin.pairing.leave.stay')}
      footer={
        <>
          <Button variant="danger" onClick={onGiveUp}>
            {t('admin.pairing.leave.giveUp', { count })}
          </Button>
          <Button onClick={onKeep}>{t('admin.pairing.leave.keep')}</Button>
        </>
      }
    />
  )
}

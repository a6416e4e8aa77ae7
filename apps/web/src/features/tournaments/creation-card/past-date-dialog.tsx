import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'

type PastDateDialogProps = {
  readonly question: {
    readonly startsAt: string
    readonly confirm: () => void
    readonly change: () => void
  } | null
}

/** Allowed, to record past tournaments; but usually a typo. */
export function PastDateDialog({ question }: PastDateDialogProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (question === null) return null
  return (
    <ConfirmDialog
      isOpen
      onClose={question.change}
      onConfirm={question.confirm}
      title={t('creation.advanced.past.title')}
      description={t('creation.advanced.past.text', { date: formats.fullDateTime(new Date(question.startsAt)) })}
      confirmLabel={t('creation.advanced.past.confirm')}
      cancelLabel={t('creation.advanced.past.change')}
      closeLabel={t('tournament.close')}
    />
  )
}

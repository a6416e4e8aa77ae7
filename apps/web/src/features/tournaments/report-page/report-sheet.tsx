import { REPORT_MAX_LENGTH } from '@tablee/domain/tournaments/life/hidden-page'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useReportPage } from '../api/report-page.ts'

type ReportSheetProps = { readonly code: string; readonly isOpen: boolean; readonly onClose: () => void }

/** A short text; then a confirmation. */
export function ReportSheet({ code, isOpen, onClose }: ReportSheetProps) {
  const { t } = useTranslation()
  const report = useReportPage(code)
  const isDone = report.input !== undefined && !report.isSending && report.error === null
  const close = () => {
    if (isDone) report.clear()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('reports.link')}
      description={isDone ? undefined : t('reports.text')}
      closeLabel={t('tournament.close')}
    >
      {isDone ? <p role="status">{t('reports.done')}</p> : <ReportForm report={report} />}
    </Dialog>
  )
}

function ReportForm({ report }: { readonly report: ReturnType<typeof useReportPage> }) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { text: '' },
    failure: report.error,
    check: ({ text }) => (text.trim() === '' ? { text: t('refusals.report_empty') } : {}),
    send: ({ text }) => report.send({ text }),
  })
  return (
    <form {...form.formProps} className="grid gap-4">
      <TextArea label={t('reports.label')} rows={4} maxLength={REPORT_MAX_LENGTH} {...form.field('text')} />
      {form.isToldAtField ? null : <ActFailure act={report} title={t('reports.failed')} />}
      <Button type="submit" isBusy={report.isSending} className="sm:justify-self-end">
        {t('reports.send')}
      </Button>
    </form>
  )
}

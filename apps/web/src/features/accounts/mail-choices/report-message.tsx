import { CircleCheck, Flag } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { useReportMessage } from '../api/report-message.ts'
import { InvalidMailLink } from './invalid-mail-link.tsx'

/** Opened by the link below an organizer's message: a tap reports it, since programs follow links too. */
export function ReportMessage({ token }: { token: string }) {
  const { t } = useTranslation()
  const act = useReportMessage()
  if (act.error instanceof RefusedError && act.error.reason === 'token_invalid') return <InvalidMailLink />
  if (act.isDone) {
    return (
      <ToldState
        icon={<CircleCheck aria-hidden="true" className="size-12 text-felt" />}
        title={t('accounts.mails.report.done')}
      >
        <p role="status">{t('accounts.mails.report.doneText')}</p>
      </ToldState>
    )
  }
  return (
    <ToldState
      icon={<Flag aria-hidden="true" className="size-12 text-carmine" />}
      title={t('accounts.mails.report.title')}
      actions={
        <Button size="large" isWide isBusy={act.isSending} onClick={() => void act.send(token)}>
          {t('accounts.mails.report.send')}
        </Button>
      }
    >
      <p>{t('accounts.mails.report.text')}</p>
      <div className="text-start text-ink">
        <FormFailure error={act.error} title={t('accounts.mails.report.failed')} />
      </div>
    </ToldState>
  )
}

import { createFileRoute, useLocation } from '@tanstack/react-router'
import { InvalidMailLink } from '../../features/accounts/mail-choices/invalid-mail-link.tsx'
import { ReportMessage } from '../../features/accounts/mail-choices/report-message.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/report')({ component: ReportRoute })

function ReportRoute() {
  const { t } = useTranslation()
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <Page title={t('accounts.mails.report.title')}>
      {token === '' ? <InvalidMailLink /> : <ReportMessage key={token} token={token} />}
    </Page>
  )
}

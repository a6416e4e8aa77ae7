import { createFileRoute, useLocation } from '@tanstack/react-router'
import { InvalidMailLink } from '../../features/accounts/mail-choices/invalid-mail-link.tsx'
import { MailChoices } from '../../features/accounts/mail-choices/mail-choices.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/mails')({ component: MailsRoute })

function MailsRoute() {
  const { t } = useTranslation()
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <Page title={t('accounts.mails.title')}>
      {token === '' ? <InvalidMailLink /> : <MailChoices key={token} token={token} />}
    </Page>
  )
}

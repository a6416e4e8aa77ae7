import { createFileRoute, useLocation } from '@tanstack/react-router'
import { InvalidMailLink } from '../../features/accounts/mail-choices/invalid-mail-link.tsx'
import { NotMe } from '../../features/accounts/mail-choices/not-me.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/not-me')({ component: NotMeRoute })

function NotMeRoute() {
  const { t } = useTranslation()
  const token = useLocation({ select: ({ hash }) => hash })
  return (
    <Page title={t('accounts.mails.notMe.title')}>
      {token === '' ? <InvalidMailLink /> : <NotMe key={token} token={token} />}
    </Page>
  )
}

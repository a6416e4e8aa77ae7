import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../features/accounts/api/account-query.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/message-screens.tsx'
import { Page } from '../layout/page.tsx'
import { Pending } from '../layout/pending.tsx'

type SignedInOnlyProps = {
  readonly path: string
  readonly children: (account: UserDocument) => ReactNode
}

export function SignedInOnly({ path, children }: SignedInOnlyProps) {
  const { t } = useTranslation()
  const session = useSession()
  switch (session.kind) {
    case 'signed-in':
      return children(session.account)
    case 'anonymous':
      return <Navigate to="/login" search={{ redirect: path }} replace />
    case 'loading':
      return <Pending />
    case 'unreachable':
      return (
        <Page title={t('shell.crash.page')} width="reading">
          <ErrorState
            headingLevel={1}
            title={t('accounts.unreachable.title')}
            action={<Button onClick={session.retry}>{t('shell.retry')}</Button>}
          >
            {t('accounts.unreachable.text')}
          </ErrorState>
        </Page>
      )
  }
}

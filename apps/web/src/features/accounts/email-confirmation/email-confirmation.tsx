import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { askWhoIsSignedIn, useSession } from '../api/account-query.ts'
import { confirmEmailQuery, type MailedLink } from '../api/confirm-email.ts'
import { announceSession } from '../api/session-tabs.ts'
import { ConfirmationUnderWay } from './confirmation-under-way.tsx'
import { InvalidConfirmationLink } from './invalid-confirmation-link.tsx'

type EmailConfirmationProps = { readonly link: MailedLink; readonly onContinue: () => void }

/** Opened by the mailed link; confirms at once. */
export function EmailConfirmation({ link, onContinue }: EmailConfirmationProps) {
  const { t } = useTranslation()
  const { client } = useServer()
  const queryClient = useQueryClient()
  const session = useSession()
  const { data: isConfirmed, error, refetch } = useQuery(confirmEmailQuery(client, link))
  useEffect(() => {
    if (!isConfirmed) return
    void askWhoIsSignedIn(queryClient)
    announceSession()
  }, [isConfirmed, queryClient])
  const account = session.kind === 'signed-in' ? session.account : null
  // On another visit the link is used up, but the address is confirmed.
  const wasConfirmed = account?.$id === link.userId && account.emailVerification
  if (isConfirmed || wasConfirmed) {
    return (
      <ToldState
        icon={<CircleCheck aria-hidden="true" className="size-12 text-felt" />}
        title={t('accounts.verify.done')}
        actions={
          <Button size="large" isWide onClick={onContinue}>
            {t('accounts.continue')}
          </Button>
        }
      >
        <p>{t('accounts.verify.doneText')}</p>
      </ToldState>
    )
  }
  if (error instanceof RefusedError) return <InvalidConfirmationLink account={account} />
  return <ConfirmationUnderWay failure={error} onRetry={() => void refetch()} />
}

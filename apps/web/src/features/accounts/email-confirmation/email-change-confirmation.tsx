import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { useFailureSentence } from '../account-form/use-failure-sentence.ts'
import { askWhoIsSignedIn } from '../api/account-query.ts'
import { confirmEmailChangeQuery } from '../api/change-email.ts'
import type { MailedLink } from '../api/confirm-email.ts'
import { announceSession } from '../api/session-tabs.ts'
import { ConfirmationUnderWay } from './confirmation-under-way.tsx'

/** Opened by the link mailed to a new address, which takes effect at once. */
export function EmailChangeConfirmation({ link }: { link: MailedLink }) {
  const { t } = useTranslation()
  const { client } = useServer()
  const queryClient = useQueryClient()
  const language = useLetterLanguage()
  const sentenceOf = useFailureSentence()
  const { data, error, refetch } = useQuery(confirmEmailChangeQuery(client, { link, language }))
  useEffect(() => {
    if (!data) return
    void askWhoIsSignedIn(queryClient)
    announceSession()
  }, [data, queryClient])
  const ways = [{ to: '/profile', text: t('accounts.emailChange.toProfile') }] as const
  if (data) {
    return (
      <ToldState
        icon={<CircleCheck aria-hidden="true" className="size-12 text-felt" />}
        title={t('accounts.emailChange.done')}
        ways={ways}
      >
        <p className="wrap-anywhere">{t('accounts.emailChange.doneText', { email: data.email })}</p>
      </ToldState>
    )
  }
  if (error instanceof RefusedError) {
    return (
      <ToldState
        icon={<Unlink aria-hidden="true" className="size-12 text-carmine" />}
        title={t('accounts.verify.invalidLink')}
        ways={ways}
      >
        <p>{error.reason === 'account_exists' ? sentenceOf(error) : t('accounts.emailChange.invalidLinkText')}</p>
      </ToldState>
    )
  }
  return <ConfirmationUnderWay failure={error} onRetry={() => void refetch()} />
}

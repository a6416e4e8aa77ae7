import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFailureSentence } from '../account-form/use-failure-sentence.ts'
import { mailChoicesQuery } from '../api/mail-choices.ts'
import { MailTopicBoxes } from '../mail-choices/mail-topic-boxes.tsx'

/** Which letters about events come. */
export function MailsCard({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { client } = useServer()
  const sentenceOf = useFailureSentence()
  const { data, error, refetch } = useQuery({
    ...mailChoicesQuery(client, null),
    enabled: account.emailVerification,
  })
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('accounts.mails.choice')}
      </h2>
      {!account.emailVerification ? (
        <p className="text-muted">{t('accounts.mails.afterConfirming')}</p>
      ) : data ? (
        <MailTopicBoxes token={null} off={data.off} isOrganizer={account.labels.includes(ORGANIZER_LABEL)} />
      ) : error ? (
        <Notice
          tone="error"
          title={t('accounts.mails.unread')}
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('shell.retry')}
            </Button>
          }
        >
          {sentenceOf(error)}
        </Notice>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  )
}

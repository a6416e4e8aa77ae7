import { useQuery } from '@tanstack/react-query'
import { CircleCheck, MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { useFailureSentence } from '../account-form/use-failure-sentence.ts'
import { mailChoicesQuery, useChooseMails } from '../api/mail-choices.ts'
import { InvalidMailLink } from './invalid-mail-link.tsx'
import { MailTopicBoxes } from './mail-topic-boxes.tsx'

const ICON = 'size-12 text-felt'

/** Opened by a letter's link; confirms nothing without a tap, since programs follow links too. */
export function MailChoices({ token }: { token: string }) {
  const { t } = useTranslation()
  const { client } = useServer()
  const sentenceOf = useFailureSentence()
  const { data, error, refetch } = useQuery(mailChoicesQuery(client, token))
  const confirmation = useChooseMails(token)
  const [wasAsked, setAsked] = useState(false)
  if (error instanceof RefusedError) return <InvalidMailLink />
  if (error && !data) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('accounts.mails.unread')}
        action={<Button onClick={() => void refetch()}>{t('shell.retry')}</Button>}
      >
        {sentenceOf(error)}
      </ErrorState>
    )
  }
  if (!data) return <ToldState icon={<Spinner />} title={t('accounts.mails.title')} />
  if (!data.isConfirmed) {
    return (
      <ToldState
        icon={<MailQuestion aria-hidden="true" className={ICON} />}
        title={t('accounts.mails.question')}
        actions={
          <Button
            size="large"
            isWide
            isBusy={confirmation.isSending}
            onClick={() => {
              setAsked(true)
              void confirmation.send([])
            }}
          >
            {t('accounts.mails.confirm')}
          </Button>
        }
      >
        <p>{t('accounts.mails.questionText')}</p>
        <p className="text-base">{t('accounts.mails.questionNot')}</p>
        <div className="text-start text-ink">
          <FormFailure error={confirmation.error} title={t('accounts.mails.unconfirmed')} />
        </div>
      </ToldState>
    )
  }
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      {wasAsked ? (
        <ToldState icon={<CircleCheck aria-hidden="true" className={ICON} />} title={t('accounts.mails.confirmed')}>
          <p role="status">{t('accounts.mails.confirmedText')}</p>
        </ToldState>
      ) : (
        <h1 className="text-title ">{t('accounts.mails.title')}</h1>
      )}
      <Card className="grid gap-3">
        <h2 className="text-section">{t('accounts.mails.choice')}</h2>
        <MailTopicBoxes token={token} off={data.off} />
      </Card>
    </div>
  )
}

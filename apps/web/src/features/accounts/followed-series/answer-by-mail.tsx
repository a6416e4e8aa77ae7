import { Check, MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useAnswerSeriesMail } from '../api/followed-series.ts'

type AnswerByMailProps = {
  readonly token: string
  /** The letter's question; both answers are offered. */
  readonly asked: 'follow' | 'leave'
}

/** Needs a tap: programs open links too. */
export function AnswerByMail({ token, asked }: AnswerByMailProps) {
  const { t } = useTranslation()
  const act = useAnswerSeriesMail(token)
  const [answered, setAnswered] = useState<boolean | null>(null)
  const say = async (follows: boolean) => {
    const reply = await act.send(follows)
    if (reply !== null) setAnswered(reply.follows)
  }
  if (act.error instanceof RefusedError && act.error.reason === 'token_invalid') {
    return (
      <Notice tone="error" title={t('accounts.mails.invalid')}>
        {t('series.follow.spent')}
      </Notice>
    )
  }
  if (answered !== null)
    return <Answered follows={answered} isSending={act.isSending} onLeave={() => void say(false)} />
  const isAsked = asked === 'follow'
  return (
    <Card className="grid max-w-xl gap-4">
      <p className="flex items-center gap-2 text-lg font-bold">
        <MailQuestionMark aria-hidden="true" className="size-6 shrink-0 text-felt" />
        {isAsked ? t('series.follow.question') : t('series.follow.leaving')}
      </p>
      <p className="text-muted">{isAsked ? t('series.follow.questionText') : t('series.follow.leavingText')}</p>
      <FormFailure error={act.error} title={t('series.follow.failed')} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={act.isSending} onClick={() => void say(isAsked)}>
          {isAsked ? t('series.follow.yes') : t('series.follow.stop')}
        </Button>
        {isAsked ? (
          <Button variant="quiet" disabled={act.isSending} onClick={() => void say(false)}>
            {t('series.follow.no')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

type AnsweredProps = { readonly follows: boolean; readonly isSending: boolean; readonly onLeave: () => void }

function Answered({ follows, isSending, onLeave }: AnsweredProps) {
  const { t } = useTranslation()
  return (
    <Card className="grid max-w-xl gap-3">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Check aria-hidden="true" className="size-5 shrink-0 text-felt" />
        {follows ? t('series.follow.on') : t('series.follow.left')}
      </p>
      {follows ? (
        <Button variant="secondary" className="justify-self-start" isBusy={isSending} onClick={onLeave}>
          {t('series.follow.stop')}
        </Button>
      ) : (
        <p className="text-muted">{t('series.follow.leftText')}</p>
      )}
    </Card>
  )
}

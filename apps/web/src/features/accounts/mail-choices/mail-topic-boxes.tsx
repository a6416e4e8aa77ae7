import { ALL_TOPICS, MAIL_TOPICS, type MailTopic, ORGANIZER_TOPICS } from '@tablee/domain/accounts/mail-topics'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { type MailToken, useChooseMails } from '../api/mail-choices.ts'

type MailTopicBoxesProps = {
  readonly token: MailToken
  /** Turned off, as the server has it. */
  readonly off: readonly string[]
  /** Also offers letters about one's own events. */
  readonly isOrganizer?: boolean
}

/** Each tap is saved at once; one that fails is reverted. */
export function MailTopicBoxes({ token, off, isOrganizer = false }: MailTopicBoxesProps) {
  const { t } = useTranslation()
  const act = useChooseMails(token)
  const [wished, setWished] = useState<readonly MailTopic[] | null>(null)
  const isOff = (topic: MailTopic) => (wished ?? off).includes(topic)
  const choose = async (topic: MailTopic, isWanted: boolean) => {
    const next = ALL_TOPICS.filter((one) => (one === topic ? !isWanted : isOff(one)))
    setWished(next)
    await act.send(next)
    setWished((latest) => (latest === next ? null : latest))
  }
  const box = (topic: MailTopic) => (
    <li key={topic}>
      <Checkbox
        label={
          <>
            {t(`accounts.mails.topics.${topic}`)}
            <span className="block text-base text-muted">{t(`accounts.mails.topicHelp.${topic}`)}</span>
          </>
        }
        isChecked={!isOff(topic)}
        onChange={(isWanted) => void choose(topic, isWanted)}
      />
    </li>
  )
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1">{MAIL_TOPICS.map(box)}</ul>
      {isOrganizer ? (
        <>
          <h3 className="text-lg">{t('accounts.mails.organizing')}</h3>
          <ul className="grid gap-1">{ORGANIZER_TOPICS.map(box)}</ul>
        </>
      ) : null}
      <p className="text-base text-muted">{t('accounts.mails.always')}</p>
      <p role="status" className="min-h-6 text-base text-felt">
        {act.isDone && wished === null ? t('accounts.mails.kept') : null}
      </p>
      <FormFailure error={act.error} title={t('accounts.mails.failed')} />
    </div>
  )
}

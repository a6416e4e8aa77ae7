import { CircleCheck, MailX } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { useRefuseLetters } from '../api/mail-choices.ts'
import { InvalidMailLink } from './invalid-mail-link.tsx'

/** For those who get somebody else's letters: a tap ends them, since programs follow links too. */
export function NotMe({ token }: { token: string }) {
  const { t } = useTranslation()
  const act = useRefuseLetters(token)
  if (act.error instanceof RefusedError && act.error.reason === 'token_invalid') return <InvalidMailLink />
  if (act.isDone) {
    return (
      <ToldState
        icon={<CircleCheck aria-hidden="true" className="size-12 text-felt" />}
        title={t('accounts.mails.notMe.done')}
      >
        <p role="status">{t('accounts.mails.notMe.doneText')}</p>
      </ToldState>
    )
  }
  return (
    <ToldState
      icon={<MailX aria-hidden="true" className="size-12 text-carmine" />}
      title={t('accounts.mails.notMe.title')}
      actions={
        <Button size="large" isWide isBusy={act.isSending} onClick={() => void act.send(null)}>
          {t('accounts.mails.notMe.stop')}
        </Button>
      }
    >
      <p>{t('accounts.mails.notMe.text')}</p>
      <div className="text-start text-ink">
        <FormFailure error={act.error} title={t('accounts.mails.notMe.failed')} />
      </div>
    </ToldState>
  )
}

import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useSendVerification } from '../api/send-verification.ts'
import { type MailTrouble, useMailTrouble } from '../email-confirmation/use-mail-trouble.ts'

type UndeliveredProps = {
  readonly account: UserDocument
  readonly trouble: MailTrouble
  readonly act: ReturnType<typeof useSendVerification>
}

function Undelivered({ account, trouble, act }: UndeliveredProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2" role="status">
      <Notice
        tone="attention"
        title={t(`accounts.mailTrouble.${trouble}`)}
        action={
          <div className="pt-1">
            <Button variant="secondary" isBusy={act.isSending} onClick={() => void act.send(undefined)}>
              {t('accounts.confirmationSent.again')}
            </Button>
          </div>
        }
      >
        <span className="wrap-anywhere">{t(`accounts.mailTrouble.${trouble}Text`, { email: account.email })}</span>
      </Notice>
      <FormFailure error={act.error} title={t('accounts.confirmationSent.failed')} />
    </div>
  )
}

/** Empty once confirmed; else why it matters, and another mail. */
export function EmailStatus({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const act = useSendVerification()
  const trouble = useMailTrouble(account)
  if (account.emailVerification) return null
  if (trouble && !act.isSending) return <Undelivered account={account} trouble={trouble} act={act} />
  return (
    <div className="grid gap-2">
      <Notice
        tone={act.isDone ? 'success' : 'attention'}
        title={act.isDone ? t('accounts.confirmationSent.sentAgain') : t('accounts.profile.unconfirmed')}
        action={
          act.isDone ? null : (
            <div className="pt-1">
              <Button variant="secondary" isBusy={act.isSending} onClick={() => void act.send(undefined)}>
                {t('accounts.confirmationSent.again')}
              </Button>
            </div>
          )
        }
      >
        {act.isDone ? t('accounts.confirmationSent.life') : t('accounts.profile.unconfirmedText')}
      </Notice>
      <FormFailure error={act.error} title={t('accounts.confirmationSent.failed')} />
    </div>
  )
}

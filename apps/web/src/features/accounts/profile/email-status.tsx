import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useSendVerification } from '../api/send-verification.ts'

/** Nothing when the address is confirmed; else why it matters, and another mail. */
export function EmailStatus({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const act = useSendVerification()
  if (account.emailVerification) return null
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

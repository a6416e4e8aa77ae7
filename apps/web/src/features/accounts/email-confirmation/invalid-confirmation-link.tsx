import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Link } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { useSendVerification } from '../api/send-verification.ts'

/** Incomplete, used or expired: signed-in users get another one here. */
export function InvalidConfirmationLink({ account }: { account: UserDocument | null }) {
  const { t } = useTranslation()
  const act = useSendVerification()
  return (
    <ToldState
      icon={<Unlink aria-hidden="true" className="size-12 text-carmine" />}
      title={t('accounts.verify.invalidLink')}
      actions={
        account ? (
          <Button size="large" isWide isBusy={act.isSending} onClick={() => void act.send(undefined)}>
            {t('accounts.confirmationSent.again')}
          </Button>
        ) : (
          <Link to="/login" search={{ redirect: '/profile' }} className={buttonClass({ size: 'large', isWide: true })}>
            {t('accounts.signIn.action')}
          </Link>
        )
      }
    >
      <p>{account ? t('accounts.verify.invalidLinkText') : t('accounts.verify.invalidLinkAnonymous')}</p>
      <div role="status" className="text-base text-felt empty:hidden">
        {act.isDone ? t('accounts.confirmationSent.sentAgain') : null}
      </div>
      <div className="text-start text-ink">
        <FormFailure error={act.error} title={t('accounts.confirmationSent.failed')} />
      </div>
    </ToldState>
  )
}

import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Link } from '@tanstack/react-router'
import { CircleCheck, MailCheck, MailWarning } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import { useSendVerification } from '../api/send-verification.ts'
import { EMAIL_CARD } from '../profile/email-card.tsx'
import { useMailTrouble } from './use-mail-trouble.ts'

type ConfirmationSentProps = {
  /** Null if opened without being signed in. */
  readonly account: UserDocument | null
  /** The registration's mail could not be sent. */
  readonly isMailLost: boolean
  readonly isProfileLost: boolean
  readonly onContinue: () => void
}

const ICON = 'size-12'

export function ConfirmationSent({ account, isMailLost, isProfileLost, onContinue }: ConfirmationSentProps) {
  const { t } = useTranslation()
  const act = useSendVerification()
  const trouble = useMailTrouble(account)
  const isLost = (isMailLost && !act.isDone) || trouble !== null
  const isRefused = trouble === 'refused'
  const goOn = (
    <Button size="large" isWide variant={isRefused ? 'secondary' : 'primary'} onClick={onContinue}>
      {t('accounts.continue')}
    </Button>
  )
  if (account?.emailVerification) {
    return (
      <ToldState
        icon={<CircleCheck aria-hidden="true" className={`${ICON} text-felt`} />}
        title={t('accounts.verify.done')}
        actions={goOn}
      />
    )
  }
  return (
    <ToldState
      icon={
        isLost ? (
          <MailWarning aria-hidden="true" className={`${ICON} text-amber`} />
        ) : (
          <MailCheck aria-hidden="true" className={`${ICON} text-felt`} />
        )
      }
      title={
        trouble
          ? t(`accounts.mailTrouble.${trouble}`)
          : t(isLost ? 'accounts.confirmationSent.lost' : 'accounts.confirmationSent.title')
      }
      actions={
        <>
          {isRefused ? (
            <Link to="/profile" hash={EMAIL_CARD} className={buttonClass({ size: 'large', isWide: true })}>
              {t('accounts.mailTrouble.correct')}
            </Link>
          ) : null}
          {goOn}
          {account ? (
            <Button variant="secondary" isWide isBusy={act.isSending} onClick={() => void act.send(undefined)}>
              {t('accounts.confirmationSent.again')}
            </Button>
          ) : null}
        </>
      }
    >
      <p role="status" className="wrap-anywhere">
        {trouble
          ? `${t('accounts.mailTrouble.created')} ${t(`accounts.mailTrouble.${trouble}Text`, { email: account?.email ?? '' })}`
          : isLost
            ? t('accounts.confirmationSent.lostText')
            : t(account ? 'accounts.confirmationSent.text' : 'accounts.confirmationSent.textUnknown', {
                email: account?.email ?? '',
              })}
      </p>
      {isLost ? null : <p className="text-base">{t('accounts.confirmationSent.life')}</p>}
      {isProfileLost ? (
        <Notice tone="attention" title={t('accounts.confirmationSent.profileLost')} className="text-start text-ink" />
      ) : null}
      <div role="status" className="text-base text-felt empty:hidden">
        {act.isDone && !trouble ? t('accounts.confirmationSent.sentAgain') : null}
      </div>
      <div className="text-start text-ink">
        <FormFailure error={act.error} title={t('accounts.confirmationSent.failed')} />
      </div>
    </ToldState>
  )
}

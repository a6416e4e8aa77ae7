import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useFailureText } from '../../../acts/failure-text.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useRedeemDeviceLink } from '../api/own/redeem-device-link.ts'

type RedeemDeviceLinkProps = {
  readonly code: string
  /** From the fragment; empty if none. */
  readonly oneTimeCode: string
  readonly onRedeemed: (role: 'organizer' | 'player') => void
}

export function RedeemDeviceLink({ code, oneTimeCode, onRedeemed }: RedeemDeviceLinkProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const redeem = useRedeemDeviceLink()
  const hasBegun = useRef(false)
  const { send, retry } = redeem
  useEffect(() => {
    if (hasBegun.current || oneTimeCode === '') return
    hasBegun.current = true
    void send({ code, oneTimeCode }).then((reply) => reply && onRedeemed(reply.data.role))
  })
  const tryAgain = async () => {
    const reply = await retry()
    if (reply) onRedeemed(reply.data.role)
  }
  if (oneTimeCode !== '' && !redeem.error) {
    return (
      <div className="grid justify-items-center gap-4 py-16 text-center">
        <Spinner />
        <h1 className="text-title">{t('tournament.device.working')}</h1>
      </div>
    )
  }
  return (
    <ErrorState
      headingLevel={1}
      title={t('tournament.device.failed')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isWorthRetrying(redeem.error) ? (
            <Button isBusy={redeem.isSending} onClick={() => void tryAgain()}>
              {t('tournament.retry')}
            </Button>
          ) : null}
          <Link to="/tournament/$code" params={{ code }} className={buttonClass({ variant: 'secondary' })}>
            {t('tournament.toTournament')}
          </Link>
        </div>
      }
    >
      {redeem.error ? failureText(redeem.error, { about: 'asked' }) : t('tournament.device.missing')}
    </ErrorState>
  )
}

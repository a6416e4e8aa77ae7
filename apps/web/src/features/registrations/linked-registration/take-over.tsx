import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import { Link, useNavigate } from '@tanstack/react-router'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useLinkedAct, usePlayerSecret } from '../api/registration-link.ts'

type TakeOverProps = {
  readonly registration: LinkedRegistration
  /** There is nothing else to do first. */
  readonly isMain: boolean
}

/** On this phone instead of the previous one, or with the account that registered. */
export function TakeOver({ registration, isMain }: TakeOverProps) {
  const { t } = useTranslation()
  const { tournament, isOfAccount } = registration
  const act = useLinkedAct(registration)
  const playerSecret = usePlayerSecret()
  const isMine = useDeviceStorage().secret('player', tournament.id) !== null
  const navigate = useNavigate()
  const variant = isMain ? 'primary' : 'secondary'
  if (isOfAccount) {
    return (
      <Link to="/login" className={buttonClass({ variant })}>
        {t('linkedRegistration.signIn')}
      </Link>
    )
  }
  if (isMine) return null
  const takeOver = async () => {
    const reply = await act.send({ kind: 'take-over', playerSecret: playerSecret(tournament.id) })
    if (reply) await navigate({ to: '/tournament/$code', params: { code: tournament.code } })
  }
  return (
    <div className="grid w-full gap-2">
      <Button variant={variant} size="large" isWide isBusy={act.isSending} onClick={() => void takeOver()}>
        {t('linkedRegistration.takeOver')}
      </Button>
      <p className="text-muted">{t('linkedRegistration.takeOverHelp')}</p>
      <ActFailure act={act} title={t('linkedRegistration.takeOverFailed')} isTap />
    </div>
  )
}

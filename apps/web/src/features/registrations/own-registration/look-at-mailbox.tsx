import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { OwnRegistration } from '../api/own-registration.ts'
import { useSendAnotherLetter } from '../api/registration-link.ts'

/** Whether a letter waits to be opened to confirm the address; false if unknown. */
export function isAddressOpen({ email, isEmailConfirmed }: WholeRegistration): boolean {
  return email !== '' && isEmailConfirmed === false
}

/** Where the letter went, and resending it. */
export function LookAtMailbox({ own: { registration, playerId } }: { readonly own: OwnRegistration }) {
  const { t } = useTranslation()
  const act = useSendAnotherLetter(registration.tournamentId)
  if (!isAddressOpen(registration)) return null
  const ask = async () => {
    if (await act.send({ playerId })) notify.success({ title: t('linkedRegistration.anotherSent') })
  }
  return (
    <Notice tone="info" title={t('linkedRegistration.mailbox')}>
      <p className="wrap-anywhere">{t('linkedRegistration.mailboxText', { email: registration.email })}</p>
      <Button variant="secondary" className="mt-3" isBusy={act.isSending} onClick={() => void ask()}>
        {t('linkedRegistration.another')}
      </Button>
      <ActFailure act={act} title={t('linkedRegistration.anotherFailed')} isTap />
    </Notice>
  )
}

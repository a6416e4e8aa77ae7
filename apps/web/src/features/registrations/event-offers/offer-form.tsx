import { readEmail } from '@tablee/domain/accounts/email'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { type ComingEvent, useOfferEvent } from '../api/event-offers.ts'

type OfferFormProps = { readonly event: ComingEvent; readonly onClose: () => void }

/** Offers the event to an email address. */
export function OfferForm({ event: { tournamentId }, onClose }: OfferFormProps) {
  const { t } = useTranslation()
  const offer = useOfferEvent()
  const form = useForm({
    initial: { email: '' },
    failure: offer.error,
    check: ({ email }) => (readEmail(email) === null ? { email: t('refusals.email_invalid') } : {}),
    send: async ({ email }) => {
      if ((await offer.send({ tournamentId, email })) === null) return null
      notify.success({ title: t('offers.give.sent'), description: t('offers.give.sentText') })
      return onClose()
    },
  })
  return (
    <form {...form.formProps} className="grid gap-3">
      <TextInput
        label={t('offers.give.email')}
        hint={t('offers.give.hint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
        required
        {...form.field('email')}
      />
      {form.isToldAtField ? null : <ActFailure act={offer} title={t('offers.give.failed')} />}
      <div className="flex flex-col-reverse gap-2 sm:flex-row">
        <Button variant="secondary" onClick={onClose}>
          {t('accounts.cancel')}
        </Button>
        <Button type="submit" isBusy={offer.isSending}>
          {t('offers.give.send')}
        </Button>
      </div>
    </form>
  )
}

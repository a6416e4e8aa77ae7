import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { EmailField } from '../../../forms/email-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useEmailFault } from '../account-form/use-email-fault.ts'
import { useFollowByMail } from '../api/followed-series.ts'

/** Without an account: asks by mail whether the address wants to hear of each date. */
export function FollowByAddress({ series }: { readonly series: string }) {
  const { t, language } = useTranslation()
  const emailFault = useEmailFault()
  const act = useFollowByMail(series, language)
  const [askedAt, setAskedAt] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailFault(email) }),
    failure: act.error,
    isSending: act.isSending,
    send: async ({ email }) => {
      const reply = await act.send(email.trim())
      if (reply !== null) setAskedAt(email.trim())
      return reply
    },
  })
  if (askedAt !== null) {
    return (
      <div role="status">
        <Notice title={t('series.follow.asked')}>{t('series.follow.askedText', { email: askedAt })}</Notice>
      </div>
    )
  }
  return (
    <form {...form.formProps} className="grid max-w-xl gap-3">
      <EmailField label={t('series.follow.address')} hint={t('series.follow.addressHelp')} {...form.field('email')} />
      <FormFailure error={act.error} title={t('series.follow.failed')} isToldAtField={form.isToldAtField} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        isBusy={act.isSending}
        icon={<Mail aria-hidden="true" className="size-5 shrink-0" />}
      >
        {t('series.follow.button')}
      </Button>
      <Link
        to="/login"
        search={{ redirect: `/serie/${series}` }}
        className="flex min-h-11 items-center justify-self-start font-semibold"
      >
        {t('series.follow.withAccount')}
      </Link>
    </form>
  )
}

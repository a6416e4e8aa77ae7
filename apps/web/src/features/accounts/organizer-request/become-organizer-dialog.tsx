import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { ORGANIZER_REQUEST_MAX_LENGTH } from '@tablee/domain/accounts/organizer-request'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useForm } from '../../../forms/use-form.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSupportEmail } from '../../../transport/product-info.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Agreement } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useRequestAccess } from '../api/organizer-request.ts'
import { usePlansLink } from '../plans/use-plans-link.ts'
import { EmailStatus } from '../profile/email-status.tsx'
import { letterAddress } from './letter-address.ts'
import { PlanComparison } from './plan-comparison.tsx'

type BecomeOrganizerDialogProps = {
  readonly account: UserDocument
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * By a letter from the person's own mail program if the operator has an address, and always by a request that the operator reads by
 * command.
 */
export function BecomeOrganizerDialog({ account, isOpen, onClose }: BecomeOrganizerDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const letter = useLetter(account)
  const hasPlansLink = usePlansLink('plans-link')
  const [hasAgreed, setAgreed] = useState(false)
  const act = useRequestAccess()
  const close = () => {
    act.clear()
    onClose()
  }
  const form = useForm({
    initial: { text: '' },
    failure: act.error,
    send: async ({ text }) => {
      if ((await act.send({ text })) === null) return null
      form.clear()
      notify.success({ title: t('accounts.access.sentToast') })
      return close()
    },
  })
  const variant = letter === null ? 'primary' : 'secondary'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      width="wide"
      title={t('accounts.organizer.title')}
      description={t('accounts.organizer.description')}
      closeLabel={t('accounts.close')}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('accounts.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={variant} disabled={!hasAgreed} isBusy={act.isSending}>
            {letter === null ? t('accounts.organizer.ask') : t('accounts.organizer.askHere')}
          </Button>
          {letter === null ? null : hasAgreed ? (
            <a href={letter} className={buttonClass()}>
              {t('accounts.organizer.ask')}
            </a>
          ) : (
            <Button disabled>{t('accounts.organizer.ask')}</Button>
          )}
        </>
      }
    >
      {hasPlansLink ? (
        <p>
          <Link to="/plans" className={buttonClass({ variant: 'secondary' })}>
            {t('shell.plans.see')}
          </Link>
        </p>
      ) : (
        <PlanComparison />
      )}
      <EmailStatus account={account} />
      <form id={formId} {...form.formProps} className="grid gap-4">
        <TextArea
          label={t('accounts.organizer.word')}
          hint={t('accounts.organizer.wordHint')}
          rows={3}
          maxLength={ORGANIZER_REQUEST_MAX_LENGTH}
          {...form.field('text')}
        />
        <Agreement
          text={t('accounts.organizer.agree')}
          linkText={t('legal.terms.link')}
          href="/terms"
          isChecked={hasAgreed}
          onChange={setAgreed}
        />
        <FormFailure error={act.error} title={t('accounts.organizer.notSent')} isToldAtField={form.isToldAtField} />
      </form>
      <p className="text-sm text-muted">
        {letter === null ? t('accounts.organizer.howHere') : t('accounts.organizer.how')}
      </p>
    </Dialog>
  )
}

/** Address of a prewritten letter; null if there is nobody to write to. */
function useLetter(account: UserDocument): string | null {
  const { t } = useTranslation()
  const formats = useFormats()
  const to = useSupportEmail()
  if (!to) return null
  return letterAddress({
    to,
    subject: t('accounts.organizer.letterSubject', { name: account.name }),
    body: t('accounts.organizer.letterBody', {
      name: account.name,
      email: account.email,
      id: account.$id,
      date: formats.dateTime(new Date()),
    }),
  })
}

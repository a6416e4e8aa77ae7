import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useId } from 'react'
import { EmailField } from '../../../forms/email-field.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useEmailFault } from '../account-form/use-email-fault.ts'
import { useChangeEmail } from '../api/change-email.ts'
import { faultsOfRefusal } from '../password/faults-of-refusal.ts'
import { KnownUsername } from '../password/known-username.tsx'

type ChangeEmailDialogProps = {
  readonly account: UserDocument
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for the password, so that a borrowed phone cannot take the account. */
export function ChangeEmailDialog({ account, isOpen, onClose }: ChangeEmailDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const emailFault = useEmailFault()
  const act = useChangeEmail()
  const close = () => {
    form.clear()
    act.clear()
    onClose()
  }
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email:
        emailFault(email) ?? (email.trim().toLowerCase() === account.email ? t('refusals.email_unchanged') : undefined),
      password: password === '' ? t('refusals.password_required') : undefined,
    }),
    failure: act.error,
    refusedFields: faultsOfRefusal,
    send: async ({ email, password }) => {
      if ((await act.send({ email: email.trim(), password })) === null) return null
      notify.success({ title: t('accounts.emailChange.sent') })
      return close()
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('accounts.emailChange.dialog')}
      description={t('accounts.emailChange.lead')}
      closeLabel={t('accounts.close')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('accounts.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={act.isSending}>
            {act.isSending ? t('accounts.emailChange.busy') : t('accounts.emailChange.send')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="grid gap-5">
        <KnownUsername email={account.email} />
        <EmailField label={t('accounts.emailChange.field')} {...form.field('email')} />
        <PasswordField
          label={t('accounts.delete.password')}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <p className="text-sm text-muted">{t('accounts.emailChange.others')}</p>
        <FormFailure error={act.error} title={t('accounts.emailChange.failed')} isToldAtField={form.isToldAtField} />
      </form>
    </Dialog>
  )
}

import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useAccountForm } from '../account-form/use-account-form.ts'
import { useDeleteAccount } from '../api/delete-account.ts'
import { KnownUsername } from '../password/known-username.tsx'

type DeleteAccountDialogProps = {
  readonly account: UserDocument
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly leave: () => Promise<void>
}

/** Says what goes and what remains, and asks for the password: nobody else's thumb ends an account. */
export function DeleteAccountDialog({ account, isOpen, onClose, leave }: DeleteAccountDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const act = useDeleteAccount(leave)
  const form = useAccountForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('refusals.password_required') : undefined }),
    failure: act.error,
    send: async ({ password }) => {
      const isDeleted = (await act.send({ password })) !== null
      if (isDeleted) notify.success({ title: t('accounts.delete.done') })
      return isDeleted
    },
  })
  const close = () => {
    form.clear()
    act.clear()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title={t('accounts.delete.title')}
      closeLabel={t('accounts.close')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('accounts.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={act.isSending}>
            {act.isSending ? t('accounts.delete.busy') : t('accounts.delete.action')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{t('accounts.delete.gone')}</p>
        <p>{t('accounts.delete.remains')}</p>
        <p className="font-semibold">{t('accounts.delete.final')}</p>
      </div>
      <form id={formId} {...form.formProps} className="grid gap-4">
        <KnownUsername email={account.email} />
        <PasswordInput
          label={t('accounts.delete.password')}
          showLabel={t('accounts.showPassword')}
          hideLabel={t('accounts.hidePassword')}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <FormFailure error={act.error} title={t('accounts.delete.failed')} isToldAtField={form.isToldAtField} />
      </form>
    </Dialog>
  )
}

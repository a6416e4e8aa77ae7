import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { type ReactNode, useId } from 'react'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useDeleteAccount } from '../api/delete-account.ts'
import { faultsOfRefusal } from '../password/faults-of-refusal.ts'
import { KnownUsername } from '../password/known-username.tsx'

/** Upcoming events of the account, provided by another feature. */
export type ComingEvents = {
  /** False while unknown or while one is undecided. */
  readonly areDecided: boolean
  readonly list: ReactNode
}

type DeleteAccountDialogProps = {
  readonly account: UserDocument
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly leave: (proof: string | null) => Promise<void>
  readonly comingEvents: ComingEvents
}

/** Says what goes and what stays, asks about upcoming events, then for the password, so that nobody else can end the account. */
export function DeleteAccountDialog({ account, isOpen, onClose, leave, comingEvents }: DeleteAccountDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const act = useDeleteAccount(leave)
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('refusals.password_required') : undefined }),
    failure: act.error,
    refusedFields: faultsOfRefusal,
    send: async ({ password }) => {
      const reply = await act.send({ password })
      return reply === null ? null : notify.success({ title: t('accounts.delete.done') })
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
      width={comingEvents.areDecided ? 'medium' : 'wide'}
      title={t('accounts.delete.title')}
      closeLabel={t('accounts.close')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('accounts.delete.keep')}
          </Button>
          {comingEvents.areDecided ? (
            <Button type="submit" form={formId} variant="danger" isBusy={act.isSending}>
              {act.isSending ? t('accounts.delete.busy') : t('accounts.delete.action')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid gap-3">
        <p>{t('accounts.delete.gone')}</p>
        <p>{t('accounts.delete.remains')}</p>
        <p className="font-semibold">{t('accounts.delete.final')}</p>
      </div>
      {comingEvents.list}
      {comingEvents.areDecided ? (
        <form id={formId} {...form.formProps} className="grid gap-4">
          <KnownUsername email={account.email} />
          <PasswordField
            label={t('accounts.delete.password')}
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <FormFailure error={act.error} title={t('accounts.delete.failed')} isToldAtField={form.isToldAtField} />
        </form>
      ) : null}
    </Dialog>
  )
}

import { readEmail } from '@tablee/domain/accounts/email'
import { SHOP_ROLES, type ShopRole } from '@tablee/domain/shops/shop'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useOwnOrigin } from '../../../transport/own-origin.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useInviteToShop } from '../api/own-shop.ts'

type InviteDialogProps = {
  /** The invited account replaces the inviter. */
  readonly isHandOver: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Invites by mail, or by a link shown once. */
export function InviteDialog({ isHandOver, isOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation()
  const origin = useOwnOrigin()
  const [code, setCode] = useState<string | null>(null)
  const close = () => {
    setCode(null)
    onClose()
  }
  const kind = isHandOver ? 'handOverTitle' : 'title'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(code === null ? `shops.invite.${kind}` : 'shops.invite.linkTitle')}
      {...(code !== null
        ? { description: t('shops.invite.linkText') }
        : isHandOver
          ? { description: t('shops.invite.handOverText') }
          : {})}
      closeLabel={t('shops.invite.close')}
      footer={code === null ? undefined : <Button onClick={close}>{t('shops.invite.done')}</Button>}
    >
      {code === null ? (
        <InviteForm isHandOver={isHandOver} onClose={close} onLink={setCode} />
      ) : (
        <LinkToGive address={`${origin}/shop-invitation#${code}`} />
      )}
    </Dialog>
  )
}

function LinkToGive({ address }: { readonly address: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-4">
      <QrCode value={address} label={t('shops.invite.linkTitle')} className="w-56" />
      <CopyButton
        value={address}
        label={t('shops.invite.copy')}
        copiedLabel={t('shops.invite.copied')}
        onFailure={() => notify.error({ title: t('shops.invite.copyFailed'), description: address })}
      />
    </div>
  )
}

type InviteFormProps = Pick<InviteDialogProps, 'isHandOver' | 'onClose'> & { readonly onLink: (code: string) => void }

function InviteForm({ isHandOver, onClose, onLink }: InviteFormProps) {
  const { t } = useTranslation()
  const invite = useInviteToShop()
  const form = useForm({
    initial: { role: 'co-organizer' as ShopRole, email: '' },
    isSending: invite.isSending,
    failure: invite.error,
    check: ({ email }) =>
      email.trim() !== '' && readEmail(email) === null ? { email: t('refusals.email_invalid') } : {},
    send: async ({ role, email }) => {
      const reply = await invite.send({ role, isHandOver, email: email.trim() === '' ? null : email })
      if (reply === null) return null
      const { oneTimeCode } = reply.data
      if (oneTimeCode !== null) return onLink(oneTimeCode)
      notify.success({ title: t('shops.invite.sent'), description: t('shops.invite.sentText') })
      return onClose()
    },
  })
  const { role } = form.values
  return (
    <form {...form.formProps} className="grid gap-4">
      {isHandOver ? null : (
        <ChoiceCards
          label={t('shops.invite.role')}
          hint={t(`shops.roleMay.${role}`)}
          choices={SHOP_ROLES.toReversed().map((value) => ({ value, label: t(`shops.role.${value}`) }))}
          value={role}
          onChange={(chosen) => form.set('role', chosen)}
          columnsClass="grid-cols-1 sm:grid-cols-2"
        />
      )}
      <TextInput
        label={t('shops.invite.email')}
        hint={t('shops.invite.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('email')}
      />
      {form.isToldAtField ? null : <ActFailure act={invite} title={t('shops.invite.failed')} />}
      <div className="flex flex-col-reverse gap-2 sm:flex-row">
        <Button variant="secondary" onClick={onClose}>
          {t('shops.invite.cancel')}
        </Button>
        <Button type="submit" isBusy={invite.isSending}>
          {t('shops.invite.send')}
        </Button>
      </div>
    </form>
  )
}

import type { ShopRole } from '@tablee/domain/shops/shop'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAnswerInvitation } from '../api/own-shop.ts'

type Asked = { readonly id: string; readonly shop: string; readonly role: ShopRole; readonly isHandOver: boolean }

type InvitationToAnswerProps = {
  readonly invitation: Asked
  /** If opened by a link. */
  readonly code?: string
  readonly onAnswered?: (isAccepted: boolean) => void
}

export function InvitationToAnswer({ invitation, code, onAnswered }: InvitationToAnswerProps) {
  const { t } = useTranslation()
  const answer = useAnswerInvitation()
  const { id: invitationId, role, isHandOver } = invitation
  const send = async (isAccepted: boolean) => {
    const reply = await answer.send({ invitationId, isAccepted, ...(code === undefined ? {} : { code }) })
    if (reply === null) return
    notify.success({ title: t(isAccepted ? 'shops.invitation.accepted' : 'shops.invitation.declined') })
    onAnswered?.(isAccepted)
  }
  return (
    <>
      <p className="max-w-prose">{t(isHandOver ? 'shops.invitation.handOverText' : 'shops.invitation.text')}</p>
      {isHandOver ? null : <p className="font-semibold">{t(`shops.role.${role}`)}</p>}
      <ActFailure act={answer} title={t('shops.invitation.failed')} isTap />
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button isBusy={answer.isSending} onClick={() => void send(true)}>
          {t('shops.invitation.accept')}
        </Button>
        <Button variant="secondary" isBusy={answer.isSending} onClick={() => void send(false)}>
          {t('shops.invitation.decline')}
        </Button>
      </div>
    </>
  )
}

import type { OwnShop } from '@tablee/contract/shops/own-shop'
import { SHOP_ROLES } from '@tablee/domain/shops/shop'
import { Ellipsis, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeMember, useWithdrawInvitation } from '../api/own-shop.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

type Member = OwnShop['members'][number]
type Invitation = OwnShop['invitations'][number]

/** Members with their roles, and open invitations. */
export function MembersCard({ shop }: { readonly shop: OwnShop }) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isInviting, setInviting] = useState(false)
  const isOrganizer = shop.role === 'organizer'
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-section">
        {t('shops.members.title')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {shop.members.map((member) => (
          <MemberRow key={member.accountId} member={member} isChangeable={isOrganizer && !member.isMe} />
        ))}
      </ul>
      {shop.invitations.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="text-base font-semibold">{t('shops.members.waiting')}</h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
            {shop.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </div>
      ) : null}
      {isOrganizer ? (
        <Button
          variant="secondary"
          className="sm:justify-self-start"
          icon={<UserPlus aria-hidden="true" className="size-5" />}
          onClick={() => setInviting(true)}
        >
          {t('shops.members.invite')}
        </Button>
      ) : null}
      <InviteDialog isHandOver={false} isOpen={isInviting} onClose={() => setInviting(false)} />
    </Card>
  )
}

function MemberRow({ member, isChangeable }: { readonly member: Member; readonly isChangeable: boolean }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const change = useChangeMember()
  const [isRemoving, setRemoving] = useState(false)
  const { accountId, role, since, isMe } = member
  const name = member.name || t('shops.members.nameless')
  const make = async (other: Member['role']) => {
    if ((await change.send({ accountId, role: other })) !== null) notify.success({ title: t('shops.members.removed') })
  }
  return (
    <li className="grid gap-2 py-2">
      <div className="flex min-h-11 items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{isMe ? `${name} (${t('shops.members.me')})` : name}</p>
          <p className="text-sm text-muted tabular-nums">
            {`${t(`shops.role.${role}`)} · ${t('shops.members.since', { date: date(new Date(since)) })}`}
          </p>
        </div>
        {isChangeable ? (
          <Menu
            label={t('shops.members.menu', { name })}
            trigger={
              <IconButton
                label={t('shops.members.menu', { name })}
                icon={<Ellipsis aria-hidden="true" className="size-5" />}
                disabled={change.isSending}
              />
            }
            items={[
              ...SHOP_ROLES.filter((other) => other !== role).map((other) => ({
                ...{ kind: 'action' as const, value: other, label: t(`shops.members.make.${other}`) },
                onSelect: () => void make(other),
              })),
              {
                ...{ kind: 'action', value: 'remove', label: t('shops.members.remove'), isDangerous: true },
                onSelect: () => setRemoving(true),
              },
            ]}
          />
        ) : null}
      </div>
      <ActFailure act={change} title={t('shops.members.failed')} isTap />
      <RemoveMemberDialog accountId={accountId} name={name} isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </li>
  )
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const withdraw = useWithdrawInvitation()
  const { id, email, role, isHandOver, expiresAt } = invitation
  const take = async () => {
    if ((await withdraw.send({ invitationId: id })) !== null) notify.success({ title: t('shops.members.withdrawn') })
  }
  return (
    <li className="grid gap-2 py-2">
      <p className="min-w-0 font-semibold wrap-anywhere">{email ?? t('shops.members.byLink')}</p>
      <p className="text-sm text-muted tabular-nums">
        {`${isHandOver ? t('shops.members.handOver') : t(`shops.role.${role}`)} · ${t('shops.members.until', { date: date(new Date(expiresAt)) })}`}
      </p>
      <ActFailure act={withdraw} title={t('shops.members.failed')} isTap />
      <Button variant="quiet" className="justify-self-start" isBusy={withdraw.isSending} onClick={() => void take()}>
        {t('shops.members.withdraw')}
      </Button>
    </li>
  )
}

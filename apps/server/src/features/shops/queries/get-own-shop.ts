import type { CallReply } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import type { getOwnShop as call, OwnShop } from '@tablee/contract/shops/own-shop'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { mayShop } from '@tablee/domain/shops/may-shop'
import type { ShopInvitation } from '@tablee/domain/shops/shop-invitation'
import type { Queryable } from '../../../database/database.ts'
import type { ShopGround } from '../shop-ground.ts'
import { listInvitations, listInvitationsTo } from '../shop-invitation-store.ts'
import { findMembership, listMembers } from '../shop-member-store.ts'
import { findShop } from '../shop-store.ts'

type Reading = Pick<ShopGround, 'database' | 'now' | 'findAccount'>
type Reply = CallReply<typeof call>

const MOST_RECEIVED = 10

/** Current, even if it changed since the request began. */
export async function getOwnShop(reading: Reading, caller: Caller): Promise<Outcome<Reply>> {
  if (!caller) return refuse('account_required')
  return accept(await reading.database.read((db) => readOwnShop(reading, db, caller.accountId)))
}

export async function readOwnShop(reading: Reading, db: Queryable, accountId: AccountId): Promise<Reply> {
  const account = await reading.findAccount(db, accountId)
  const now = reading.now().toISOString()
  const received = account?.isEmailVerified
    ? await listInvitationsTo(db, { email: account.email, now, most: MOST_RECEIVED })
    : []
  return {
    data: {
      shop: await readShop(reading, db, { accountId, now }),
      received: received.map(({ id, shop, role, isHandOver, expiresAt }) => {
        return { id, shop, role, isHandOver, expiresAt: wireMoment(expiresAt) }
      }),
    },
  }
}

type Asked = { readonly accountId: AccountId; readonly now: string }

async function readShop({ findAccount }: Reading, db: Queryable, { accountId, now }: Asked): Promise<OwnShop | null> {
  const membership = await findMembership(db, accountId)
  const kept = membership && (await findShop(db, membership.id))
  if (!membership || !kept) return null
  const { id, slug, logo, profile } = kept
  const { contact, ...said } = profile
  const members = await listMembers(db, id)
  const names = await Promise.all(members.map((member) => findAccount(db, member.accountId)))
  const mayInvite = mayShop('invite-to-shop', membership.role)
  return {
    ...{ id, slug, logo, ...said, ...contact, role: membership.role },
    members: members.map((member, at) => ({
      ...{ accountId: member.accountId, role: member.role, since: wireMoment(member.since) },
      ...{ name: names[at]?.name ?? '', isMe: member.accountId === accountId },
    })),
    invitations: mayInvite ? (await listInvitations(db, id, now)).map(toldInvitation) : [],
  }
}

function toldInvitation({ id, role, isHandOver, email, expiresAt }: ShopInvitation): OwnShop['invitations'][number] {
  return { id, role, isHandOver, email, expiresAt: wireMoment(expiresAt) }
}

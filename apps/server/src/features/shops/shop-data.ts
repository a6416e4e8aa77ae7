import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { ShopMember } from '@tablee/domain/shops/shop'
import type { ShopGround } from './shop-ground.ts'
import { deleteInvitationsFrom, deleteInvitationsTo } from './shop-invitation-store.ts'
import { findMembership, listMembers, lockMembers, writeMembers } from './shop-member-store.ts'
import { deleteShop, findShop } from './shop-store.ts'

/** Without another organizer the shop is erased too, as no one else may decide about it. */
export function shopData({ database, findAccount }: Pick<ShopGround, 'database' | 'findAccount'>): PersonalDataKeeper {
  return {
    name: 'shop',
    collect: (accountId) =>
      database.read(async (db) => {
        const membership = await findMembership(db, accountId)
        const shop = membership && (await findShop(db, membership.id))
        if (!membership || !shop) return null
        const own = (await listMembers(db, membership.id)).find((member) => member.accountId === accountId)
        const { contact, ...said } = shop.profile
        return { role: membership.role, since: own && wireMoment(own.since), slug: shop.slug, ...said, ...contact }
      }),
    forget: (accountId) =>
      database.inTransaction(async (tx) => {
        const account = await findAccount(tx.db, accountId)
        if (account) await deleteInvitationsTo(tx.db, account.email)
        await deleteInvitationsFrom(tx.db, accountId)
        const membership = await findMembership(tx.db, accountId)
        if (!membership) return
        const others = othersThan(await lockMembers(tx, membership.id), accountId)
        if (others.some(({ role }) => role === 'organizer')) await writeMembers(tx.db, membership.id, others)
        else await deleteShop(tx.db, membership.id)
      }),
  }
}

/** The shop must be handed over or closed first. */
export function isNeededInShop({ database }: Pick<ShopGround, 'database'>): (account: AccountId) => Promise<boolean> {
  return (account) =>
    database.read(async (db) => {
      const membership = await findMembership(db, account)
      const others = membership ? othersThan(await listMembers(db, membership.id), account) : []
      return others.length > 0 && others.every(({ role }) => role !== 'organizer')
    })
}

function othersThan(members: readonly ShopMember[], account: AccountId): readonly ShopMember[] {
  return members.filter(({ accountId }) => accountId !== account)
}

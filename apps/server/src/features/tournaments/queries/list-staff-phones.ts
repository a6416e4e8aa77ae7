import type { StaffPhone } from '@tablee/contract/serving/player-calling'
import { staffIdOf } from '@tablee/contract/serving/staff-callee'
import type { ShopId } from '@tablee/domain/shops/shop'
import { isInForce } from '@tablee/domain/tournaments/authority/author-of'
import type { PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { listSubscriptions } from '../call-subscription-store.ts'
import { readHolders } from '../capability-store.ts'
import { hashOfHelper, type StaffHolder } from '../held-tournament.ts'
import { hashOfShop, publicIdOfHolder } from '../secret.ts'

type Wanted = { readonly except: PublicId; readonly now: Date }

/** Roles are read whenever a table calls, members of a shop by its own list. */
export async function listStaffPhones(
  db: Queryable,
  id: TournamentId,
  { except, now }: Wanted,
): Promise<readonly StaffPhone[]> {
  const phones = (await listSubscriptions(db, id)).flatMap((to) => {
    const publicId = staffIdOf(to.callee)
    return publicId === null || publicId === except ? [] : [{ to, publicId }]
  })
  if (phones.length === 0) return []
  const holders = (await listStaffHolders(db, id)).filter((holder) => isInForce(holder, now))
  const members = await listMembers(
    db,
    phones.map(({ publicId }) => publicId),
  )
  return phones.flatMap(({ to, publicId }) => {
    const roles = holders
      .filter((holder) => isHolder(holder, publicId) || members.get(publicId) === holder.hash)
      .map(({ role }) => role)
    return roles.length === 0 ? [] : [{ to, roles }]
  })
}

function isHolder(holder: StaffHolder, publicId: PublicId): boolean {
  const hash = hashOfHelper(holder)
  return hash !== null && publicIdOfHolder(hash) === publicId
}

async function listStaffHolders(db: Queryable, id: TournamentId): Promise<readonly StaffHolder[]> {
  const rows = await db
    .selectFrom('capabilities')
    .selectAll()
    .where('tournament_id', '=', id)
    .where('role', 'not in', ['player', 'entry'])
    .execute()
  return readHolders(rows).staff
}

/** What their shop’s members hold of its events, by account. */
async function listMembers(db: Queryable, ids: readonly PublicId[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('shop_members').selectAll().where('account_id', 'in', ids).execute()
  return new Map(rows.map(({ account_id, shop_id, role }) => [account_id, hashOfShop({ id: shop_id as ShopId, role })]))
}

import { staffCallee } from '@tablee/contract/serving/staff-callee'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { Row } from '../../database/tables/tables.ts'
import { dropSubscriptionsOf } from './call-subscription-store.ts'
import { type Holders, inOrder, type PlayerHolder, type StaffHolder } from './held-tournament.ts'
import { publicIdOfHolder } from './secret.ts'

const FOR_GOOD = { id: '', label: null, expiresAt: null, revokedAt: null } as const

export type DeviceLink = {
  readonly tournamentId: TournamentId
  /** Null: the organizer. */
  readonly playerId: PlayerId | null
  readonly expiresAt: string
  readonly usedAt: string | null
}

type HoldersDifference = { readonly before: Holders | null; readonly after: Holders }

export async function writeHolders(
  db: Queryable,
  tournamentId: TournamentId,
  { before, after }: HoldersDifference,
): Promise<void> {
  if (before === after) return
  const earlier = new Map(before ? capabilitiesOf(before, after) : [])
  const present = new Map(capabilitiesOf(after, before))
  for (const [key, { role, id, hash }] of earlier) {
    if (present.has(key)) continue
    await db
      .deleteFrom('capabilities')
      .where('tournament_id', '=', tournamentId)
      .where('role', '=', role)
      .where('holder_id', '=', id)
      .execute()
    if (role === 'player') await dropSubscriptionsOf(db, tournamentId, id)
    else await endCalls(db, tournamentId, { hash, after })
  }
  for (const [key, capability] of present) {
    if (isSameCapability(earlier.get(key), capability)) continue
    const { role, id: holder_id, hash, label, expiresAt: expires_at, revokedAt: revoked_at } = capability
    const values = { hash, label, expires_at, revoked_at }
    const was = earlier.get(key)
    const isOther = was !== undefined && was.hash !== hash
    if (role === 'player' && isOther) await dropSubscriptionsOf(db, tournamentId, holder_id)
    if (role !== 'player' && was && (isOther || revoked_at)) await endCalls(db, tournamentId, { hash: was.hash, after })
    await db
      .insertInto('capabilities')
      .values({ tournament_id: tournamentId, role, holder_id, ...values })
      .onConflict((conflict) => conflict.columns(['tournament_id', 'role', 'holder_id']).doUpdateSet(values))
      .execute()
  }
}

/** Who has no role any more is told of no table that calls. */
async function endCalls(
  db: Queryable,
  tournamentId: TournamentId,
  { hash, after }: { readonly hash: string; readonly after: Holders },
): Promise<void> {
  if (after.staff.some((holder) => holder.hash === hash && holder.revokedAt === null)) return
  await dropSubscriptionsOf(db, tournamentId, staffCallee(publicIdOfHolder(hash)))
}

type Capability = Omit<StaffHolder, 'role'> & { readonly role: Row<'capabilities'>['role'] }

/** Except those identical in the other set. */
function* capabilitiesOf(holders: Holders, others: Holders | null): Generator<readonly [string, Capability]> {
  const { staff, players, entry } = holders
  for (const holder of staff) if (!others?.staff.includes(holder)) yield [`${holder.role} ${holder.id}`, holder]
  if (players !== others?.players)
    for (const holder of players.values())
      if (others?.players.get(holder.id) !== holder) yield [`${holder.role} ${holder.id}`, holder]
  if (entry !== null && entry !== others?.entry) yield ['entry', { role: 'entry', hash: entry, ...FOR_GOOD }]
}

function isSameCapability(one: Capability | undefined, other: Capability): boolean {
  return CAPABILITY_ATTRIBUTES.every((attribute) => one?.[attribute] === other[attribute])
}

const CAPABILITY_ATTRIBUTES = ['hash', 'label', 'expiresAt', 'revokedAt'] as const

export function readHolders(rows: readonly Row<'capabilities'>[]): Holders {
  const staff: StaffHolder[] = []
  const players = new Map<PlayerId, PlayerHolder>()
  let entry: string | null = null
  for (const { role, hash, holder_id: id, label, expires_at: expiresAt, revoked_at: revokedAt } of rows) {
    const kept = { id, hash, label, expiresAt, revokedAt }
    if (role === 'entry') entry = hash
    else if (role === 'player') players.set(id as PlayerId, { ...kept, role, id: id as PlayerId })
    else staff.push({ ...kept, role })
  }
  return { staff: inOrder(staff), players, entry }
}

export async function insertDeviceLink(db: Queryable, hash: string, link: DeviceLink): Promise<void> {
  await db
    .insertInto('device_links')
    .values({
      hash,
      tournament_id: link.tournamentId,
      role: link.playerId === null ? 'organizer' : 'player',
      player_id: link.playerId ?? '',
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute()
}

export async function findDeviceLink(
  tx: Transaction,
  tournamentId: TournamentId,
  hash: string,
): Promise<DeviceLink | null> {
  const row = await tx.db
    .selectFrom('device_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst()
  if (!row) return null
  const playerId = row.role === 'player' ? (row.player_id as PlayerId) : null
  return { tournamentId, playerId, expiresAt: row.expires_at, usedAt: row.used_at }
}

export async function spendDeviceLink(db: Queryable, hash: string, at: string): Promise<void> {
  await db.updateTable('device_links').set({ used_at: at }).where('hash', '=', hash).execute()
}

import type { CallReply } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import type { JournalEntry } from '@tablee/contract/tournaments/questions/get-journal'
import type { getShifts } from '@tablee/contract/tournaments/questions/get-shifts'
import { wireMoment } from '@tablee/contract/wire-moment'
import { isInForce } from '@tablee/domain/tournaments/authority/author-of'
import type { ShiftHand } from '@tablee/domain/tournaments/authority/hand-over-shift'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { isHelper } from '@tablee/domain/tournaments/authority/revoke-staff'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { type HeldTournament, type Holders, hashOfHelper } from './held-tournament.ts'
import { listStandIns } from './stand-in-store.ts'
import { ownHolders, staffOf } from './tournament-policy.ts'

type Asking = { readonly secret?: string | undefined; readonly caller: Caller }

export function shiftHand(held: HeldTournament, { role }: Author, asking: Asking): ShiftHand {
  return { role, ids: ownHolders(held, asking).map(({ id }) => id) }
}

/** Of those whose role is in force. */
export async function shiftsOf(
  db: Queryable,
  held: HeldTournament,
  { now, ...asking }: Asking & { readonly now: Date },
): Promise<CallReply<typeof getShifts>> {
  const standIns = new Map((await listStandIns(db, held.tournament.id)).map(({ id, replaces }) => [id, replaces]))
  const own = new Set(ownHolders(held, asking))
  const helpers = staffOf(held)
    .filter(isHelper)
    .filter((helper) => isInForce(helper, now))
    .map((helper) => ({
      ...{ id: helper.id, role: helper.role, name: helper.label, hasCome: hashOfHelper(helper) !== null },
      expiresAt: helper.expiresAt && wireMoment(helper.expiresAt),
      replaces: standIns.get(helper.id) ?? null,
      isOwn: own.has(helper),
    }))
  return { data: { helpers } }
}

export type ToldShift = NonNullable<JournalEntry['shift']>

/** By the numbers of the acts that let somebody stand in, and that ended it. */
export async function shiftsToldIn(
  db: Queryable,
  { tournament, holders }: { readonly tournament: { readonly id: TournamentId }; readonly holders: Holders },
): Promise<ReadonlyMap<number, ToldShift>> {
  const staff = new Map(holders.staff.map((holder) => [holder.id, holder]))
  const told = new Map<number, ToldShift>()
  for (const { id, replaces, handedOverIn, takenBackIn } of await listStandIns(db, tournament.id)) {
    const [standIn, giver] = [staff.get(id), staff.get(replaces)]
    const shift = { name: standIn?.label ?? null, replaces: giver?.label ?? null }
    const until = standIn?.expiresAt ?? null
    if (handedOverIn !== null) told.set(handedOverIn, { ...shift, until: until && wireMoment(until) })
    if (takenBackIn !== null) told.set(takenBackIn, { ...shift, until: null })
  }
  return told
}

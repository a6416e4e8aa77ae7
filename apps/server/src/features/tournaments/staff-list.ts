import type { CallReply } from '@tablee/contract/call'
import type { getStaff } from '@tablee/contract/tournaments/questions/get-staff'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { HelperHolder } from '@tablee/domain/tournaments/authority/invite-staff'
import { isHelper } from '@tablee/domain/tournaments/authority/revoke-staff'
import type { Queryable } from '../../database/database.ts'
import type { HeldTournament } from './held-tournament.ts'
import { listInvitations, type StaffInvitation } from './staff-invitation-store.ts'

type Reply = CallReply<typeof getStaff>

export async function staffList(db: Queryable, { tournament, holders }: HeldTournament): Promise<Reply> {
  const invitations = new Map((await listInvitations(db, tournament.id)).map((one) => [one.holderId, one]))
  const staff = holders.staff.filter(isHelper).map((helper) => memberOf(helper, invitations.get(helper.id)))
  return { data: { staff: staff.toSorted((one, other) => compare(other.invitedAt ?? '', one.invitedAt ?? '')) } }
}

function memberOf(helper: HelperHolder, invitation: StaffInvitation | undefined): Reply['data']['staff'][number] {
  return {
    id: helper.id,
    role: helper.role,
    name: helper.label,
    invitedAt: outside(invitation?.invitedAt),
    acceptedAt: outside(invitation?.acceptedAt),
    lastUsedAt: outside(invitation?.usedAt),
    expiresAt: outside(helper.expiresAt),
    revokedAt: outside(helper.revokedAt),
    replaces: invitation?.replaces ?? null,
  }
}

function outside(moment: string | null | undefined): string | null {
  return moment ? wireMoment(moment) : null
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

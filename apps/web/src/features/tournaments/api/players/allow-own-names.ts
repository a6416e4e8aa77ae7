import type { ActReply } from '@tablee/contract/call'
import { allowOwnNames } from '@tablee/contract/tournaments/allow-own-names'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** The organizer lets players change their own name after the start too, or no longer. */
export function useAllowOwnNames(
  access: StaffAccess,
): Act<{ readonly areAllowed: boolean }, ActReply<typeof allowOwnNames>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { areAllowed, actId }) => client.callAct(allowOwnNames, { code, organizerId, areAllowed, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}

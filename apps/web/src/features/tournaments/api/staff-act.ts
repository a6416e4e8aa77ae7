import type { ActCall, CallInput } from '@tablee/contract/call'
import type { ToldAct, toldAct } from '@tablee/contract/told-act'
import type { tournamentReply } from '@tablee/contract/tournaments/documents/tournament-reply'
import type { SentBeside } from '@tablee/contract/tournaments/staff-acts'
import type * as z from 'zod/mini'
import type { Act } from '../../../acts/act.ts'
import { useToldAct } from './following/told-act.ts'
import type { StaffAccess } from './own/own-roles.ts'

/** A call that is one staff act, answered with the tournament. */
type StaffCall = ActCall<string, z.ZodMiniObject, typeof tournamentReply, typeof toldAct>
type StaffReply = z.output<typeof tournamentReply> | ToldAct

/** Adds which tournament is meant and what this device shows to the act's input. */
export function useStaffAct<Call extends StaffCall>(
  access: StaffAccess,
  call: Call,
): Act<Omit<CallInput<Call>, SentBeside>, StaffReply> {
  const { tournamentId, code, secret: organizerId } = access
  const shown = Object.entries({ tournamentId, code, organizerId }).filter(([name]) => name in call.input.shape)
  return useToldAct<Omit<CallInput<Call>, SentBeside>, StaffReply>({
    perform: (client, input) => client.callAct<StaffCall>(call, { ...Object.fromEntries(shown), ...input }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}

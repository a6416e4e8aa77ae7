import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { acceptInvitation as acceptCall } from '@tablee/contract/tournaments/accept-invitation'
import { eraseStaff as eraseCall } from '@tablee/contract/tournaments/erase-staff'
import { handOverShift as handOverCall } from '@tablee/contract/tournaments/hand-over-shift'
import { inviteStaff as inviteCall } from '@tablee/contract/tournaments/invite-staff'
import { getOwnRole as ownRoleCall } from '@tablee/contract/tournaments/questions/get-own-role'
import { getShifts as shiftsCall } from '@tablee/contract/tournaments/questions/get-shifts'
import { getStaff as staffCall } from '@tablee/contract/tournaments/questions/get-staff'
import { revokeStaff as revokeCall } from '@tablee/contract/tournaments/revoke-staff'
import { takeBackShift as takeBackCall } from '@tablee/contract/tournaments/take-back-shift'
import { acceptInvitation } from './commands/accept-invitation.ts'
import { eraseStaff } from './commands/erase-staff.ts'
import { handOverShift } from './commands/hand-over-shift.ts'
import { inviteStaff } from './commands/invite-staff.ts'
import { revokeStaff } from './commands/revoke-staff.ts'
import { takeBackShift } from './commands/take-back-shift.ts'
import { getOwnRole } from './queries/get-own-role.ts'
import { getShifts } from './queries/get-shifts.ts'
import { getStaff } from './queries/get-staff.ts'
import type { TournamentGround } from './tournament-ground.ts'

export function staffFunctions(ground: TournamentGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    serveCall(inviteCall, (input, caller) => inviteStaff(as(caller), input)),
    serveCall(acceptCall, (input, caller) => acceptInvitation(as(caller), input)),
    serveCall(staffCall, (input, caller) => getStaff(as(caller), input)),
    serveCall(revokeCall, (input, caller) => revokeStaff(as(caller), input)),
    serveCall(eraseCall, (input, caller) => eraseStaff(as(caller), input)),
    serveCall(shiftsCall, (input, caller) => getShifts(as(caller), input)),
    serveCall(handOverCall, (input, caller) => handOverShift(as(caller), input)),
    serveCall(takeBackCall, (input, caller) => takeBackShift(as(caller), input)),
    serveCall(ownRoleCall, (input, caller) => getOwnRole(as(caller), input)),
  ]
}

import type { CallInput, CallReply } from '@tablee/contract/call'
import { checkInMyself } from '@tablee/contract/registrations/check-in-myself'
import type { Act } from '../../../acts/act.ts'
import { useRegistrationAct } from './registration-act.ts'

type CheckingIn = Omit<CallInput<typeof checkInMyself>, 'actId'>

/** Checks oneself in, or undoes it. */
export function useCheckInMyself(): Act<CheckingIn, CallReply<typeof checkInMyself>> {
  return useRegistrationAct({ perform: (client, input) => client.callFunction(checkInMyself, input) })
}

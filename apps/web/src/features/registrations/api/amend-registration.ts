import type { CallInput, CallReply } from '@tablee/contract/call'
import { submitAdvancedDecklist } from '@tablee/contract/registrations/submit-advanced-decklist'
import { updatePlayerAdvancedTournament } from '@tablee/contract/registrations/update-player-advanced-tournament'
import type { Act } from '../../../acts/act.ts'
import { useRegistrationAct } from './registration-act.ts'

export type Amendment = Omit<CallInput<typeof updatePlayerAdvancedTournament>, 'actId'>
export type SubmittedDecklist = Omit<CallInput<typeof submitAdvancedDecklist>, 'actId'>

/** Changes what was given with a registration. */
export function useAmendRegistration(): Act<Amendment, CallReply<typeof updatePlayerAdvancedTournament>> {
  return useRegistrationAct({ perform: (client, input) => client.callFunction(updatePlayerAdvancedTournament, input) })
}

/** A first decklist or another one. */
export function useSubmitDecklist(): Act<SubmittedDecklist, CallReply<typeof submitAdvancedDecklist>> {
  return useRegistrationAct({ perform: (client, input) => client.callFunction(submitAdvancedDecklist, input) })
}

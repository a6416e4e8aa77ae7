import type { CallReply } from '@tablee/contract/call'
import { cancelPlayerAdvancedTournament } from '@tablee/contract/registrations/cancel-player-advanced-tournament'
import { dropPlayerAdvancedTournament } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import type { Act } from '../../../acts/act.ts'
import { useRegistrationAct } from './registration-act.ts'

/** Identified by their own secret or account; the organizer uses the public id or the player's key. */
export type Registrant = { readonly tournamentId: string; readonly playerId: string }

/** Withdraws; registering again is possible until the start. */
export function useCancelRegistration(): Act<Registrant, CallReply<typeof cancelPlayerAdvancedTournament>> {
  return useRegistrationAct({ perform: (client, input) => client.callFunction(cancelPlayerAdvancedTournament, input) })
}

/** Results stay, no more pairings. */
export function useDropPlayer(): Act<Registrant, CallReply<typeof dropPlayerAdvancedTournament>> {
  return useRegistrationAct({ perform: (client, input) => client.callFunction(dropPlayerAdvancedTournament, input) })
}

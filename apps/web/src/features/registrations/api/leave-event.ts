import type { CallReply } from '@tablee/contract/call'
import { cancelPlayerAdvancedTournament } from '@tablee/contract/registrations/cancel-player-advanced-tournament'
import { dropPlayerAdvancedTournament } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import type { Act } from '../../../acts/act.ts'
import { useRegistrationAct } from './registration-act.ts'

/** Whose registration is meant: their own secret or account; for the organizer the public id or the key of the player. */
export type Registrant = { readonly tournamentId: string; readonly playerId: string }

/** Withdraws a registration; whoever did so may register again until the start. */
export function useCancelRegistration(): Act<Registrant, CallReply<typeof cancelPlayerAdvancedTournament>> {
  return useRegistrationAct({ perform: (client, input) => client.callFunction(cancelPlayerAdvancedTournament, input) })
}

/** Leaves the event: results stay, no more pairings. */
export function useDropPlayer(): Act<Registrant, CallReply<typeof dropPlayerAdvancedTournament>> {
  return useRegistrationAct({ perform: (client, input) => client.callFunction(dropPlayerAdvancedTournament, input) })
}

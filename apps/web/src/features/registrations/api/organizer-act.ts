import type { CallReply } from '@tablee/contract/call'
import { acceptRegistration } from '@tablee/contract/registrations/accept-registration'
import { awardByes } from '@tablee/contract/registrations/award-byes'
import { cancelPlayerAdvancedTournament } from '@tablee/contract/registrations/cancel-player-advanced-tournament'
import { checkInPlayer } from '@tablee/contract/registrations/check-in-player'
import { dropPlayerAdvancedTournament } from '@tablee/contract/registrations/drop-player-advanced-tournament'
import { hideRegisteredName } from '@tablee/contract/registrations/hide-registered-name'
import { notePayment } from '@tablee/contract/registrations/note-payment'
import { undoRegistrationAct } from '@tablee/contract/registrations/undo-registration-act'
import type { UndoableAct } from '@tablee/domain/registrations/undo-registration-act'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../acts/act.ts'
import { useStaffProof } from '../../../acts/acting-as.tsx'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useRegistrationAct } from './registration-act.ts'

export type OrganizerAct = {
  readonly playerKey: string
  readonly act:
    | { readonly kind: UndoableAct }
    /** In a full event, adding a seat. */
    | { readonly kind: 'accept'; readonly addsSeat: true }
    | { readonly kind: 'undo'; readonly undone: UndoableAct }
    | { readonly kind: 'check-in'; readonly isPresent: boolean }
    | { readonly kind: 'hide'; readonly isHidden: boolean }
    | { readonly kind: 'payment'; readonly hasPaid: boolean }
    | { readonly kind: 'byes'; readonly byes: number }
}

type Reply = CallReply<typeof acceptRegistration>

export function useOrganizerAct(tournamentId: TournamentId): Act<OrganizerAct, Reply> {
  const proof = useStaffProof()
  return useRegistrationAct<OrganizerAct, Reply>({
    perform: (client, { act, playerKey, actId }) =>
      carry(client, { tournamentId, ...proof, playerId: playerKey, actId }, act),
  })
}

type Address = {
  readonly tournamentId: TournamentId
  readonly organizerId?: string
  readonly playerId: string
  readonly actId: string
}

function carry(client: ServerClient, address: Address, act: OrganizerAct['act']): Promise<Reply> {
  switch (act.kind) {
    case 'accept':
      return client.callFunction(acceptRegistration, { ...address, ...('addsSeat' in act ? { addsSeat: true } : {}) })
    case 'cancel':
      return client.callFunction(cancelPlayerAdvancedTournament, address)
    case 'drop':
      return client.callFunction(dropPlayerAdvancedTournament, address)
    case 'undo':
      return client.callFunction(undoRegistrationAct, { ...address, act: act.undone })
    case 'check-in':
      return client.callFunction(checkInPlayer, { ...address, isPresent: act.isPresent })
    case 'hide':
      return client.callFunction(hideRegisteredName, { ...address, isHidden: act.isHidden })
    case 'byes':
      return client.callFunction(awardByes, { ...address, byes: act.byes })
    case 'payment':
      return client.callFunction(notePayment, { ...address, hasPaid: act.hasPaid })
    default:
      return act satisfies never
  }
}

import type { CallReply } from '@tablee/contract/call'
import { setRoundPairings } from '@tablee/contract/tournaments/set-round-pairings'
import type { HandPairing, HandPairings } from '@tablee/domain/tournaments/set-pairings'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

/** The organizer sets the pairings of the current round by hand. */
export function useSetPairings({
  code,
  organizerId,
}: OrganizerAccess): Act<HandPairings, CallReply<typeof setRoundPairings>> {
  return useTournamentAct({
    perform: (client, { round, pairings, actId }) =>
      client.callFunction(setRoundPairings, {
        code,
        organizerId,
        roundNumber: round,
        pairings: pairings.map(asPairingInput),
        actId,
      }),
    documentOf: ({ tournament }) => tournament,
  })
}

function asPairingInput(pairing: HandPairing) {
  if (pairing.kind === 'played') return { player1: pairing.players[0], player2: pairing.players[1] }
  return { player1: pairing.player, player2: null, ...(pairing.kind === 'loss' ? { loss: true } : {}) }
}

import type { ActReply } from '@tablee/contract/call'
import { setRoundPairings } from '@tablee/contract/tournaments/set-round-pairings'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { chairsOf, isBye, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { type HandPairing, seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import type { SeenPairing, SeenResult } from '@tablee/domain/tournaments/rounds/seen-round'
import type { HandPairings } from '@tablee/domain/tournaments/rounds/set-pairings'
import { useQueryClient } from '@tanstack/react-query'
import type { Act } from '../../../../acts/act.ts'
import { readAfterConflict } from '../following/read-after-conflict.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** A refusal refreshes the round. */
export function useSetPairings(access: StaffAccess): Act<HandPairings, ActReply<typeof setRoundPairings>> {
  const { code, secret: organizerId } = access
  const queryClient = useQueryClient()
  return useToldAct({
    perform: (client, { round, pairings, dropped, from, tables, actId }) =>
      readAfterConflict(
        queryClient,
        code,
        client.callAct(setRoundPairings, {
          code,
          organizerId,
          roundNumber: round,
          pairings: pairings.map((pairing) => ({
            ...asPairingInput(pairing),
            table: tables?.get(seatKey(pairing)) ?? null,
          })),
          dropped: [...(dropped ?? [])],
          from: from?.map(asSeenInput) ?? null,
          actId,
        }),
      ),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}

function asPairingInput(pairing: HandPairing) {
  if (isPodTable(pairing)) return { players: [...seatsOf(pairing)] }
  const chairs = chairsOf(pairing)
  if (!chairs) throw new Error('A table has two to five seats')
  const [player1, player2] = chairs
  return { player1, player2, ...(player2 !== null || isBye(pairing) ? {} : { loss: true }) }
}

function asSeenInput({ pairing, result }: SeenPairing) {
  if (isPodTable(pairing)) return { players: [...seatsOf(pairing)], result: placesOf(result) }
  return { ...asPairingInput(pairing), result: asResultInput(result) }
}

function placesOf(result: SeenResult) {
  return result === null || result === 'contested' || !('wins1' in result) ? result : null
}

function asResultInput(result: SeenResult) {
  if (result === null || result === 'contested') return result
  if (!('wins1' in result)) return null
  return { score1: result.wins1, score2: result.wins2, draws: result.draws }
}

import type { ParsedInput } from '@tablee/contract/call'
import type { setRoundPairings as call } from '@tablee/contract/tournaments/set-round-pairings'
import type { Outcome } from '@tablee/domain/outcome'
import { type HandPairing, setPairings } from '@tablee/domain/tournaments/set-pairings'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

type Input = ParsedInput<typeof call>

export function setRoundPairings(acting: Acting, input: Input): Promise<Outcome<HeldTournament>> {
  const { code, organizerId, roundNumber: round, actId } = input
  const pairings = input.pairings.map(handPairing)
  return carryOrganizerAct(acting, {
    name: 'set-round-pairings',
    target: { code },
    actId,
    secret: organizerId,
    decide: (tournament) => setPairings(tournament, { round, pairings }),
  })
}

function handPairing({ player1, player2, loss }: Input['pairings'][number]): HandPairing {
  if (player2) return { kind: 'played', players: [player1, player2] }
  return { kind: loss ? 'loss' : 'bye', player: player1 }
}

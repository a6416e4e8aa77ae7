import type { HandPairing } from '../hand-pairing.ts'
import type { PlayerId } from '../tournament.ts'

/** A pairing as it is sent: a missing second player is the bye, or with `loss` a loss without an opponent. */
export type SentPairing = {
  readonly player1: PlayerId
  readonly player2?: PlayerId | null | undefined
  readonly loss?: boolean | undefined
}

export function handPairing({ player1, player2, loss }: SentPairing): HandPairing {
  if (player2) return { kind: 'played', players: [player1, player2] }
  return { kind: loss ? 'loss' : 'bye', player: player1 }
}

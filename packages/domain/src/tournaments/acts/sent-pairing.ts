import { type HandPairing, seatKey } from '../rounds/hand-pairing.ts'
import type { SeenPairing, SeenResult } from '../rounds/seen-round.ts'
import type { HandPairings } from '../rounds/set-pairings.ts'
import type { PlayerId, RoundNumber, Side } from '../tournament.ts'

/** A pairing as sent: without a second player a bye, or with `loss` a loss without an opponent. */
export type SentPairing = {
  readonly player1: PlayerId
  readonly player2?: PlayerId | null | undefined
  readonly loss?: boolean | undefined
  /** The sides of a table with more than two; includes `player1`. */
  readonly sides?: readonly Side[] | undefined
}

/** A wished round, and the round as it was seen. */
export type WishedRound = {
  readonly pairings: readonly (SentPairing & { readonly table?: number | null | undefined })[]
  readonly dropped?: readonly PlayerId[] | undefined
  readonly from?: readonly (SentPairing & { readonly result?: SeenResult | undefined })[] | null | undefined
}

export function handPairing({ player1, player2, loss, sides }: SentPairing): HandPairing {
  if (sides) return { kind: 'played', sides }
  if (player2) return { kind: 'played', sides: [[player1], [player2]] }
  return { kind: loss ? 'loss' : 'bye', player: player1 }
}

/** Sets the whole round by hand. */
export function handPairings({
  roundNumber: round,
  pairings,
  dropped = [],
  from,
}: WishedRound & { readonly roundNumber: RoundNumber }): HandPairings {
  const tables = new Map(
    pairings.flatMap(({ table, ...pairing }) => (table ? [[seatKey(handPairing(pairing)), table] as const] : [])),
  )
  return { round, pairings: pairings.map(handPairing), dropped, from: from?.map(seenPairing) ?? null, tables }
}

function seenPairing({ result, ...pairing }: SentPairing & { readonly result?: SeenResult | undefined }): SeenPairing {
  return { pairing: handPairing(pairing), result: result ?? null }
}

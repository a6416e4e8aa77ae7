import type { Addition, Consequence, FollowingConsequence, LaterTurn } from '@tablee/contract/serving/consequence'
import type { Transaction } from '../../../database/database.ts'
import type { Grant, Holders } from '../held-tournament.ts'

/** With who may act after it. */
export type HeldTurn = LaterTurn & { readonly holders: Holders }

/** What comes about may also be that somebody else may act. */
export type HeldAddition = Addition<Transaction> & { readonly grants?: readonly Grant[] }
export type Adding = Consequence<HeldTurn, (tx: Transaction) => Promise<HeldAddition | null>>

/** What comes about by an act that is accepted; nothing does by one that is refused or repeated. */
export type Consequences = {
  /** By an act that changes something: in this order, each knowing what the ones before it added. */
  readonly adding: readonly Adding[]
  /** By any. */
  readonly following: readonly FollowingConsequence<Transaction>[]
}

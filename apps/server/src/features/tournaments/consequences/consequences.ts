import type { Addition, Consequence, FollowingConsequence, LaterTurn } from '@tablee/contract/serving/consequence'
import type { Transaction } from '../../../database/database.ts'
import type { Grant, Holders } from '../held-tournament.ts'

export type HeldTurn = LaterTurn & { readonly holders: Holders }

/** A consequence may also change holders. */
export type HeldAddition = Addition<Transaction> & { readonly grants?: readonly Grant[] }
export type Adding = Consequence<HeldTurn, (tx: Transaction) => Promise<HeldAddition | null>>

/** Consequences of an accepted act; a refused or repeated one has none. */
export type Consequences = {
  /** In this order, each seeing the additions before it. */
  readonly adding: readonly Adding[]
  /** Of any act. */
  readonly following: readonly FollowingConsequence<Transaction>[]
}

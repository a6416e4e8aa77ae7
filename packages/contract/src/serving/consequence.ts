import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { SeenEvent } from './event-act.ts'

/** An accepted act, as those see it who have to do with what follows. */
export type ActTurn = {
  readonly act: ActName
  readonly author: Author
  /** Null where the act made the tournament. */
  readonly before: Tournament | null
  /** As the act leaves it, with what else came about by it. */
  readonly after: Tournament
  /** Of the act, and of what else came about by it; none where it turned out to change nothing. */
  readonly changes: readonly Change[]
  /** What the author gives as the reason; empty where they give none. */
  readonly reason: string
  /** The state after it, as somebody without any role sees it. */
  readonly seen: () => SeenEvent
}

/** The same where there was a tournament before. */
export type LaterTurn = ActTurn & { readonly before: Tournament }

/** One thing that follows from acts, by name: what is to be done for this one, which may be nothing. Pure. */
export type Consequence<Turn, Task> = {
  readonly name: string
  readonly of: (turn: Turn) => readonly Task[]
}

/** What comes about in the tournament by an act: decided, journalled and told along with it. */
export type Addition<Tx> = {
  readonly changes: readonly Change[]
  /** Writes what stands beside the tournament, in the same transaction and after the tournament itself. */
  readonly keep?: (tx: Tx) => Promise<void>
  /** Tells who may know, once the act is committed. */
  readonly tell?: (event: SeenEvent) => void
}

/** Reads and decides in the transaction of the act; null where nothing comes about. */
export type AddingTask<Tx> = (tx: Tx) => Promise<Addition<Tx> | null>

/** What follows outside of the tournament: rows that are kept with the act or not at all, or what is told once it is committed. */
export type FollowingTask<Tx> = { readonly keep: (tx: Tx) => Promise<void> } | { readonly tell: () => void }

/** By which an act changes more of the tournament than was asked for. */
export type AddingConsequence<Tx> = Consequence<LaterTurn, AddingTask<Tx>>

/** What an act leads to and cannot be changed by. */
export type FollowingConsequence<Tx> = Consequence<ActTurn, FollowingTask<Tx>>

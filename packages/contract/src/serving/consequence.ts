import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { KnownPerson, TeamsCalled } from '@tablee/domain/tournaments/teams/youth-team-names'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { SeenEvent } from './event-act.ts'

/** An accepted act, as its consequences see it. */
export type ActTurn = {
  readonly act: ActName
  readonly author: Author
  readonly before: Tournament | null
  readonly after: Tournament
  /** Of the act and its additions; empty if nothing changed. */
  readonly changes: readonly Change[]
  readonly reason: string
  /** Whose names or details the act brings; their rows are written after the consequences. */
  readonly people?: readonly KnownPerson[] | undefined
  /** The state afterwards, as seen without a role. */
  readonly seen: () => SeenEvent
}

/** An act on an existing tournament. */
export type LaterTurn = ActTurn & { readonly before: Tournament }

/** A named consequence of acts: its task for this one, possibly none. Pure. */
export type Consequence<Turn, Task> = {
  readonly name: string
  readonly of: (turn: Turn) => readonly Task[]
}

/** A further change to the tournament, decided, journalled and announced with the act. */
export type Addition<Tx> = {
  readonly changes: readonly Change[]
  readonly keep?: (tx: Tx) => Promise<void>
  /** After the rows of the act itself. */
  readonly last?: (tx: Tx) => Promise<void>
  /** Teams of which the whole act is to say another name. */
  readonly teamsCalled?: TeamsCalled
  readonly tell?: (event: SeenEvent) => void
}

/** Decides in the act's transaction; null if nothing happens. */
export type AddingTask<Tx> = (tx: Tx) => Promise<Addition<Tx> | null>

/** Effects outside the tournament: rows stored with the act or not at all, or news after the commit. */
export type FollowingTask<Tx> = { readonly keep: (tx: Tx) => Promise<void> } | { readonly tell: () => void }

/** Makes an act change more than was asked. */
export type AddingConsequence<Tx> = Consequence<LaterTurn, AddingTask<Tx>>

/** Follows from an act and cannot change it. */
export type FollowingConsequence<Tx> = Consequence<ActTurn, FollowingTask<Tx>>

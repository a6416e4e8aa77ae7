import type { Caller } from '@tablee/contract/serving/caller'
import type { Outcome } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import type { ShownPassword } from '@tablee/domain/tournaments/entry-password'
import type { PlayerId, PublicId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../database/database.ts'

/** An event as registrations see it: its state, and whom secrets and sessions stand for; the secrets stay where they are. */
export type SeenEvent = {
  readonly tournament: Tournament
  /** The account of the session is the event's organizer. */
  readonly isOrganizer: boolean
  /** Number of the act that made this state. */
  readonly sequence: number
  /** What everybody may see of the device or account behind a player; null when there is none. */
  readonly publicIdOf: (playerId: PlayerId) => PublicId | null
  /** The players, seated or not, that the sender of this secret or account id is. */
  readonly playersHeldBy: (secret: string) => readonly PlayerId[]
  /** What everybody may see of the sender of this secret or account id. */
  readonly publicIdOfSender: (secret: string) => PublicId
  /** Whether the password that came with the act is the event's. */
  readonly password: ShownPassword
}

export type EventDecision = {
  readonly changes: readonly Change[]
  /** The player that the sender of this secret, or of the own account id, may act as from now on. */
  readonly grant?: { readonly playerId: PlayerId; readonly secret: string }
  /** Players whose devices lose their rights for good. */
  readonly forgotten?: readonly PlayerId[]
}

export type EventAct = {
  readonly name: string
  readonly tournamentId: TournamentId
  readonly actId: string | undefined
  /** What the sender typed to come in. */
  readonly password?: string | null | undefined
  readonly permit: (event: SeenEvent) => Outcome<PublicId>
  /** May write rows of its own in the transaction; they count only if the act is kept. */
  readonly decide: (event: SeenEvent, tx: Transaction) => Promise<Outcome<EventDecision>>
}

/** Carries one act on an event with its journal and announcement; declared here, made by who keeps tournaments. */
export type CarryEventAct = (caller: Caller, act: EventAct) => Promise<Outcome<SeenEvent>>

/** The event for reading; null when there is none. */
export type SeeEvent = (caller: Caller, id: TournamentId) => Promise<SeenEvent | null>

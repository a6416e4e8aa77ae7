import type { AccountId } from '@tablee/domain/accounts/account'
import type { Outcome } from '@tablee/domain/outcome'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { ShownPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { PlayerId, PublicId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Caller } from './caller.ts'
import type { Carried, CarriedAct } from './carried-act.ts'
import type { EventLetterKind } from './letter.ts'

/** An event as registrations see it: its state, and whom secrets and sessions stand for; the secrets stay where they are. */
export type SeenEvent = {
  readonly tournament: Tournament
  /** Whether the account of the session holds a role that has this act, or whoever holds the secret, where one was sent. */
  readonly may: (act: ActName, secret?: string) => boolean
  /** The accounts whose role has this act. */
  readonly accountsThatMay: (act: ActName) => readonly AccountId[]
  /** Number of the act that made this state. */
  readonly sequence: number
  /** What everybody may see of the device or account behind a player; null when there is none. */
  readonly publicIdOf: (playerId: PlayerId) => PublicId | null
  /** The players, seated or not, whom everybody knows under this id. */
  readonly playersUnder: (publicId: string) => readonly PlayerId[]
  /** The players, seated or not, that the sender of this secret or account id is. */
  readonly playersHeldBy: (secret: string) => readonly PlayerId[]
  /** What everybody may see of the sender of this secret or account id. */
  readonly publicIdOfSender: (secret: string) => PublicId
  /** Whether the password that came with the act is the event's. */
  readonly password: ShownPassword
}

/** Who may act from now on, as far as registrations say so. */
export type EventGrant =
  /** The sender of this secret, or of their own account id, as this player. */
  | { readonly to: 'player'; readonly playerId: PlayerId; readonly secret: string }
  /** Nobody as this player: the device loses its rights for good. */
  | { readonly to: 'nobody'; readonly playerId: PlayerId }
  /** The account that organizes the event. */
  | { readonly to: 'organizer'; readonly account: AccountId }

/** In which terms registrations speak of acts. `Tx` is the transaction of the server, which alone knows its database. */
export type EventTerms<Tx> = { readonly tx: Tx; readonly held: SeenEvent; readonly grant: EventGrant }

/** Carries one act on an event, with the password that was typed to come in; made by who keeps tournaments. */
export type CarryEventAct<Tx> = <Loaded, Result>(
  caller: Caller,
  act: CarriedAct<EventTerms<Tx>, Loaded, Result>,
  typed?: string | null,
) => Promise<Outcome<Carried<SeenEvent, Result>>>

/** The event for reading; null when there is none. */
export type SeeEvent = (caller: Caller, id: TournamentId) => Promise<SeenEvent | null>

/** What becomes of registrations by an act on something else: they are no part of the tournament. */
export type FollowedRegistrations<Tx> = {
  readonly changes: readonly Change[]
  readonly keep: (tx: Tx) => Promise<void>
  /** Tells who may know, once the act is committed. */
  readonly tell: (event: SeenEvent) => void
}

/** Reads the registrations of players, to say what becomes of them should these players move; made by who keeps registrations. */
type FollowPlayers<Tx> = (
  tx: Tx,
  tournamentId: TournamentId,
  players: readonly PlayerId[],
) => Promise<(moved: readonly PlayerId[]) => FollowedRegistrations<Tx>>

/** Should they drop. */
export type FollowDrops<Tx> = FollowPlayers<Tx>

/** Should they come back; no changes for those whose registration has no seat to come back to. */
export type FollowReturns<Tx> = FollowPlayers<Tx>

/** Who is registered for an event learns by mail that it is hidden, or there again; made by who keeps registrations. */
export type TellRegistered<Tx> = (
  tx: Tx,
  happening: {
    readonly tournament: Tournament
    readonly kind: Extract<EventLetterKind, 'eventDeleted' | 'eventRestored'>
    /** On whose account the letters count. */
    readonly by: AccountId
  },
) => Promise<Outcome<null>>

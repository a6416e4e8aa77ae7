import type { AccountId } from '@tablee/domain/accounts/account'
import type { Outcome } from '@tablee/domain/outcome'
import type { AnyRegistrationDeskAct } from '@tablee/domain/registrations/acts/registrations-at-desk'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { ShownPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { PlayerId, PublicId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Caller } from './caller.ts'
import type { Carried, CarriedAct, DecidedApart } from './carried-act.ts'
import type { EventLetterKind } from './letter.ts'

/** An event as registrations see it: its state, and whom secrets and sessions stand for, without the secrets. */
export type SeenEvent = {
  readonly tournament: Tournament
  /** Whether the session's account, or the sent secret's holder, may do this act. */
  readonly may: (act: ActName, secret?: string) => boolean
  readonly accountsThatMay: (act: ActName) => readonly AccountId[]
  readonly sequence: number
  readonly publicIdOf: (playerId: PlayerId) => PublicId | null
  readonly playersUnder: (publicId: string) => readonly PlayerId[]
  /** The players, seated or not, that the sender of this secret or account id is. */
  readonly playersHeldBy: (secret: string) => readonly PlayerId[]
  readonly publicIdOfSender: (secret: string) => PublicId
  /** Whether the act came with the event's password. */
  readonly password: ShownPassword
}

/** Rights changed by registrations. */
export type EventGrant =
  /** To the sender of this secret, or of their own account id, as this player. */
  | { readonly to: 'player'; readonly playerId: PlayerId; readonly secret: string }
  /** To nobody: the player's device loses its rights for good. */
  | { readonly to: 'nobody'; readonly playerId: PlayerId }
  | { readonly to: 'organizer'; readonly account: AccountId }

/** The types of acts for registrations. `Tx` is the server's transaction, which alone knows its database. */
export type EventTerms<Tx> = { readonly tx: Tx; readonly held: SeenEvent; readonly grant: EventGrant }

/** Carries one act on an event, with the password typed to enter. */
export type CarryEventAct<Tx> = <Loaded, Result>(
  caller: Caller,
  act: CarriedAct<EventTerms<Tx>, Loaded, Result>,
  typed?: string | null,
) => Promise<Outcome<Carried<SeenEvent, Result>>>

type SentApart = {
  readonly tournamentId: TournamentId
  readonly organizerId: string | undefined
  readonly actId: string
  readonly apart: DecidedApart
}

/** Carries an act on registrations that a device decided offline; answers where the event stands, and whether more came about. */
export type CarryRegistrationApart = (
  caller: Caller,
  sent: SentApart,
  act: AnyRegistrationDeskAct,
) => Promise<Outcome<{ readonly sequence: number; readonly hasMore: boolean }>>

/** The event for reading; null if none. */
export type SeeEvent = (caller: Caller, id: TournamentId) => Promise<SeenEvent | null>

/** What an act on something else does to registrations, which are outside the tournament. */
export type FollowedRegistrations<Tx> = {
  readonly changes: readonly Change[]
  readonly keep: (tx: Tx) => Promise<void>
  readonly tell: (event: SeenEvent) => void
}

/** Reads players' registrations to say what happens to them if the players move. */
type FollowPlayers<Tx> = (
  tx: Tx,
  tournamentId: TournamentId,
  players: readonly PlayerId[],
) => Promise<(moved: readonly PlayerId[]) => FollowedRegistrations<Tx>>

/** `FollowPlayers`, for players who drop. */
export type FollowDrops<Tx> = FollowPlayers<Tx>

/** `FollowPlayers`, for players who come back; no changes where the registration has no seat to return to. */
export type FollowReturns<Tx> = FollowPlayers<Tx>

/** Mails those registered that the event is hidden or visible again. */
export type TellRegistered<Tx> = (
  tx: Tx,
  happening: {
    readonly tournament: Tournament
    readonly kind: Extract<EventLetterKind, 'eventDeleted' | 'eventRestored'>
    readonly by: AccountId
  },
) => Promise<Outcome<null>>

import type { AccountId } from '@tablee/domain/accounts/account'
import type { Outcome } from '@tablee/domain/outcome'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { ShownPassword } from '@tablee/domain/tournaments/life/entry-password'
import type { Turn } from '@tablee/domain/tournaments/rounds/is-moved'
import type { PlayerId, PublicId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Caller } from './caller.ts'
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

/** What an act on an event comes to. */
export type EventDecision<Result> = {
  readonly changes: readonly Change[]
  /** The player that the sender of this secret, or of their own account id, may act as from now on. */
  readonly grant?: { readonly playerId: PlayerId; readonly secret: string }
  /** The account that organizes the event from now on. */
  readonly organizer?: AccountId
  /** It counts as an act though it changes nothing that anybody sees. */
  readonly isAct?: boolean
  /** Players whose devices lose their rights for good. */
  readonly forgotten?: readonly PlayerId[]
  /** What `beside` and whoever asked go on with. */
  readonly result: Result
}

/** An act that was carried: the event after it, and what was decided. */
export type CarriedEvent<Result> = {
  readonly event: SeenEvent
  /** What it changed, those included who came in by it; null where it changed nothing, or only the whole tells what. */
  readonly told: readonly Change[] | null
  /** Null when the act had been carried before: nothing was decided now. */
  readonly result: Result | null
}

/** As what the sender of an act on an event means to act. */
export type EventClaim =
  /** One of those who run the event: by the session, or by the secret, where one was sent. */
  | { readonly as: 'staff'; readonly secret?: string | undefined }
  /** By the session one of those who run the event; else the person whose secret or account id this is. */
  | { readonly as: 'registrant'; readonly secret: string }
  | { readonly as: 'everybody'; readonly secret: string }
  /** Whoever leaves for good, for whom the server itself acts. */
  | { readonly as: 'leaver'; readonly publicId: PublicId }
  /** A person whose letter's link the device opened that asks: registrations have looked, and look again in `load`. */
  | { readonly as: 'linked'; readonly publicId: PublicId }

/** One act on an event. `Tx` is the transaction of the server, which alone knows its database. */
export type EventAct<Tx, Loaded, Result> = {
  /** Its row in the table of who may do what, and its name in the journal. */
  readonly name: ActName
  readonly tournamentId: TournamentId
  readonly actId: string | undefined
  /** Allowed even after the event was called off. */
  readonly isForCancelled?: boolean
  /** What the sender typed to come in. */
  readonly password?: string | null | undefined
  readonly claim: EventClaim
  /** Reads what the decision needs that stands beside the event; writes nothing. */
  readonly load: (tx: Tx, event: SeenEvent) => Promise<Loaded>
  /** Pure: it knows the event, what was loaded and who acts, and nothing else. */
  readonly decide: (event: SeenEvent, loaded: Loaded, author: Author) => Outcome<EventDecision<Result>>
  /** Writes what stands beside the event, in the same transaction and after the event itself. */
  readonly beside?: (tx: Tx, kept: { readonly event: SeenEvent; readonly result: Result }) => Promise<void>
}

/** Carries one act on an event with its journal and announcement; made by who keeps tournaments. */
export type CarryEventAct<Tx> = <Loaded, Result>(
  caller: Caller,
  act: EventAct<Tx, Loaded, Result>,
) => Promise<Outcome<CarriedEvent<Result>>>

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

/** Gives seats that an act has freed to who waits for one; null where nobody comes in. Made by who keeps registrations. */
export type PromoteRegistered<Tx> = (
  tx: Tx,
  turn: {
    readonly before: Tournament
    /** As the act leaves it. */
    readonly after: Tournament
    /** Of the act. */
    readonly changes: readonly Change[]
    /** What everybody may see of the device or account behind a player; null when there is none. */
    readonly publicIdOf: (playerId: PlayerId) => PublicId | null
  },
) => Promise<FollowedRegistrations<Tx> | null>

/** Who is registered for an event learns by mail that an act has moved it; made by who keeps registrations. */
export type TellMoved<Tx> = (tx: Tx, turn: Turn & { readonly reason: string }) => Promise<void>

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

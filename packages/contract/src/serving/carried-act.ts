import type { Outcome } from '@tablee/domain/outcome'
import type { Given } from '@tablee/domain/tournaments/acts/act'
import type { AnyKeptAct } from '@tablee/domain/tournaments/acts/kept-act'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { WrittenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { KnownPerson } from '@tablee/domain/tournaments/teams/youth-team-names'
import type { PublicId, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Caller } from './caller.ts'

/**
 * The types of one layer: transaction, view of the tournament, grants. The keeper of tournaments holds their secrets; others only see whom
 * a secret stands for.
 */
type Terms = { readonly tx: unknown; readonly held: unknown; readonly grant: unknown }

/** How a tournament is named. */
export type Target = { readonly code: TournamentCode } | { readonly id: TournamentId }

type Asking = { readonly secret?: string | undefined; readonly caller: Caller }
type AskingBySecret = Asking & { readonly secret: string }

/** The role a request claims, and its proof: a secret sent, or the session's account. */
export type Claim =
  /** One of the staff: by session, or by the secret if sent. */
  | ({ readonly as: 'staff' } & Asking)
  | ({ readonly as: 'player' } & Asking)
  /** Staff by session; else the secret's owner, whose registration is looked up. */
  | ({ readonly as: 'registrant' } & AskingBySecret)
  | ({ readonly as: 'everybody' } & AskingBySecret)
  /** Someone leaving for good, for whom the server acts. */
  | { readonly as: 'leaver'; readonly publicId: PublicId }
  /** A person whose device opened a letter's link: registrations checked, and check again in `load`. */
  | { readonly as: 'linked'; readonly publicId: PublicId }

/** Decided by a device offline: the number of the act it builds on, and what the device drew. */
export type DecidedApart = { readonly on: number; readonly given: Pick<Given, 'at' | 'seed' | 'ids'> }

/** The result of deciding an act. */
export type Decided<Grant, Result> = {
  readonly changes: readonly Change[]
  readonly grants?: readonly Grant[]
  /** Counts as an act even without visible changes. */
  readonly isAct?: boolean
  readonly reason?: string | null
  /** The act for the journal; left out if it was not decided by the table. */
  readonly kept?: AnyKeptAct
  /** Whose names or details it brings, for consequences. */
  readonly people?: readonly KnownPerson[]
  readonly result: Result
}

/** A completed act: the tournament after it, and what was decided. */
export type Carried<Held, Result> = {
  readonly held: Held
  /** Its changes, including promoted players; null if none, or if only the document tells them. */
  readonly told: readonly WrittenChange[] | null
  /** Null if the act had been carried before: nothing was decided now. */
  readonly result: Result | null
  /** More happened than was decided: someone got a freed seat. */
  readonly hasMore?: boolean
}

/** One act on a tournament. */
export type CarriedAct<Of extends Terms, Loaded, Result> = {
  /** Its row in the table of rights, and its journal name. */
  readonly name: ActName
  readonly target: Target
  readonly actId: string | undefined
  readonly claim: Claim
  /** For acts that the domain's table does not decide; omitted when the server decides. */
  readonly apart?: DecidedApart | undefined
  /** Refused first thing for a quick tournament. */
  readonly isForEvents?: boolean
  /** Even once cancelled. */
  readonly isForCancelled?: boolean | undefined
  /** Reads or draws what else the decision needs; writes nothing. */
  readonly load: (tx: Of['tx'], held: Of['held']) => Promise<Loaded>
  /** Pure: sees only the tournament, what was loaded and the author. */
  readonly decide: (held: Of['held'], loaded: Loaded, author: Author) => Outcome<Decided<Of['grant'], Result>>
  /** Writes what is outside the tournament, in the same transaction, after it. */
  readonly beside?: (tx: Of['tx'], kept: { readonly held: Of['held']; readonly result: Result }) => Promise<void>
}

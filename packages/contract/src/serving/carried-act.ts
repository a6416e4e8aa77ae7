import type { Outcome } from '@tablee/domain/outcome'
import type { AnyKeptAct } from '@tablee/domain/tournaments/acts/kept-act'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import type { WrittenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { PublicId, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Caller } from './caller.ts'

/**
 * In which terms somebody speaks of acts: the transaction, the tournament as it is held, and who may act by an act. Who keeps tournaments
 * holds their secrets; who keeps what stands beside them sees whom a secret stands for.
 */
type Terms = { readonly tx: unknown; readonly held: unknown; readonly grant: unknown }

/** By what a tournament is asked for. */
export type Target = { readonly code: TournamentCode } | { readonly id: TournamentId }

type Asking = { readonly secret?: string | undefined; readonly caller: Caller }
type AskingBySecret = Asking & { readonly secret: string }

/** As what a request means to act, and what it shows for that: a secret that it sent, the account of its session. */
export type Claim =
  /** One of those who run the tournament: by the session, or by the secret, where one was sent. */
  | ({ readonly as: 'staff' } & Asking)
  /** A player, whatever else the sender may be. */
  | ({ readonly as: 'player' } & Asking)
  /** By the session one of the staff; else whose secret it is. Which registration that is, is found among them. */
  | ({ readonly as: 'registrant' } & AskingBySecret)
  | ({ readonly as: 'everybody' } & AskingBySecret)
  /** Whoever leaves for good, for whom the server itself acts. */
  | { readonly as: 'leaver'; readonly publicId: PublicId }
  /** A person whose letter's link the device opened that asks: registrations have looked, and look again in `load`. */
  | { readonly as: 'linked'; readonly publicId: PublicId }

/** What an act comes to. */
export type Decided<Grant, Result> = {
  readonly changes: readonly Change[]
  /** Who may act from now on, and who may not. */
  readonly grants?: readonly Grant[]
  /** It counts as an act though it changes nothing that anybody sees. */
  readonly isAct?: boolean
  /** What the author gives as the reason, for the journal. */
  readonly reason?: string | null
  /** The act as the journal keeps it; left out where something beside the table decided it. */
  readonly kept?: AnyKeptAct
  /** What `beside` and whoever asked go on with. */
  readonly result: Result
}

/** An act that was carried: the tournament after it, and what was decided. */
export type Carried<Held, Result> = {
  readonly held: Held
  /** What it changed, those included who came in by it; null where it changed nothing, or only the whole tells what. */
  readonly told: readonly WrittenChange[] | null
  /** Null when the act had been carried before: nothing was decided now. */
  readonly result: Result | null
  /** More came about than what was decided: somebody was given a seat that became free. */
  readonly hasMore?: boolean
}

/** One act on a tournament. */
export type CarriedAct<Of extends Terms, Loaded, Result> = {
  /** Its row in the table of who may do what, and its name in the journal. */
  readonly name: ActName
  readonly target: Target
  readonly actId: string | undefined
  /** What the sender shows for themselves. */
  readonly claim: Claim
  /** Refused for a quick tournament, before anything else. */
  readonly isForEvents?: boolean
  /** Allowed even after the event was called off. */
  readonly isForCancelled?: boolean | undefined
  /** Reads or draws whatever the decision needs beside the tournament; writes nothing. */
  readonly load: (tx: Of['tx'], held: Of['held']) => Promise<Loaded>
  /** Pure: it knows the tournament, what was loaded and who acts, and nothing else. */
  readonly decide: (held: Of['held'], loaded: Loaded, author: Author) => Outcome<Decided<Of['grant'], Result>>
  /** Writes what stands beside the tournament, in the same transaction and after the tournament itself. */
  readonly beside?: (tx: Of['tx'], kept: { readonly held: Of['held']; readonly result: Result }) => Promise<void>
}

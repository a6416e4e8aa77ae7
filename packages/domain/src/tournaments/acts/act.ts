import type { Outcome } from '../../outcome.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import type { FindRepair } from '../pairing/break-fewest.ts'
import type { PairField } from '../pairing/pairing-field.ts'
import type { WholeTournament } from '../tournament.ts'
import type { ActBeside, ActInputs } from './act-inputs.ts'

/** The acts that follow from the tournament, their input and what is given: the same on the server and on a device. */
export type DecidedActName = keyof ActInputs

/** One act as a value: what somebody asked for, without who they are and without any secret. */
export type Act<Name extends DecidedActName> = { readonly name: Name; readonly input: ActInputs[Name] }

/** Any of them. */
export type AnyAct = { readonly [Name in DecidedActName]: Act<Name> }[DecidedActName]

/** What a decision may lean on besides the tournament: drawn and looked up before it, never inside. */
export type Given = {
  /** By the clock of whoever decides. */
  readonly at: Date
  /** For a round that is paired; empty where `drawnFor` asks for none. */
  readonly seed: string
  /** Ids of whatever comes to be, as many as `drawnFor` asks for. */
  readonly ids: readonly string[]
  /** How a field is paired by its seed, for who has that at hand; left out, `pairRound`. */
  readonly pair?: PairField | undefined
  /** The same for the repair of a round; left out, `breakFewest`. */
  readonly repair?: FindRepair | undefined
}

/** The same, with what stands beside the tournament where the act is decided by that too. */
export type GivenFor<Name extends DecidedActName> = Given &
  ([Name] extends [keyof ActBeside] ? { readonly beside: ActBeside[Name] } : unknown)

/** Who acts, and what else the decision leans on. */
export type Deciding<Name extends DecidedActName> = GivenFor<Name> & { readonly author: Author }

/** How one act is decided, once who may and whether the tournament admits it are settled. */
export type Decider<Name extends DecidedActName> = (
  tournament: WholeTournament,
  input: ActInputs[Name],
  deciding: Deciding<Name>,
) => Outcome<readonly Change[]>

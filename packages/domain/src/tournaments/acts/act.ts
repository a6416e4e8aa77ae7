import type { Outcome } from '../../outcome.ts'
import type { Author } from '../authority/holder.ts'
import type { Change } from '../change.ts'
import type { FindRepair } from '../pairing/break-fewest.ts'
import type { WhoDraws } from '../rounds/pair-next-round.ts'
import type { WholeTournament } from '../tournament.ts'
import type { ActBeside, ActInputs } from './act-inputs.ts'

/** Acts decided from the tournament, their input and `Given`: the same on server and device. */
export type DecidedActName = keyof ActInputs

/** An act as a value: the wish, without its author and without secrets. */
export type Act<Name extends DecidedActName> = { readonly name: Name; readonly input: ActInputs[Name] }

/** Any act. */
export type AnyAct = { readonly [Name in DecidedActName]: Act<Name> }[DecidedActName]

/** What a decision may use besides the tournament; drawn and looked up beforehand. */
export type Given = WhoDraws & {
  readonly at: Date
  /** For pairing a round; empty if `drawnFor` asks for none. */
  readonly seed: string
  /** Ids for new things, as many as `drawnFor` asks for. */
  readonly ids: readonly string[]
  /** Default: `breakFewest`. */
  readonly repair?: FindRepair | undefined
}

/** With what the act needs from outside the tournament. */
export type GivenFor<Name extends DecidedActName> = Given &
  ([Name] extends [keyof ActBeside] ? { readonly beside: ActBeside[Name] } : unknown)

/** What a decision uses, with the act's author. */
export type Deciding<Name extends DecidedActName> = GivenFor<Name> & { readonly author: Author }

/** Decides an act whose author and tournament are already checked. */
export type Decider<Name extends DecidedActName> = (
  tournament: WholeTournament,
  input: ActInputs[Name],
  deciding: Deciding<Name>,
) => Outcome<readonly Change[]>

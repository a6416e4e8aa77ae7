import type { Outcome } from '../../outcome.ts'
import type { Author } from '../../tournaments/authority/holder.ts'
import type { Tournament } from '../../tournaments/tournament.ts'
import type { Candidate } from '../accept-registration.ts'
import type { Registration } from '../registration.ts'
import type { RegistrationDecision } from '../registration-decision.ts'
import type { RegistrationActInputs, RegistrationBeside } from './registration-act-inputs.ts'

/** The acts that follow from the event and its registrations. */
export type RegistrationActName = keyof RegistrationActInputs

/** One act on registrations as a value; whom it is about is said beside it. */
export type RegistrationAct<Name extends RegistrationActName> = {
  readonly name: Name
  readonly input: RegistrationActInputs[Name]
}

type PlainName = Exclude<RegistrationActName, keyof RegistrationBeside>

/** An act that follows from event and registrations alone. */
export type PlainRegistrationAct = { readonly [Name in PlainName]: RegistrationAct<Name> }[PlainName]

/** What a decision leans on besides the event: looked up before it, never inside. */
export type RegistrationDeciding<Name extends RegistrationActName> = {
  readonly author: Author
  /** ISO 8601 in UTC. */
  readonly at: string
  /** Whom the act is about, in the order in which they came; one of them, for acts on one. */
  readonly meant: readonly Candidate[]
  /** All of the event in that order, where their names or states matter; the act need not know others. */
  readonly registrations: readonly Registration[]
} & ([Name] extends [keyof RegistrationBeside] ? { readonly beside: RegistrationBeside[Name] } : unknown)

/** How one act is decided, once who may and whether the event takes it are settled. */
export type RegistrationDecider<Name extends RegistrationActName> = (
  event: Tournament,
  input: RegistrationActInputs[Name],
  deciding: RegistrationDeciding<Name>,
) => Outcome<readonly RegistrationDecision[]>

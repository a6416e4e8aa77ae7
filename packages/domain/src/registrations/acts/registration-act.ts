import type { Outcome } from '../../outcome.ts'
import type { Author } from '../../tournaments/authority/holder.ts'
import type { Tournament } from '../../tournaments/tournament.ts'
import type { Candidate } from '../accept-registration.ts'
import type { Registration } from '../registration.ts'
import type { RegistrationDecision } from '../registration-decision.ts'
import type { RegistrationActInputs, RegistrationBeside } from './registration-act-inputs.ts'

/** Acts decided from the event and its registrations. */
export type RegistrationActName = keyof RegistrationActInputs

/** One act as a value, without whom it is about. */
export type RegistrationAct<Name extends RegistrationActName> = {
  readonly name: Name
  readonly input: RegistrationActInputs[Name]
}

type PlainName = Exclude<RegistrationActName, keyof RegistrationBeside>

/** An act that needs nothing but event and registrations. */
export type PlainRegistrationAct = { readonly [Name in PlainName]: RegistrationAct<Name> }[PlainName]

/** What a decision needs besides the event; looked up beforehand. */
export type RegistrationDeciding<Name extends RegistrationActName> = {
  readonly author: Author
  readonly at: string
  /** In order of arrival; exactly one for acts on one. */
  readonly meant: readonly Candidate[]
  /** All of the event in that order; possibly only those meant, where others do not matter. */
  readonly registrations: readonly Registration[]
} & ([Name] extends [keyof RegistrationBeside] ? { readonly beside: RegistrationBeside[Name] } : unknown)

/** Decides an act whose author and event are already checked. */
export type RegistrationDecider<Name extends RegistrationActName> = (
  event: Tournament,
  input: RegistrationActInputs[Name],
  deciding: RegistrationDeciding<Name>,
) => Outcome<readonly RegistrationDecision[]>

import { type Outcome, refuse } from '../../outcome.ts'
import { may } from '../../tournaments/authority/may.ts'
import type { Tournament } from '../../tournaments/tournament.ts'
import type { RegistrationDecision } from '../registration-decision.ts'
import type {
  RegistrationAct,
  RegistrationActName,
  RegistrationDecider,
  RegistrationDeciding,
} from './registration-act.ts'
import { REGISTRATION_DECIDERS } from './registration-deciders.ts'

/** Possible even for a cancelled event: it needs no play. */
const FOR_CANCELLED: readonly RegistrationActName[] = [
  'hide-player-name',
  // Payments may be refunded.
  'note-payment',
  'note-payments',
  'erase-registration',
  'forget-registration',
]

/** Whether a cancelled event accepts the act. */
export function isForCancelledEvent(name: RegistrationActName): boolean {
  return FOR_CANCELLED.includes(name)
}

/** Decides an act: whether its author may, whether the event accepts it, and the resulting registrations. */
export function decideRegistrationAct<Name extends RegistrationActName>(
  event: Tournament,
  { name, input }: RegistrationAct<Name>,
  deciding: RegistrationDeciding<Name>,
): Outcome<readonly RegistrationDecision[]> {
  if (!may(name, deciding.author.role)) return refuse('not_organizer')
  if (!event.announcement) return refuse('wrong_tournament_type')
  if (event.isCancelled && !isForCancelledEvent(name)) return refuse('tournament_cancelled')
  const decide: RegistrationDecider<Name> = REGISTRATION_DECIDERS[name]
  return decide(event, input, deciding)
}

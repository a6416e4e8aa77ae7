import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Transaction } from '../../../database/database.ts'
import type { Acting } from '../acting.ts'
import { tellRegistration } from '../announce-registration.ts'
import type { SeenEvent } from '../event-acts.ts'
import { authorOf, findRegistrant, type Registrant } from '../find-registrant.ts'
import { type KeptRegistration, updateRegistration } from '../registration-store.ts'
import { wholeView } from '../registration-view.ts'

export type RegistrationAct = {
  readonly name: string
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
  /** Public id or key for the organizer; secret or account id for the person. */
  readonly playerId: string
  readonly isForOrganizerOnly?: boolean
  readonly decide: (event: SeenEvent, registrant: Registrant) => Outcome<RegistrationDecision>
  /** The row afterwards, where more than its standing changes. */
  readonly amend?: (registration: KeptRegistration) => KeptRegistration
}

export type RegistrationAnswer = { readonly data: { readonly registration: WholeRegistration } }

/** Carries one act on one registration: tournament, registration and journal in one transaction. */
export async function carryRegistrationAct(acting: Acting, act: RegistrationAct): Promise<Outcome<RegistrationAnswer>> {
  const moved: Registrant[] = []
  const outcome = await acting.carryEventAct(acting.caller, {
    name: act.name,
    tournamentId: act.tournamentId,
    actId: act.actId,
    permit: (event) =>
      act.isForOrganizerOnly && !event.isOrganizer ? refuse('not_organizer') : accept(authorOf(event, act.playerId)),
    decide: async (event, tx) => {
      const registrant = await findRegistrant(tx.db, event, act.playerId)
      if (!registrant.accepted) return registrant
      const decision = act.decide(event, registrant.value)
      if (!decision.accepted) return decision
      if (decision.value.changes.length > 0)
        moved.push(await keepDecision(acting, tx, { act, registrant: registrant.value, decision: decision.value }))
      return accept({ changes: decision.value.changes })
    },
  })
  if (!outcome.accepted) return outcome
  const event = outcome.value
  const [after] = moved
  const found = after ? accept(after) : await acting.database.read((db) => findRegistrant(db, event, act.playerId))
  if (!found.accepted) return found
  const { registration, registrations } = found.value
  if (after) tellRegistration(acting, { event, registrations, action: 'update' }, registration)
  return accept({ data: { registration: wholeView({ event, registrations }, registration) } })
}

type Decided = {
  readonly act: Pick<RegistrationAct, 'amend'>
  readonly registrant: Registrant
  readonly decision: RegistrationDecision
}

/** Keeps the registration as it stands now, and answers it among the others. */
async function keepDecision(
  acting: Acting,
  tx: Transaction,
  { act, registrant, decision }: Decided,
): Promise<Registrant> {
  const updatedAt = acting.now().toISOString()
  const decided: KeptRegistration = { ...registrant.registration, ...decision.registration, updatedAt }
  const registration = act.amend?.(decided) ?? decided
  await updateRegistration(tx.db, registration)
  const registrations = registrant.registrations.map((other) => (other.id === registration.id ? registration : other))
  return { ...registrant, registration, registrations }
}

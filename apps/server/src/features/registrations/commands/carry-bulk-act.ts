import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Acting } from '../acting.ts'
import { tellRegistration } from '../announce-registration.ts'
import type { SeenEvent } from '../event-acts.ts'
import { type KeptRegistration, listRegistrations, updateRegistration } from '../registration-store.ts'
import { wholeView } from '../registration-view.ts'

export type BulkAct = {
  readonly name: string
  readonly tournamentId: TournamentId
  readonly actId: string | undefined
  readonly decide: (
    event: SeenEvent,
    registrations: readonly KeptRegistration[],
  ) => Outcome<readonly RegistrationDecision[]>
}

export type BulkAnswer = { readonly data: { readonly registrations: WholeRegistration[] } }

/** Carries one act of the organizer on many registrations, all of them or none. */
export async function carryBulkAct(acting: Acting, act: BulkAct): Promise<Outcome<BulkAnswer>> {
  const touched = new Set<RegistrationId>()
  const { tournamentId } = act
  const outcome = await acting.carryEventAct(acting.caller, {
    name: act.name,
    tournamentId,
    actId: act.actId,
    permit: (event) => (event.isOrganizer ? accept(event.tournament.organizer) : refuse('not_organizer')),
    decide: async (event, tx) => {
      const registrations = await listRegistrations(tx.db, tournamentId)
      const decisions = act.decide(event, registrations)
      if (!decisions.accepted) return decisions
      const kept = new Map(registrations.map((registration) => [registration.id, registration]))
      const updatedAt = acting.now().toISOString()
      for (const { registration } of decisions.value) {
        const before = kept.get(registration.id)
        if (!before) continue
        await updateRegistration(tx.db, { ...before, ...registration, updatedAt })
        touched.add(registration.id)
      }
      return accept({ changes: decisions.value.flatMap(({ changes }) => changes) })
    },
  })
  return outcome.accepted ? answer(acting, outcome.value, touched) : outcome
}

async function answer(
  acting: Acting,
  event: SeenEvent,
  touched: ReadonlySet<RegistrationId>,
): Promise<Outcome<BulkAnswer>> {
  const registrations = await acting.database.read((db) => listRegistrations(db, event.tournament.id))
  const changed = registrations.filter(({ id }) => touched.has(id))
  for (const registration of changed) tellRegistration(acting, { event, registrations, action: 'update' }, registration)
  return accept({
    data: { registrations: changed.map((registration) => wholeView({ event, registrations }, registration)) },
  })
}

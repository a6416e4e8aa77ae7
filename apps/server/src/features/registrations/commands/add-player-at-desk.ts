import type { ParsedInput } from '@tablee/contract/call'
import type { addPlayerAtDesk as call } from '@tablee/contract/registrations/add-player-at-desk'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { addAtDesk } from '@tablee/domain/registrations/add-at-desk'
import type { Acting } from '../acting.ts'
import { tellRegistration } from '../announce-registration.ts'
import { drawNewcomer } from '../draw-newcomer.ts'
import { insertRegistration, type KeptRegistration, listRegistrations } from '../registration-store.ts'
import { wholeView } from '../registration-view.ts'
import type { RegistrationAnswer } from './carry-registration-act.ts'

type Input = ParsedInput<typeof call>

/** The organizer writes somebody in who has no device to register with. */
export async function addPlayerAtDesk(acting: Acting, input: Input): Promise<Outcome<RegistrationAnswer>> {
  const { tournamentId, actId } = input
  let isKept = false
  const outcome = await acting.carryEventAct(acting.caller, {
    name: 'add-player-at-desk',
    tournamentId,
    actId,
    permit: (event) => (event.isOrganizer ? accept(event.tournament.organizer) : refuse('not_organizer')),
    decide: async (event, tx) => {
      const registrations = await listRegistrations(tx.db, tournamentId)
      const newcomer = drawNewcomer(acting, input.playerName)
      const decision = addAtDesk(event.tournament, { newcomer, registrations })
      if (!decision.accepted) return decision
      isKept = true
      const kept = keptFrom(acting, input)
      await insertRegistration(tx.db, { ...kept, ...decision.value.registration }, event.sequence + 1)
      return accept({ changes: decision.value.changes })
    },
  })
  if (!outcome.accepted) return outcome
  const event = outcome.value
  const registrations = await acting.database.read((db) => listRegistrations(db, tournamentId))
  const registration = registrations.findLast(({ name }) => name === input.playerName)
  if (!registration) return refuse('registration_not_found')
  if (isKept) tellRegistration(acting, { event, registrations, action: 'create' }, registration)
  return accept({ data: { registration: wholeView({ event, registrations }, registration) } })
}

type Person = Pick<
  KeptRegistration,
  'tournamentId' | 'accountId' | 'details' | 'decklist' | 'registeredAt' | 'updatedAt'
>

function keptFrom(acting: Acting, { tournamentId, firstName, lastName, email }: Input): Person {
  const at = acting.now().toISOString()
  const details = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: '',
    location: '',
    notes: '',
  }
  return { tournamentId, accountId: null, details, decklist: null, registeredAt: at, updatedAt: at }
}

import type { ParsedInput } from '@tablee/contract/call'
import type { updatePlayerAdvancedTournament as call } from '@tablee/contract/registrations/update-player-advanced-tournament'
import type { Acting } from '@tablee/contract/serving/caller'
import { hasDeck } from '@tablee/domain/decklists/decklist'
import type { Outcome } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import { guardianAfter, guardianAge } from '@tablee/domain/registrations/guardian'
import { type Amending, amending } from '../amending.ts'
import { deckAmended } from '../deck-amended.ts'
import { answerOne, onOne, type RegistrationAnswer } from '../on-one.ts'
import { personAfter } from '../person-after.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import type { KeptRegistration } from '../registration-store.ts'
import { storedDecklist } from '../stored-decklist.ts'
import { carryRegistrations } from './carry-registrations.ts'

type Input = ParsedInput<typeof call>

/** Players may amend until the start, the name later where allowed; the organizer until the finish. */
export async function updateRegistration(
  acting: Acting<RegistrationGround>,
  input: Input,
): Promise<Outcome<RegistrationAnswer>> {
  const { tournamentId, playerId, actId, playerName, reason, ...others } = input
  const isNameAlone = playerName !== undefined && Object.values(others).every((given) => given === undefined)
  const act = {
    name: 'update-registration',
    input: { playerName, isNameAlone, takesDeckAway: takesDeckAway(input) },
  } as const
  const sent = { tournamentId, playerId, actId }
  const outcome = await carryRegistrations(acting, {
    ...{ ...onOne(acting, sent, { isAmongAll: true }), name: act.name },
    reason,
    decide: ({ tournament }, { rows }, about) => {
      const beside = deckAmended(acting, rows, { ...about, isGiven: input.decklist !== undefined, reason })
      const person = personAfter(rows, about.meant, input)
      return decideRegistrationAct(tournament, { ...act, input: { ...act.input, person } }, { ...about, beside })
    },
    amend: amending(acting, (kept, by) => withDetails(kept, input, by)),
  })
  return answerOne(acting, { ...sent, name: act.name }, outcome)
}

export function takesDeckAway({ decklist }: Pick<Input, 'decklist'>): boolean {
  return decklist !== undefined && (decklist === null || !hasDeck(decklist))
}

/** Omitted details stay. */
export function withDetails(
  registration: KeptRegistration,
  given: Omit<Input, 'tournamentId' | 'playerId' | 'actId' | 'reason'>,
  { isForAnother: isByOrganizer, tournament, at }: Amending,
): KeptRegistration {
  const { details: before } = registration
  const { guardian } = given
  const decklist = given.decklist && storedDecklist(given.decklist, { isByOrganizer })
  return {
    ...registration,
    details: {
      firstName: given.firstName ?? before.firstName,
      lastName: given.lastName ?? before.lastName,
      email: given.email ?? before.email,
      phone: given.phone ?? before.phone,
      location: given.location ?? before.location,
      notes: given.notes ?? before.notes,
    },
    guardian: guardianAfter(guardianAge(tournament), {
      ...{ given: guardian, before: registration.guardian, at, isByStaff: isByOrganizer },
    }),
    wishesFixedSeat: given.wishesFixedSeat ?? registration.wishesFixedSeat,
    decklist: decklist === undefined ? registration.decklist : decklist,
  }
}

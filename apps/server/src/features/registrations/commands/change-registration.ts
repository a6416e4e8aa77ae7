import type { registrationChanges } from '@tablee/contract/registrations/registration-data'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationId, RegistrationStatus } from '@tablee/domain/registrations/registration'
import type { UndoableAct } from '@tablee/domain/registrations/undo-registration-act'
import type * as z from 'zod/mini'
import type { Acting } from '../acting.ts'
import { findRegistration, type KeptRegistration } from '../registration-store.ts'
import { acceptRegistration } from './accept-registration.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { dropRegistration } from './drop-registration.ts'
import { undoRegistrationAct } from './undo-registration-act.ts'
import { updateRegistration } from './update-registration.ts'

type Changes = z.output<typeof registrationChanges>
type Step = 'accept' | 'cancel' | 'drop' | `undo-${UndoableAct}`

/** What the organizer decides of a registration, and what the account that made it amends; nobody does the other's part. */
export async function changeRegistration(
  acting: Acting,
  id: RegistrationId,
  { status, dropped, ...details }: Changes,
): Promise<Outcome<null>> {
  const registration = await acting.database.read((db) => findRegistration(db, id))
  const event = registration && (await acting.seeEvent(acting.caller, registration.tournamentId))
  if (!registration || !event) return refuse('registration_not_found')
  const isOwn = registration.accountId !== null && registration.accountId === acting.caller?.accountId
  const { notes: _, ...personal } = details
  if (!event.isOrganizer && (status !== undefined || dropped !== undefined)) return refuse('not_organizer')
  if (!isOwn && Object.values(personal).some((value) => value !== undefined)) return refuse('not_your_registration')
  const target = { tournamentId: registration.tournamentId, playerId: registration.playerId }
  for (const step of stepsTo(registration, { status, dropped })) {
    const outcome = await carryStep(acting, target, step)
    if (!outcome.accepted) return outcome
  }
  if (Object.values(details).every((value) => value === undefined)) return accept(null)
  const playerId = event.isOrganizer ? registration.playerId : (registration.accountId ?? registration.playerId)
  const outcome = await updateRegistration(acting, { ...details, ...target, playerId })
  return outcome.accepted ? accept(null) : outcome
}

/** The acts that lead from how a registration stands to how it is wished to stand. */
function stepsTo(
  { status: from, cancelledFrom, dropped: isDropped }: KeptRegistration,
  { status: to = from, dropped = isDropped }: Pick<Changes, 'status' | 'dropped'>,
): readonly Step[] {
  const steps: Step[] = []
  if (isDropped && !dropped) steps.push('undo-drop')
  steps.push(...statusSteps(from === 'cancelled' && to !== 'cancelled' ? (cancelledFrom ?? 'pending') : from, to))
  if (from === 'cancelled' && to !== 'cancelled') steps.unshift('undo-cancel')
  if (!isDropped && dropped) steps.push('drop')
  return steps
}

function statusSteps(from: RegistrationStatus, to: RegistrationStatus): readonly Step[] {
  if (from === to) return []
  if (to === 'cancelled') return ['cancel']
  return to === 'confirmed' ? ['accept'] : ['undo-accept']
}

type Target = Pick<KeptRegistration, 'tournamentId' | 'playerId'>

function carryStep(acting: Acting, target: Target, step: Step): Promise<Outcome<object>> {
  switch (step) {
    case 'accept':
      return acceptRegistration(acting, target)
    case 'cancel':
      return cancelRegistration(acting, target)
    case 'drop':
      return dropRegistration(acting, target)
    case 'undo-accept':
      return undoRegistrationAct(acting, { ...target, act: 'accept' })
    case 'undo-cancel':
      return undoRegistrationAct(acting, { ...target, act: 'cancel' })
    case 'undo-drop':
      return undoRegistrationAct(acting, { ...target, act: 'drop' })
    default:
      return step satisfies never
  }
}

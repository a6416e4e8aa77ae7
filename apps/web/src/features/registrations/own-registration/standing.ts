import type { PublicRegistration } from '@tablee/contract/registrations/registration-document'
import { isFinished, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { hasCutBegun } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

export type Standing = 'pending' | 'waiting' | 'confirmed' | 'present' | 'cancelled' | 'dropped' | 'leftOut'

/** `leftOut`: still waiting at the start. */
export function standingOf(
  {
    status,
    dropped,
    waitingPosition,
    checkedIn = false,
  }: Pick<PublicRegistration, 'status' | 'dropped' | 'waitingPosition' | 'checkedIn'>,
  isBeforeStart: boolean,
): Standing {
  if (dropped) return 'dropped'
  if (status === 'confirmed' && checkedIn && isBeforeStart) return 'present'
  if (status !== 'pending') return status
  if (!isBeforeStart) return 'leftOut'
  return waitingPosition === null ? 'pending' : 'waiting'
}

type StandingText =
  | `registrations.own.${'pending' | 'waiting' | 'confirmed' | 'cancelled' | 'dropped'}Help`
  | 'registrations.own.droppedInCut'
  | 'registrations.own.cancelledClosed'
  | 'registrations.own.waitingHelpAutomatic'
  | 'registrations.own.confirmedRunning'
  | 'registrations.own.notAccepted'
  | 'registrations.own.finished'

type Now = {
  readonly tournament: Pick<Tournament, 'phase' | 'stages' | 'registrationRules'>
  readonly isOver: boolean
}

/** What it means for the person now. */
export function standingText(standing: Standing, { tournament, isOver }: Now): StandingText {
  if (standing === 'dropped')
    return hasCutBegun(tournament) ? 'registrations.own.droppedInCut' : 'registrations.own.droppedHelp'
  if (standing === 'cancelled')
    return isWaiting(tournament) && !isOver ? 'registrations.own.cancelledHelp' : 'registrations.own.cancelledClosed'
  if (isFinished(tournament)) return 'registrations.own.finished'
  if (standing === 'leftOut') return 'registrations.own.notAccepted'
  if (isRunning(tournament)) return 'registrations.own.confirmedRunning'
  if (standing === 'waiting' && tournament.registrationRules.acceptsAutomatically) {
    return 'registrations.own.waitingHelpAutomatic'
  }
  return `registrations.own.${standing === 'present' ? 'confirmed' : standing}Help`
}

import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'
import type { RegistrationRules } from './registration-rules.ts'

export type WishedRegistrationRules = {
  readonly [Member in keyof RegistrationRules]?: RegistrationRules[Member] | undefined
}

/**
 * What is not wished stays as it was. The deadline is not after the start: one that is wished so is refused, and one that
 * stands when the start is moved before it moves along, for whoever moves it may not know of a deadline.
 */
export function ruleRegistrations(
  { announcement, registrationRules: before, phase }: Pick<Tournament, 'announcement' | 'registrationRules' | 'phase'>,
  wished: WishedRegistrationRules,
): Outcome<readonly Change[]> {
  const given = Object.entries(wished).filter(([, value]) => value !== undefined)
  if (!announcement) return given.length === 0 ? accept([]) : refuse('wrong_tournament_type')
  const { startsAt } = announcement
  if (wished.closesAt && wished.closesAt > startsAt) return refuse('registration_deadline_after_start')
  const wish: RegistrationRules = { ...before, ...Object.fromEntries(given) }
  const isTooLate = wish.closesAt !== null && wish.closesAt > startsAt
  const after = isTooLate ? { ...wish, closesAt: startsAt } : wish
  if (JSON.stringify(after) === JSON.stringify(before)) return accept([])
  return isWaiting({ phase }) ? accept([{ kind: 'registrations_ruled', ...after }]) : refuse('settings_locked')
}

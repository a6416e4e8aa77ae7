import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { isWaiting } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'
import type { RegistrationRules } from './registration-rules.ts'

export type WishedRegistrationRules = {
  readonly [Member in keyof RegistrationRules]?: RegistrationRules[Member] | undefined
}

/**
 * Omissions stay unchanged. The deadline is never after the start: wishing so is refused, but an earlier start moves an existing deadline
 * along, as its author may not know of it.
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

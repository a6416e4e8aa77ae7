import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { RefusalCode } from '../../refusal-codes.ts'
import type { Change } from '../change.ts'
import { isFinished, isRunning } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** Lengths of a tournament's password, in characters. It is said aloud in a shop: as short as four. */
export const ENTRY_PASSWORD_LENGTH = { min: 4, max: 128 } as const

/** What somebody who wants to join showed of the password; nothing at all is undefined. */
export type ShownPassword = 'right' | 'wrong' | undefined

/** The same characters typed on different keyboards are the same password; blanks around it are slips. */
export function tidyEntryPassword(typed: string): string {
  return typed.normalize('NFKC').trim()
}

/** Whether the text can be a tournament's password: printable characters, neither too few nor too many. */
export function isEntryPassword(typed: string): boolean {
  const characters = [...tidyEntryPassword(typed)]
  const { min, max } = ENTRY_PASSWORD_LENGTH
  return characters.length >= min && characters.length <= max && characters.every((one) => /^\P{C}$/u.test(one))
}

/**
 * The organizer protects a tournament, changes its password, or removes it with null, as long as people may join. The
 * decision says only that there is a password: the password itself is no part of the state.
 */
export function protectTournament(tournament: Tournament, password: string | null): Outcome<readonly Change[]> {
  if (password === null && !tournament.hasPassword) return accept([])
  if (password !== null && !isEntryPassword(password)) return refuse('entry_password_invalid')
  if (isRunning(tournament)) return refuse('tournament_already_started')
  if (isFinished(tournament)) return refuse('tournament_finished')
  return accept([{ kind: 'protection_changed', hasPassword: password !== null }])
}

/** Why somebody may not come in; null when nothing is in the way. */
export function entryFault({ hasPassword }: Tournament, shown: ShownPassword): RefusalCode | null {
  if (!hasPassword || shown === 'right') return null
  return shown === 'wrong' ? 'entry_password_wrong' : 'entry_password_required'
}

const ENTRY_PASSWORD_REFUSALS: readonly (string | null)[] = [
  'entry_password_invalid',
  'entry_password_required',
  'entry_password_wrong',
] satisfies readonly RefusalCode[]

/** Whether a refusal is about the password that was typed, or not. */
export function isAboutEntryPassword(refusal: string | null): boolean {
  return ENTRY_PASSWORD_REFUSALS.includes(refusal)
}

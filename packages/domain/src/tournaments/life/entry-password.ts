import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { RefusalCode } from '../../refusal-codes.ts'
import type { Change } from '../change.ts'
import { isFinished, isRunning } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'

/** In characters. It is said aloud in a shop, so four are enough. */
export const ENTRY_PASSWORD_LENGTH = { min: 4, max: 128 } as const

/** What a joiner showed; undefined: nothing. */
export type ShownPassword = 'right' | 'wrong' | undefined

/** Different keyboards give the same password; surrounding blanks are slips. */
export function tidyEntryPassword(typed: string): string {
  return typed.normalize('NFKC').trim()
}

/** Whether it is printable and of valid length. */
export function isEntryPassword(typed: string): boolean {
  const characters = [...tidyEntryPassword(typed)]
  const { min, max } = ENTRY_PASSWORD_LENGTH
  return characters.length >= min && characters.length <= max && characters.every((one) => /^\P{C}$/u.test(one))
}

/** Sets, changes or (null) removes the password, while people may join. The state only knows whether there is one. */
export function protectTournament(tournament: Tournament, password: string | null): Outcome<readonly Change[]> {
  if (password === null && !tournament.hasPassword) return accept([])
  if (password !== null && !isEntryPassword(password)) return refuse('entry_password_invalid')
  if (isRunning(tournament)) return refuse('tournament_already_started')
  if (isFinished(tournament)) return refuse('tournament_finished')
  return accept([{ kind: 'protection_changed', hasPassword: password !== null }])
}

/** Why someone may not enter; null if they may. */
export function entryFault({ hasPassword }: Tournament, shown: ShownPassword): RefusalCode | null {
  if (!hasPassword || shown === 'right') return null
  return shown === 'wrong' ? 'entry_password_wrong' : 'entry_password_required'
}

const ENTRY_PASSWORD_REFUSALS: readonly (string | null)[] = [
  'entry_password_invalid',
  'entry_password_required',
  'entry_password_wrong',
] satisfies readonly RefusalCode[]

/** Whether a refusal concerns the typed password. */
export function isAboutEntryPassword(refusal: string | null): boolean {
  return ENTRY_PASSWORD_REFUSALS.includes(refusal)
}

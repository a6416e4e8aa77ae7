import type { Refusal } from '@tablee/domain/outcome'
import { RefusedError } from '../../../transport/request-error.ts'
import type { CaveHolder } from './cave-state.ts'

const CONFLICT = 409

/** What the server would have answered. */
export function refusedHere(refusal: Refusal, { textOf }: Pick<CaveHolder, 'textOf'>): RefusedError {
  return new RefusedError({ status: CONFLICT, reason: refusal.code, message: textOf(refusal), fields: {} })
}

import { keptGuardian } from '@tablee/contract/registrations/registration-document'
import type { KeptGuardian } from '@tablee/domain/registrations/guardian'
import { readStoredJson } from '../../database/damaged-row.ts'

/** Empty, as it was before anybody was asked. */
export const NO_GUARDIAN = ''

export function storedGuardian(guardian: KeptGuardian | null): string {
  return guardian === null ? NO_GUARDIAN : JSON.stringify(guardian)
}

export function readGuardian({
  id,
  guardian,
}: {
  readonly id: string
  readonly guardian: string
}): KeptGuardian | null {
  if (guardian === NO_GUARDIAN) return null
  return readStoredJson({ table: 'registrations', id, text: guardian, schema: keptGuardian }, 'guardian')
}

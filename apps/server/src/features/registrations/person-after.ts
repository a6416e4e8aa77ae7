import type { PersonNamed } from '@tablee/domain/tournaments/players/youth-name'
import type { KeptRegistration } from './registration-store.ts'

type Given = { readonly firstName?: string | undefined; readonly lastName?: string | undefined }
type Meant = readonly { readonly registration: Pick<KeptRegistration, 'id'> }[]

/** The names of whom an act is about, as they are after it. */
export function personAfter(
  rows: readonly KeptRegistration[],
  [meant]: Meant,
  given: Given = {},
): PersonNamed | undefined {
  const details = rows.find(({ id }) => id === meant?.registration.id)?.details
  if (!details) return undefined
  return { firstName: given.firstName ?? details.firstName, lastName: given.lastName ?? details.lastName }
}

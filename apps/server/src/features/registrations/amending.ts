import type { Acting } from '@tablee/contract/serving/caller'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { isOfStaff } from '@tablee/domain/tournaments/authority/role'
import type { RegistrationGround } from './registration-ground.ts'
import type { KeptRegistration } from './registration-store.ts'

/** `isForAnother`: the organizer amends another person's details. */
export type Amending = { readonly isForAnother: boolean }

export function amending(
  { caller }: Pick<Acting<RegistrationGround>, 'caller'>,
  amend: (kept: KeptRegistration, by: Amending) => KeptRegistration,
): (kept: KeptRegistration, author: Author) => KeptRegistration {
  return (kept, { role }) => {
    const isOwn = kept.accountId !== null && kept.accountId === caller?.accountId
    return amend(kept, { isForAnother: isOfStaff(role) && !isOwn })
  }
}

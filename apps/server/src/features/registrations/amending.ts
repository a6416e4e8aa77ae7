import type { Acting } from '@tablee/contract/serving/caller'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { isOfStaff } from '@tablee/domain/tournaments/authority/role'
import type { RegistrationGround } from './registration-ground.ts'
import type { KeptRegistration } from './registration-store.ts'
import type { Moment } from './rows-after.ts'

/** `isForAnother`: the organizer amends another person's details. */
export type Amending = Moment & { readonly isForAnother: boolean }

export function amending(
  { caller }: Pick<Acting<RegistrationGround>, 'caller'>,
  amend: (kept: KeptRegistration, by: Amending) => KeptRegistration,
): (kept: KeptRegistration, author: Author, moment: Moment) => KeptRegistration {
  return (kept, { role }, moment) => {
    const isOwn = kept.accountId !== null && kept.accountId === caller?.accountId
    return amend(kept, { ...moment, isForAnother: isOfStaff(role) && !isOwn })
  }
}

import type { AccountId } from '@tablee/domain/accounts/account'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { Ground } from './acting.ts'
import type { SeenEvent } from './event-acts.ts'
import type { KeptRegistration } from './registration-store.ts'
import { registrationDocument } from './registration-view.ts'

type Telling = {
  readonly event: SeenEvent
  readonly registrations: readonly KeptRegistration[]
  readonly action: 'create' | 'update' | 'delete'
}

/** Tells the two accounts that may read it how a registration stands after the commit. */
export function tellRegistration(
  { announce }: Pick<Ground, 'announce'>,
  { event, registrations, action }: Telling,
  registration: KeptRegistration,
): void {
  const audience = [accountOf(event.tournament.organizer), registration.accountId].filter((id) => id !== null)
  const document = () => registrationDocument({ event, registrations }, registration)
  announce({ id: registration.id, action, document, audience })
}

/** The organizer of an announced event is always an account. */
function accountOf(organizer: PublicId): AccountId {
  return organizer as string as AccountId
}

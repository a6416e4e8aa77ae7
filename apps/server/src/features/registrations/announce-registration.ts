import type { SeenEvent } from '@tablee/contract/serving/event-act'
import type { RegistrationGround } from './registration-ground.ts'
import type { KeptRegistration, StandingRegistration } from './registration-store.ts'
import { eventView, readersOf, registrationDocument } from './registration-view.ts'

export type Telling = {
  readonly event: SeenEvent
  readonly standing: readonly StandingRegistration[]
  readonly touched: readonly KeptRegistration[]
}

/** After the commit, to the accounts that may read them. */
export function tellRegistrations(
  ground: Pick<RegistrationGround, 'announce' | 'noteDamage'>,
  { event, standing, touched }: Telling,
  action: 'create' | 'update' | 'delete',
): void {
  if (touched.length === 0) return
  const view = eventView(ground, event, standing)
  for (const registration of touched) {
    const audience = readersOf(event, registration)
    const document = () => registrationDocument(view, registration)
    ground.announce({ id: registration.id, action, document, audience })
  }
}

import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import type { PlainRegistrationAct, RegistrationAct } from '@tablee/domain/registrations/acts/registration-act'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Known, RegistrationsAct } from './commands/carry-registrations.ts'
import type { KeptRegistration } from './registration-store.ts'

export type Deciding = Pick<RegistrationsAct<Known>, 'decide' | 'amend'>

export function plain(act: PlainRegistrationAct): Deciding['decide'] {
  return ({ tournament }, _, about) => decideRegistrationAct(tournament, act, about)
}

/** At any time, even for a cancelled event: fees may have to be returned. */
export function payment(act: RegistrationAct<'note-payment'> | RegistrationAct<'note-payments'>): Deciding {
  const { hasPaid } = act.input
  return {
    decide: ({ tournament }, { rows }, about) =>
      decideRegistrationAct(tournament, act, { ...about, beside: { paid: paidAmong(rows) } }),
    amend: (kept) => ({ ...kept, hasPaid }),
  }
}

function paidAmong(rows: readonly KeptRegistration[]): ReadonlySet<RegistrationId> {
  return new Set(rows.flatMap(({ id, hasPaid }) => (hasPaid ? [id] : [])))
}

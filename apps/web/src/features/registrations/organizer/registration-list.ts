import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { isWhole } from '../api/evolve-registrations.ts'

export type RegistrationCounts = {
  readonly total: number
  readonly confirmed: number
  readonly pending: number
  readonly dropped: number
  /** Confirmed players who were checked in. */
  readonly present: number
  /** Confirmed players who were not. */
  readonly absent: number
  readonly cancelled: number
  /** Confirmed players who have settled the fee. */
  readonly settled: number
}

const ORDER = { confirmed: 0, pending: 1, cancelled: 2 } as const satisfies Record<RegistrationView['status'], number>

/**
 * Confirmed ones by name, pending ones as they came, cancelled ones by name; whoever dropped stands behind the others of
 * the same status.
 */
export function sortedRegistrations(registrations: readonly RegistrationView[]): readonly RegistrationView[] {
  const names = new Intl.Collator(SOURCE_LANGUAGE, { sensitivity: 'base', numeric: true })
  return registrations.toSorted((one, other) => {
    const byStatus = ORDER[one.status] - ORDER[other.status] || Number(one.dropped) - Number(other.dropped)
    if (byStatus !== 0 || one.status === 'pending') return byStatus
    return names.compare(one.playerName, other.playerName)
  })
}

/** Whom the desk looks for before the start: confirmed players, and who waits for a seat and may still get one. */
export function expected(registrations: readonly RegistrationView[]): readonly RegistrationView[] {
  return registrations.filter(({ status, dropped }) => status !== 'cancelled' && !dropped)
}

/** Who waits, in the order in which seats are given out at the start: who is there first, else as they came. */
export function presentFirst(waiting: readonly RegistrationView[]): readonly RegistrationView[] {
  return waiting.toSorted((one, other) => Number(other.checkedIn === true) - Number(one.checkedIn === true))
}

export function countRegistrations(registrations: readonly RegistrationView[]): RegistrationCounts {
  const staying = registrations.filter(({ dropped }) => !dropped)
  const confirmed = staying.filter(({ status }) => status === 'confirmed')
  return {
    total: registrations.length,
    confirmed: confirmed.length,
    pending: staying.filter(isWaiting).length,
    dropped: registrations.length - staying.length,
    settled: confirmed.filter(({ hasPaid }) => hasPaid === true).length,
    present: confirmed.filter(isHere).length,
    absent: confirmed.filter((one) => !isHere(one)).length,
    cancelled: staying.filter(({ status }) => status === 'cancelled').length,
  }
}

export function isHere({ checkedIn }: Pick<RegistrationView, 'checkedIn'>): boolean {
  return checkedIn === true
}

/** Asks to play and can be accepted. */
export function isWaiting({ status, dropped }: Pick<RegistrationView, 'status' | 'dropped'>): boolean {
  return status === 'pending' && !dropped
}

/**
 * Whether a registration goes by what was typed: any of its names, both real ones in either order, or the e-mail, as far
 * as the asker reads them.
 */
export function registrationMatcher(typed: string): (registration: RegistrationView) => boolean {
  const key = nameKey(typed)
  if (key === '') return () => true
  return (registration) =>
    [registration.playerName, registration.shownAs ?? '', ...personalTexts(registration)].some((text) =>
      nameKey(text).includes(key),
    )
}

function personalTexts(registration: RegistrationView): readonly string[] {
  if (!isWhole(registration)) return []
  const { firstName, lastName, email } = registration
  return [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email]
}

/** Empty where the person gave none, or the asker may not read it. */
export function realName(registration: RegistrationView): string {
  return isWhole(registration) ? `${registration.firstName} ${registration.lastName}`.trim() : ''
}

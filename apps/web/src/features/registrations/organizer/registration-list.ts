import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { knownNameKey } from '../../../forms/known-name-key.ts'
import { isWhole } from '../api/evolve-registrations.ts'

export type RegistrationCounts = {
  readonly total: number
  readonly confirmed: number
  readonly pending: number
  readonly dropped: number
  /** Confirmed and checked in. */
  readonly present: number
  /** Confirmed, not checked in. */
  readonly absent: number
  readonly cancelled: number
  /** Confirmed, with the fee settled. */
  readonly settled: number
}

const ORDER = { confirmed: 0, pending: 1, cancelled: 2 } as const satisfies Record<RegistrationView['status'], number>

const sorted = new WeakMap<readonly RegistrationView[], readonly RegistrationView[]>()

/** Confirmed by name, pending in order of arrival, cancelled by name; drops come last within each. Once, whatever results come in. */
export function sortedRegistrations(registrations: readonly RegistrationView[]): readonly RegistrationView[] {
  const order = sorted.get(registrations) ?? sortNow(registrations)
  sorted.set(registrations, order)
  return order
}

function sortNow(registrations: readonly RegistrationView[]): readonly RegistrationView[] {
  const names = new Intl.Collator(SOURCE_LANGUAGE, { sensitivity: 'base', numeric: true })
  return registrations.toSorted((one, other) => {
    const byStatus = ORDER[one.status] - ORDER[other.status] || Number(one.dropped) - Number(other.dropped)
    if (byStatus !== 0 || one.status === 'pending') return byStatus
    return names.compare(one.playerName, other.playerName)
  })
}

/** Before the start: confirmed players, and those waiting who may still get a seat. */
export function expected(registrations: readonly RegistrationView[]): readonly RegistrationView[] {
  return registrations.filter(({ status, dropped }) => status !== 'cancelled' && !dropped)
}

/** In the order seats are given out at the start: those present first, else by arrival. */
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

/** Pending and can be accepted. */
export function isWaiting({ status, dropped }: Pick<RegistrationView, 'status' | 'dropped'>): boolean {
  return status === 'pending' && !dropped
}

/** Matches public name, team, real names in either order, or email, as far as readable. */
export function registrationMatcher(typed: string): (registration: RegistrationView) => boolean {
  const key = nameKey(typed)
  if (key === '') return () => true
  return (registration) =>
    [
      registration.playerName,
      registration.shownAs ?? '',
      registration.teamName ?? '',
      ...personalTexts(registration),
    ].some((text) => knownNameKey(text).includes(key))
}

function personalTexts(registration: RegistrationView): readonly string[] {
  if (!isWhole(registration)) return []
  const { firstName, lastName, email } = registration
  return [`${firstName} ${lastName}`, `${lastName} ${firstName}`, email]
}

/** Empty if not given, not readable, or what they play under. */
export function realName(registration: RegistrationView): string {
  if (!isWhole(registration)) return ''
  const { firstName, lastName, playerName } = registration
  const name = `${firstName} ${lastName}`.trim()
  return knownNameKey(name) === knownNameKey(playerName) ? '' : name
}

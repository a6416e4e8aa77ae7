import type { Email } from '../accounts/email.ts'
import type { Brand } from '../brand.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'

export type RegularId = Brand<'RegularId'>

/** Someone who came to a shop's events before, known to that shop alone. */
export type Regular = {
  readonly id: RegularId
  readonly name: string
  readonly email: Email | null
  /** When they let the shop keep their address; null without one. ISO 8601. */
  readonly consentAt: string | null
  readonly times: number
  readonly lastAt: string
}

/** A fuller shop takes no new ones. */
export const MOST_REGULARS = 2_000

type Wish = { readonly name: string; readonly email: Email | null; readonly hasConsent: boolean }

/** Updates the name and the address, which needs the person's consent. */
export function keepRegular(regular: Regular, { name, email, hasConsent }: Wish, now: string): Outcome<Regular> {
  if (email === null) return accept({ ...regular, name, email, consentAt: null })
  if (!hasConsent) return refuse('regular_consent_needed')
  const consentAt = email === regular.email ? (regular.consentAt ?? now) : now
  return accept({ ...regular, name, email, consentAt })
}

/** Merges two rows of one person; the other's data only fill gaps. */
export function mergeRegulars(kept: Regular, other: Regular): Outcome<Regular> {
  if (kept.id === other.id) return refuse('regular_not_found')
  const { email, consentAt } = kept.email === null ? other : kept
  return accept({ ...kept, email, consentAt })
}

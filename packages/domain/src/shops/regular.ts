import type { Email } from '../accounts/email.ts'
import type { Brand } from '../brand.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'

export type RegularId = Brand<'RegularId'>

/** Somebody who came to events of a shop before, kept for that shop alone. */
export type Regular = {
  readonly id: RegularId
  readonly name: string
  readonly email: Email | null
  /** When they agreed that the shop keeps their address; null without one. ISO 8601. */
  readonly consentAt: string | null
  /** At how many events they were. */
  readonly times: number
  readonly lastAt: string
}

/** A shop that more people come to keeps those whom it knows. */
export const MOST_REGULARS = 2_000

type Wish = { readonly name: string; readonly email: Email | null; readonly hasConsent: boolean }

/** Another name, or another address, which a shop keeps only of who agreed to it. */
export function keepRegular(regular: Regular, { name, email, hasConsent }: Wish, now: string): Outcome<Regular> {
  if (email === null) return accept({ ...regular, name, email, consentAt: null })
  if (!hasConsent) return refuse('regular_consent_needed')
  const consentAt = email === regular.email ? (regular.consentAt ?? now) : now
  return accept({ ...regular, name, email, consentAt })
}

/** Two rows of one person become one: its name and address stay, or take what the other had where it had none. */
export function mergeRegulars(kept: Regular, other: Regular): Outcome<Regular> {
  if (kept.id === other.id) return refuse('regular_not_found')
  const { email, consentAt } = kept.email === null ? other : kept
  return accept({ ...kept, email, consentAt })
}

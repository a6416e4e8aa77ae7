import { guardianLeft } from '@tablee/domain/registrations/guardian'
import type { Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { WrittenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { KeptRegistration, StandingRegistration } from './registration-store.ts'

export type Rows = {
  readonly added: readonly KeptRegistration[]
  readonly changed: readonly KeptRegistration[]
  readonly erased: readonly KeptRegistration[]
}

/** Where and when a row is written. */
export type Moment = { readonly tournament: Tournament; readonly at: string }

type Keeping = {
  readonly amend?: ((kept: KeptRegistration, author: Author, moment: Moment) => KeptRegistration) | null
  readonly make?: (registration: Registration, place: number, moment: Moment) => KeptRegistration
}

type Deciding = Moment & {
  readonly rows: readonly KeptRegistration[]
  readonly decisions: readonly RegistrationDecision[]
  readonly author: Author
}

/** Earlier decisions stay as they are. */
export function rowsAfter({ amend, make }: Keeping, { rows, decisions, author, ...moment }: Deciding): Rows {
  const known = new Map(rows.map((row) => [row.id, row]))
  const after = { added: [], changed: [], erased: [] } as { [Of in keyof Rows]: KeptRegistration[] }
  for (const [place, { registration, changes, isErased = false }] of decisions.entries()) {
    const before = known.get(registration.id)
    if (changes.length === 0 || amend === null) continue
    if (!before) after.added.push(...(make ? [make(registration, place, moment)] : []))
    else if (isErased) after.erased.push(before)
    else {
      const isGone = registration.state.kind === 'cancelled'
      const guardian = isGone ? guardianLeft(before.guardian) : before.guardian
      const kept = { ...before, ...registration, guardian, updatedAt: moment.at }
      after.changed.push(amend ? amend(kept, author, moment) : kept)
    }
  }
  return after
}

/** By arrival, returning players last. */
export function standingAfter(
  before: readonly StandingRegistration[],
  { added, changed, erased }: Rows,
): readonly StandingRegistration[] {
  const isErased = new Set(erased.map(({ id }) => id))
  const news = new Map<RegistrationId, StandingRegistration>(changed.map((one) => [one.id, one]))
  const kept = before
    .filter(({ id }) => !isErased.has(id))
    .map((registration) => news.get(registration.id) ?? registration)
  return [...kept.toSorted(byArrival), ...added]
}

export function withoutPromoted(
  standing: readonly StandingRegistration[],
  told: readonly WrittenChange[],
): readonly StandingRegistration[] {
  const seated = new Set(
    told.flatMap((one) => (one.kind === 'registration_moved' && one.status === 'confirmed' ? [one.id] : [])),
  )
  return standing.filter(({ id, state }) => state.kind !== 'pending' || !seated.has(id))
}

function byArrival(one: StandingRegistration, other: StandingRegistration): number {
  if (one.registeredAt === other.registeredAt) return 0
  return one.registeredAt < other.registeredAt ? -1 : 1
}

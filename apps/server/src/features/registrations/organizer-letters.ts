import type { SeenEvent } from '@tablee/contract/serving/event-act'
import type { LetterEvent, OrganizerNewsKind } from '@tablee/contract/serving/letter'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { isLateDeparture, isToldAtOnce } from '@tablee/domain/registrations/organizer-digest'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Role } from '@tablee/domain/tournaments/authority/role'
import type { Transaction } from '../../database/database.ts'
import { eventOf } from './letters-to-registered.ts'
import { findDigest, keepDigest } from './organizer-digest-store.ts'
import type { RegistrationGround } from './registration-ground.ts'
import type { KeptRegistration, StandingRegistration } from './registration-store.ts'

export type OrganizerGround = Pick<RegistrationGround, 'now' | 'keepLetters' | 'findCorrespondent' | 'pageOf'>

type Happened = {
  readonly act: ActName
  readonly role: Role
  readonly event: SeenEvent
  readonly standing: readonly StandingRegistration[]
  readonly added: readonly KeptRegistration[]
  readonly changed: readonly KeptRegistration[]
}

/** Registrations mostly in a digest; cancellations shortly before the start at once. */
export async function tellOrganizer(ground: OrganizerGround, tx: Transaction, happened: Happened): Promise<void> {
  const { act, role, event, changed } = happened
  if (act === 'register') return tellOfNewcomers(ground, tx, happened)
  const [left] = changed
  const startsAt = event.tournament.announcement?.startsAt
  if (act !== 'cancel-registration' || role !== 'player' || !left || !startsAt) return
  if (isLateDeparture(startsAt, ground.now())) {
    await writeToOrganizer(ground, tx, { event, kind: 'lateDeparture', more: { player: left.name } })
  }
}

async function tellOfNewcomers(ground: OrganizerGround, tx: Transaction, happened: Happened): Promise<void> {
  const { event, standing, added, changed } = happened
  const { id: tournamentId, capacity } = event.tournament
  const came = added.length + changed.length
  if (came === 0) return
  const before = await findDigest(tx.db, tournamentId)
  const registered = registeredIn(standing)
  const isFirst = before === null
  if (!isToldAtOnce({ isFirst, registered, added: came, capacity })) {
    await keepDigest(tx.db, { tournamentId, sentAt: before?.sentAt ?? '' }, true)
    return
  }
  await keepDigest(tx.db, { tournamentId, sentAt: ground.now().toISOString() }, false)
  await writeToOrganizer(ground, tx, { event, kind: 'registrationDigest', more: { registered, capacity } })
}

export function registeredIn(standing: readonly Pick<StandingRegistration, 'state'>[]): number {
  return standing.filter(({ state }) => state.kind === 'pending' || state.kind === 'confirmed').length
}

type ToOrganizer = {
  readonly event: SeenEvent
  readonly kind: OrganizerNewsKind
  readonly more: Partial<LetterEvent>
}

/** Whether accounts want it is checked when sending. */
export async function writeToOrganizer(
  ground: OrganizerGround,
  tx: Transaction,
  { event, kind, more }: ToOrganizer,
): Promise<void> {
  const { tournament } = event
  const link = ground.pageOf(`/tournament/${tournament.code}/admin-advanced`)
  for (const id of event.accountsThatMay('read-registrations')) {
    const to = await ground.findCorrespondent(tx.db, id)
    if (!to) continue
    await ground.keepLetters(tx, [
      {
        ...{ kind, accountId: id, to: to.email, name: to.name, language: SOURCE_LANGUAGE, link },
        event: { ...eventOf(tournament, ''), ...more },
      },
    ])
  }
}

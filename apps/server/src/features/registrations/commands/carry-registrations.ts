import type { Acting } from '@tablee/contract/serving/caller'
import type { EventAct, EventDecision, SeenEvent } from '@tablee/contract/serving/event-act'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { isWaitingListOpen } from '@tablee/domain/registrations/waiting-list'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { WrittenChange } from '@tablee/domain/tournaments/kinds/written-match'
import type { Queryable, Transaction } from '../../../database/database.ts'
import { tellOrganizer } from '../organizer-letters.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { newsOf, tellByMail } from '../registration-news.ts'
import {
  deleteRegistrationRow,
  findRegistration,
  insertRegistrations,
  type KeptRegistration,
  listPending,
  type StandingRegistration,
  updateRegistration,
} from '../registration-store.ts'

type Registrations = readonly KeptRegistration[]

/** What an act comes to: what the event takes of it, and the registrations as they are kept from now on. */
export type RegistrationsDecision = Omit<EventDecision<unknown>, 'result'> & {
  readonly added?: Registrations
  readonly changed?: Registrations
  readonly removed?: readonly RegistrationId[]
}

/** What an act reads of the registrations of an event: no more than it decides by. */
export type Known = {
  /** Those that the places on the waiting list follow from, in the order in which they came: all, or as `loadQueue` says. */
  readonly standing: readonly StandingRegistration[]
}

export type RegistrationsAct<Loaded extends Known> = Pick<
  EventAct<Transaction, unknown, unknown>,
  'name' | 'tournamentId' | 'actId' | 'isForCancelled' | 'password' | 'claim'
> & {
  /** The id that the caller chose for a new registration: refused where there is one of it. */
  readonly chosenId?: RegistrationId | null
  /** Whoever is written in hears of it though nobody would by the act itself; only before the start. */
  readonly isToldByMail?: boolean
  readonly load: (db: Queryable, event: SeenEvent) => Promise<Loaded>
  /** Pure. */
  readonly decide: (event: SeenEvent, loaded: Loaded, author: Author) => Outcome<RegistrationsDecision>
}

export type CarriedRegistrations<Loaded> = {
  readonly event: SeenEvent
  /** What was decided by; when the act had been carried before, how it stands now. */
  readonly loaded: Loaded
  /** What places follow from after the act. */
  readonly standing: readonly StandingRegistration[]
  /** Those that the act added and changed; null when it had been carried before. */
  readonly touched: Registrations | null
}

/** Carries one act on registrations of an event: tournament, registrations and journal in one transaction. */
export async function carryRegistrations<Loaded extends Known>(
  acting: Acting<RegistrationGround>,
  { chosenId = null, isToldByMail = false, load, decide, ...act }: RegistrationsAct<Loaded>,
): Promise<Outcome<CarriedRegistrations<Loaded>>> {
  const outcome = await acting.carryEventAct(acting.caller, {
    ...act,
    load: async (tx, event) => ({
      loaded: await load(tx.db, event),
      isChosen: chosenId !== null && (await findRegistration(tx.db, chosenId)) !== null,
    }),
    decide: (event, { loaded, isChosen }, author) => {
      if (isChosen) return refuse('document_exists')
      const decision = decide(event, loaded, author)
      if (!decision.accepted) return decision
      const { added = [], changed = [], removed = [], ...ofEvent } = decision.value
      const standing = standingAfter(loaded.standing, decision.value)
      const isReceipt = isToldByMail && isWaiting(event.tournament)
      const news = isReceipt ? 'registrationReceived' : newsOf(act.name, author.role)
      const result = { added, changed, removed, loaded, standing, news, role: author.role }
      return accept({ ...ofEvent, result })
    },
    beside: async (tx, { event, result: { added, changed, removed, standing, news, role } }) => {
      if (added.length > 0) await insertRegistrations(tx.db, added, event.sequence)
      for (const registration of changed) await updateRegistration(tx.db, registration)
      for (const id of removed) await deleteRegistrationRow(tx.db, id)
      if (news)
        await tellByMail(acting, tx, {
          registrations: [...added, ...changed],
          kind: news,
          tournament: event.tournament,
        })
      await tellOrganizer(acting, tx, { act: act.name, role, event, standing, added, changed })
    },
  })
  if (!outcome.accepted) return outcome
  const { event, told, result } = outcome.value
  if (result) {
    const { loaded, added, changed } = result
    const standing = withoutPromoted(result.standing, told ?? [])
    return accept({ event, loaded, standing, touched: [...added, ...changed] })
  }
  const loaded = await acting.database.read((db) => load(db, event))
  return accept({ event, loaded, standing: loaded.standing, touched: null })
}

/**
 * For an act on known registrations: who waits for a seat, and those it concerns. While a seat is free nobody waits, and no
 * such act makes anybody wait.
 */
export async function loadQueue(
  db: Queryable,
  { tournament }: SeenEvent,
  meant: readonly Pick<KeptRegistration, 'id'>[],
): Promise<readonly StandingRegistration[]> {
  if (!isWaitingListOpen(tournament)) return []
  return listPending(
    db,
    tournament.id,
    meant.map(({ id }) => id),
  )
}

/** As the rows are read: in the order in which people came, and who comes back comes last. */
function standingAfter(
  before: readonly StandingRegistration[],
  { added = [], changed = [], removed = [] }: RegistrationsDecision,
): readonly StandingRegistration[] {
  const isRemoved = new Set(removed)
  const news = new Map<RegistrationId, StandingRegistration>(changed.map((one) => [one.id, one]))
  const kept = before
    .filter(({ id }) => !isRemoved.has(id))
    .map((registration) => news.get(registration.id) ?? registration)
  return [...kept.toSorted(byArrival), ...added]
}

/** Those who came in by what the act freed wait no more. */
function withoutPromoted(
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

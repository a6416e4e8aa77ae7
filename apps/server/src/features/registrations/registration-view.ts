import { writeEnvelope } from '@tablee/contract/document-envelope'
import {
  type PublicRegistration,
  REGISTRATIONS_COLLECTION,
  type RegistrationView,
  type WholeRegistration,
} from '@tablee/contract/registrations/registration-document'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountId } from '@tablee/domain/accounts/account'
import { readEmail } from '@tablee/domain/accounts/email'
import { publicName, type RegistrationId } from '@tablee/domain/registrations/registration'
import { toldStanding } from '@tablee/domain/registrations/registration-state'
import { waitingPositions } from '@tablee/domain/registrations/waiting-list'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import type { GivenAddress, RegistrationGround } from './registration-ground.ts'
import type { KeptRegistration, StandingRegistration } from './registration-store.ts'
import { isDeckByOrganizer, undamagedDecklist } from './stored-decklist.ts'

export type EventView = Pick<RegistrationGround, 'noteDamage'> & {
  readonly event: SeenEvent
  readonly waiting: ReadonlyMap<RegistrationId, number>
  /** Undefined where that was not checked. */
  readonly isConfirmed?: (registration: KeptRegistration) => boolean
}

export async function lookAtAddresses(
  { readConfirmed }: Pick<RegistrationGround, 'readConfirmed'>,
  db: Queryable,
  registrations: readonly KeptRegistration[],
): Promise<Pick<Required<EventView>, 'isConfirmed'>> {
  const given = registrations.flatMap((one) => givenBy(one) ?? [])
  const isRead = await readConfirmed(db, given)
  return {
    isConfirmed: (registration) => {
      const one = givenBy(registration)
      return one !== null && isRead(one)
    },
  }
}

function givenBy({ details, accountId }: KeptRegistration): GivenAddress | null {
  const email = readEmail(details.email)
  return email && { email, accountId }
}

/** Every place depends on all pending registrations. */
export function eventView(
  { noteDamage }: Pick<RegistrationGround, 'noteDamage'>,
  event: SeenEvent,
  standing: readonly Pick<StandingRegistration, 'id' | 'state'>[],
): EventView {
  const pending = standing.filter(({ state }) => state.kind === 'pending').map(({ id }) => id)
  return { noteDamage, event, waiting: waitingPositions(event.tournament, pending) }
}

type Viewing = EventView & {
  readonly own: ReadonlySet<PlayerId>
  /** Whether the caller checks people in. */
  readonly isAtDesk: boolean
  readonly isAtTill: boolean
  /** Gives somebody a table of their own. */
  readonly isAtTables: boolean
}

type Asked = {
  readonly event: SeenEvent
  /** All registrations of the event, or the pending ones. */
  readonly standing: readonly StandingRegistration[]
  /** In addition to the session's account. */
  readonly secrets?: readonly string[]
  /** Claims to be this member of the staff; otherwise the session counts. */
  readonly organizerId?: string | undefined
}

export function viewingBy(acting: Pick<Acting<RegistrationGround>, 'noteDamage' | 'caller'>, asked: Asked): Viewing {
  const { event, standing, secrets = [], organizerId } = asked
  const shown = acting.caller ? [...secrets, acting.caller.accountId] : secrets
  // A program is nobody who registered, whatever it sends.
  const ownSecrets = acting.caller?.token ? [] : shown
  const own = new Set(ownSecrets.flatMap((secret) => event.playersHeldBy(secret)))
  const isAtDesk = event.may('check-in-player', organizerId)
  const isAtTill = event.may('note-payment', organizerId)
  const isAtTables = !acting.caller?.token && event.may('plan-tables', organizerId)
  return { ...eventView(acting, event, standing), own, isAtDesk, isAtTill, isAtTables }
}

/**
 * Everything for the organizer and the person, otherwise the public part, and who is present for those who check in. A secret reveals
 * nothing personal: an event's organizer is an account.
 */
export function viewOf(viewing: Viewing, registration: KeptRegistration): RegistrationView {
  const isWhole = viewing.event.may('read-registrations') || viewing.own.has(registration.playerId)
  if (isWhole) return wholeView(viewing, registration)
  const seen = publicView(viewing, registration)
  const { hasPaid, shownAs, state, wishesFixedSeat } = registration
  return {
    ...seen,
    ...(viewing.isAtTill ? { hasPaid } : {}),
    ...(viewing.isAtTables ? { wishesFixedSeat } : {}),
    ...(viewing.isAtDesk ? { checkedIn: toldStanding(state).checkedIn, shownAs } : {}),
  }
}

/** Where nothing else is shown. */
export function nameFor({ event }: Viewing, registration: Pick<KeptRegistration, 'name' | 'shownAs'>): string {
  return event.may('read-registrations') ? registration.name : publicName(registration)
}

function publicView(viewing: EventView, registration: KeptRegistration): PublicRegistration {
  const { event, waiting } = viewing
  const { tournament } = event
  const { status, dropped } = toldStanding(registration.state)
  const isShown = tournament.areDecklistsPublic && isFinished(tournament)
  return {
    id: registration.id,
    playerId: event.publicIdOf(registration.playerId),
    playerName: publicName(registration),
    status,
    dropped,
    playerKey: registration.playerId,
    waitingPosition: waiting.get(registration.id) ?? null,
    ...(tournament.teamKind === null
      ? {}
      : { teamName: status === 'pending' ? (registration.teamName ?? null) : null }),
    decklist: isShown && status === 'confirmed' ? decklistText(viewing, registration) : null,
  }
}

function wholeView(viewing: EventView, registration: KeptRegistration): WholeRegistration {
  const { isConfirmed } = viewing
  return {
    ...publicView(viewing, registration),
    tournamentId: registration.tournamentId,
    playerName: registration.name,
    shownAs: registration.shownAs,
    ...registration.details,
    decklist: decklistText(viewing, registration),
    registrationDate: wireMoment(registration.registeredAt),
    checkedIn: toldStanding(registration.state).checkedIn,
    hasPaid: registration.hasPaid,
    isDeckByOrganizer: isDeckByOrganizer(registration),
    isAnonymous: registration.accountId === null,
    guardian: registration.guardian,
    wishesFixedSeat: registration.wishesFixedSeat,
    ...(isConfirmed && registration.details.email !== '' ? { isEmailConfirmed: isConfirmed(registration) } : {}),
  }
}

function decklistText({ noteDamage }: EventView, registration: KeptRegistration): string | null {
  const decklist = undamagedDecklist(noteDamage, registration)
  return decklist && JSON.stringify(decklist)
}

/** Only for those who may read all of it. */
export function registrationDocument(viewing: EventView, registration: KeptRegistration) {
  const readers = readersOf(viewing.event, registration)
  return {
    ...wholeView(viewing, registration),
    ...writeEnvelope({
      id: registration.id,
      collection: REGISTRATIONS_COLLECTION,
      createdAt: registration.registeredAt,
      updatedAt: registration.updatedAt,
      permissions: readers.map((id) => `read("user:${id}")`),
    }),
  }
}

/** The person's own account, and those of roles that may read it. */
export function readersOf(event: SeenEvent, { accountId }: Pick<KeptRegistration, 'accountId'>): readonly AccountId[] {
  return [...new Set([...event.accountsThatMay('read-registrations'), ...(accountId === null ? [] : [accountId])])]
}

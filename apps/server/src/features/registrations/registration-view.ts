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

/** An event with the places of those who wait for a seat. */
export type EventView = Pick<RegistrationGround, 'noteDamage'> & {
  readonly event: SeenEvent
  readonly waiting: ReadonlyMap<RegistrationId, number>
  /** Whether somebody reads the mail of the address that was given; missing where nobody looked. */
  readonly isConfirmed?: (registration: KeptRegistration) => boolean
}

/** Looks whose addresses somebody reads the mail of. */
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

/** Made once from all registrations of the event, or from those that are pending: each place depends on all of these. */
export function eventView(
  { noteDamage }: Pick<RegistrationGround, 'noteDamage'>,
  event: SeenEvent,
  standing: readonly Pick<StandingRegistration, 'id' | 'state'>[],
): EventView {
  const pending = standing.filter(({ state }) => state.kind === 'pending').map(({ id }) => id)
  return { noteDamage, event, waiting: waitingPositions(event.tournament, pending) }
}

/** The event, and who asks to see its registrations. */
type Viewing = EventView & {
  /** The players that the asker is. */
  readonly own: ReadonlySet<PlayerId>
  /** Whether the asker checks people in. */
  readonly isAtDesk: boolean
  /** Whether the asker notes who has settled the fee. */
  readonly isAtTill: boolean
}

type Asked = {
  readonly event: SeenEvent
  /** All registrations of the event, or those that are pending. */
  readonly standing: readonly StandingRegistration[]
  /** What the asker shows beside the account of the session. */
  readonly secrets?: readonly string[]
  /** By which the asker means to be one of those who run the event; else by the session. */
  readonly organizerId?: string | undefined
}

/** The event as who asks may see it. */
export function viewingBy(acting: Pick<Acting<RegistrationGround>, 'noteDamage' | 'caller'>, asked: Asked): Viewing {
  const { event, standing, secrets = [], organizerId } = asked
  const shown = acting.caller ? [...secrets, acting.caller.accountId] : secrets
  const own = new Set(shown.flatMap((secret) => event.playersHeldBy(secret)))
  const isAtDesk = event.may('check-in-player', organizerId)
  return { ...eventView(acting, event, standing), own, isAtDesk, isAtTill: event.may('note-payment', organizerId) }
}

/**
 * What the asker may know: everything for the organizer and the person, else what everybody may, and who is present where
 * that is theirs to note. A secret opens nothing personal: the organizer of an event is an account.
 */
export function viewOf(viewing: Viewing, registration: KeptRegistration): RegistrationView {
  const isWhole = viewing.event.may('read-registrations') || viewing.own.has(registration.playerId)
  if (isWhole) return wholeView(viewing, registration)
  const seen = publicView(viewing, registration)
  const { hasPaid, shownAs, state } = registration
  return {
    ...seen,
    ...(viewing.isAtTill ? { hasPaid } : {}),
    ...(viewing.isAtDesk ? { checkedIn: toldStanding(state).checkedIn, shownAs } : {}),
  }
}

/** What the asker reads of who registered, where the name is all that is told. */
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
    ...(isConfirmed && registration.details.email !== '' ? { isEmailConfirmed: isConfirmed(registration) } : {}),
  }
}

function decklistText({ noteDamage }: EventView, registration: KeptRegistration): string | null {
  const decklist = undamagedDecklist(noteDamage, registration)
  return decklist && JSON.stringify(decklist)
}

/** The document of a registration, for who may read the whole of it. */
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

/** The accounts that may read the whole registration: the person's own, and those whose role has it. */
export function readersOf(event: SeenEvent, { accountId }: Pick<KeptRegistration, 'accountId'>): readonly AccountId[] {
  return [...new Set([...event.accountsThatMay('read-registrations'), ...(accountId === null ? [] : [accountId])])]
}

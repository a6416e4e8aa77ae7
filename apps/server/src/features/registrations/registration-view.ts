import { writeEnvelope } from '@tablee/contract/document-envelope'
import {
  type PublicRegistration,
  REGISTRATIONS_COLLECTION,
  type RegistrationView,
  type WholeRegistration,
} from '@tablee/contract/registrations/registration-document'
import { wireMoment } from '@tablee/contract/wire-moment'
import { waitingPosition } from '@tablee/domain/registrations/waiting-list'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { SeenEvent } from './event-acts.ts'
import type { KeptRegistration } from './registration-store.ts'

/** The registrations of one event, and who asks to see them. */
export type Viewing = {
  readonly event: SeenEvent
  readonly registrations: readonly KeptRegistration[]
  /** The players that the asker is. */
  readonly own: readonly PlayerId[]
}

/** What the asker may know: everything for the organizer and the person, else what everybody may. */
export function viewOf(viewing: Viewing, registration: KeptRegistration): RegistrationView {
  const isWhole = viewing.event.isOrganizer || viewing.own.includes(registration.playerId)
  return isWhole ? wholeView(viewing, registration) : publicView(viewing, registration)
}

function publicView({ event, registrations }: Viewing, registration: KeptRegistration): PublicRegistration {
  const { tournament } = event
  const isShown = tournament.areDecklistsPublic && tournament.phase.kind === 'finished'
  return {
    id: registration.id,
    playerId: event.publicIdOf(registration.playerId),
    playerName: registration.name,
    status: registration.status,
    dropped: registration.dropped,
    playerKey: registration.playerId,
    waitingPosition: waitingPosition(tournament, registrations, registration.id),
    decklist: isShown && registration.status === 'confirmed' ? decklistText(registration) : null,
  }
}

export function wholeView(viewing: Omit<Viewing, 'own'>, registration: KeptRegistration): WholeRegistration {
  return {
    ...publicView({ ...viewing, own: [] }, registration),
    tournamentId: registration.tournamentId,
    ...registration.details,
    decklist: decklistText(registration),
    registrationDate: wireMoment(registration.registeredAt),
    checkedIn: registration.checkedIn,
    isAnonymous: registration.accountId === null,
  }
}

function decklistText({ decklist }: KeptRegistration): string | null {
  return decklist && JSON.stringify(decklist)
}

/** The document of a registration, for who may read the whole of it. */
export function registrationDocument(viewing: Omit<Viewing, 'own'>, registration: KeptRegistration) {
  const { tournament } = viewing.event
  const readers = [tournament.organizer, ...(registration.accountId === null ? [] : [registration.accountId])]
  return {
    ...wholeView(viewing, registration),
    ...writeEnvelope({
      id: registration.id,
      collection: REGISTRATIONS_COLLECTION,
      createdAt: registration.registeredAt,
      updatedAt: registration.updatedAt,
      permissions: [...new Set(readers)].map((id) => `read("user:${id}")`),
    }),
  }
}

import type { RegistrationView, WholeRegistration } from '@tablee/contract/registrations/registration-document'
import type { KeptGuardian } from '@tablee/domain/registrations/guardian'
import { type PersonalDetails, publicName, type Registration } from '@tablee/domain/registrations/registration'
import { toldStanding } from '@tablee/domain/registrations/registration-state'
import { waitingPositions } from '@tablee/domain/registrations/waiting-list'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import type { PublicId, Tournament } from '@tablee/domain/tournaments/tournament'

export type Kept = {
  readonly registration: Registration
  readonly publicId: PublicId | null
  readonly details: PersonalDetails
  readonly guardian: KeptGuardian | null
  readonly wishesFixedSeat: boolean
  readonly decklist: string | null
  readonly hasPaid: boolean
  readonly isDeckByOrganizer: boolean
}

export type Looker = { readonly isOrganizer: boolean; readonly isAtDesk: boolean; readonly ids: readonly unknown[] }

const REGISTERED_AT = '2030-01-31T18:00:00.000+00:00'

type Event = { readonly tournament: Tournament; readonly registrations: readonly Registration[] }

/** As much as the asker may see. */
export function registrationView(kept: Kept, event: Event, looker: Looker): RegistrationView {
  if (looker.isOrganizer || looker.ids.includes(kept.publicId ?? '')) return whole(kept, event)
  const { hasPaid } = kept
  const { shownAs, state } = kept.registration
  const { checkedIn } = toldStanding(state)
  return looker.isAtDesk ? { ...inPublic(kept, event), checkedIn, hasPaid, shownAs } : inPublic(kept, event)
}

function inPublic({ registration, publicId, decklist }: Kept, { tournament, registrations }: Event): RegistrationView {
  const { id, playerId: playerKey } = registration
  const { status, dropped } = toldStanding(registration.state)
  const isShown = tournament.areDecklistsPublic && isFinished(tournament) && status === 'confirmed'
  const pending = registrations.filter(({ state }) => state.kind === 'pending').map((one) => one.id)
  const waitingPosition = waitingPositions(tournament, pending).get(id) ?? null
  return {
    ...{ id, playerId: publicId, playerName: publicName(registration), status, dropped, playerKey, waitingPosition },
    decklist: isShown ? decklist : null,
  }
}

function whole(kept: Kept, event: Event): WholeRegistration {
  const { registration, details, guardian, wishesFixedSeat, decklist, hasPaid, isDeckByOrganizer, publicId } = kept
  return {
    ...inPublic(kept, event),
    ...{ playerName: registration.name, shownAs: registration.shownAs },
    ...details,
    ...{ guardian, wishesFixedSeat },
    ...{ tournamentId: event.tournament.id, decklist, registrationDate: REGISTERED_AT },
    ...{ checkedIn: toldStanding(registration.state).checkedIn, hasPaid, isDeckByOrganizer },
    isAnonymous: !publicId?.startsWith('account-'),
  }
}

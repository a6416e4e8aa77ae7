import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { isWaitingListOpen } from '@tablee/domain/registrations/waiting-list'
import { isOfStaff } from '@tablee/domain/tournaments/authority/role'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { tellRegistrations } from './announce-registration.ts'
import type { CarriedRegistrations, Known, RegistrationsAct } from './commands/carry-registrations.ts'
import { findRegistrant, listMeant } from './find-registrant.ts'
import type { RegistrationGround } from './registration-ground.ts'
import {
  type KeptRegistration,
  listPending,
  listRegistrationsBriefly,
  type StandingRegistration,
} from './registration-store.ts'
import { viewingBy, viewOf } from './registration-view.ts'

/** The parts of a call that are not the act. */
export type SentOnOne = {
  readonly tournamentId: TournamentId
  /** Public id or key for the staff; secret or account id for the person. */
  readonly playerId: string
  /** Claims to be this member of the staff. */
  readonly organizerId?: string | undefined
  readonly actId?: string | undefined
}

type OnOne = Pick<RegistrationsAct<Known>, 'tournamentId' | 'actId' | 'claim' | 'load' | 'meant'>

/** Reads others' names if the act sets one. */
export function onOne(
  { caller }: Pick<Acting<RegistrationGround>, 'caller'>,
  { tournamentId, playerId, organizerId, actId }: SentOnOne,
  { isAmongAll = false }: { readonly isAmongAll?: boolean } = {},
): OnOne {
  return {
    ...{ tournamentId, actId },
    claim:
      organizerId === undefined
        ? { as: 'registrant', secret: playerId, caller }
        : { as: 'staff', secret: organizerId, caller },
    load: async (db, event) => {
      const rows = await listMeant(db, event, playerId)
      if (!isAmongAll) return { rows, registrations: [], standing: await loadQueue(db, event, rows) }
      const registrations = await listRegistrationsBriefly(db, tournamentId)
      return { rows, registrations, standing: registrations }
    },
    meant: (event, { rows }, { role }) => {
      const registrant = findRegistrant(event, rows, { playerId, isOfStaff: isOfStaff(role) })
      return registrant.accepted ? accept([registrant.value]) : registrant
    },
  }
}

/** Those waiting, and those the act concerns. While a seat is free no one waits, and no such act makes anyone wait. */
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

export type RegistrationAnswer = {
  readonly data: {
    readonly registration: RegistrationView
    readonly maxPlayers: number | null
    readonly liveSequence?: number
  }
}

export function answerOne(
  acting: Acting<RegistrationGround>,
  { name, organizerId, playerId }: Pick<SentOnOne, 'organizerId' | 'playerId'> & Pick<RegistrationsAct<Known>, 'name'>,
  outcome: Outcome<CarriedRegistrations<Known>>,
): Outcome<RegistrationAnswer> {
  if (!outcome.accepted) return outcome
  const { event, loaded, standing, touched } = outcome.value
  const [changed] = touched ?? []
  const found = changed
    ? accept(changed)
    : findRegistrant(event, loaded.rows, { playerId, isOfStaff: event.may(name, organizerId) })
  if (!found.accepted) return found
  if (changed) tellRegistrations(acting, { event, standing, touched: [changed] }, 'update')
  const viewing = viewingBy(acting, { event, standing, secrets: [playerId], organizerId })
  const registration = viewOf(viewing, found.value)
  return accept({ data: { registration, maxPlayers: event.tournament.capacity, liveSequence: event.sequence } })
}

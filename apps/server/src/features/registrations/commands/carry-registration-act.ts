import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { Registration } from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { isOfStaff } from '@tablee/domain/tournaments/authority/role'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { tellRegistrations } from '../announce-registration.ts'
import { findRegistrant, listMeant, type Registrant } from '../find-registrant.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type KeptRegistration, type ListedRegistration, listRegistrationsBriefly } from '../registration-store.ts'
import { viewingBy, viewOf } from '../registration-view.ts'
import { type CarriedRegistrations, carryRegistrations, type Known, loadQueue } from './carry-registrations.ts'

/** `isForAnother`: the organizer amends what somebody else gave. */
export type Amending = { readonly isForAnother: boolean }

export type RegistrationAct = {
  /** Whether the person may do it too, or the staff alone, is in the table of who may do what. */
  readonly name: ActName
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
  /** By which the sender means to be one of the staff, and nobody else. */
  readonly organizerId?: string | undefined
  /** Public id or key for the staff; secret or account id for the person. */
  readonly playerId: string
  /** Allowed even after the event was called off. */
  readonly isForCancelled?: boolean
  /** The row afterwards, where more of it changes. */
  readonly amend?: (registration: KeptRegistration, amending: Amending) => KeptRegistration
} & (
  | { readonly decide: (event: SeenEvent, registrant: Registrant) => Outcome<RegistrationDecision> }
  | {
      /** Knows all registrations of the event, whose names matter to one that is amended. */
      readonly decideAmong: (
        event: SeenEvent,
        registrant: Registrant & { readonly registrations: readonly Registration[] },
      ) => Outcome<RegistrationDecision>
    }
)

type Loaded = Known & {
  /** Those that could be meant. */
  readonly candidates: readonly KeptRegistration[]
  readonly registrations: readonly ListedRegistration[]
}

export type RegistrationAnswer = {
  readonly data: {
    readonly registration: RegistrationView
    readonly maxPlayers: number | null
    readonly liveSequence?: number
  }
}

/** Carries one act on one registration. */
export async function carryRegistrationAct(
  acting: Acting<RegistrationGround>,
  act: RegistrationAct,
): Promise<Outcome<RegistrationAnswer>> {
  const { name, tournamentId, actId, organizerId, playerId, isForCancelled = false } = act
  const updatedAt = acting.now().toISOString()
  const outcome = await carryRegistrations(acting, {
    ...{ name, tournamentId, actId, isForCancelled },
    claim: organizerId === undefined ? { as: 'registrant', secret: playerId } : { as: 'staff', secret: organizerId },
    load: (db, event) => load(db, event, act),
    decide: (event, { candidates, registrations }, { role }) => {
      const registrant = findRegistrant(event, candidates, { playerId, isOfStaff: isOfStaff(role) })
      if (!registrant.accepted) return registrant
      const decision =
        'decide' in act
          ? act.decide(event, registrant.value)
          : act.decideAmong(event, { ...registrant.value, registrations })
      if (!decision.accepted) return decision
      const { changes, registration } = decision.value
      if (changes.length === 0) return accept({ changes })
      const decided: KeptRegistration = { ...registrant.value.registration, ...registration, updatedAt }
      const isOwn = decided.accountId !== null && decided.accountId === acting.caller?.accountId
      const isForAnother = registrant.value.by === 'staff' && !isOwn
      return accept({ changes, changed: [act.amend ? act.amend(decided, { isForAnother }) : decided] })
    },
  })
  return outcome.accepted ? answer(acting, outcome.value, act) : outcome
}

async function load(db: Queryable, event: SeenEvent, act: RegistrationAct): Promise<Loaded> {
  const candidates = await listMeant(db, event, act.playerId)
  if ('decide' in act) return { candidates, registrations: [], standing: await loadQueue(db, event, candidates) }
  const registrations = await listRegistrationsBriefly(db, act.tournamentId)
  return { candidates, registrations, standing: registrations }
}

function answer(
  acting: Acting<RegistrationGround>,
  carried: CarriedRegistrations<Loaded>,
  { name, organizerId, playerId }: Pick<RegistrationAct, 'name' | 'organizerId' | 'playerId'>,
): Outcome<RegistrationAnswer> {
  const { event, loaded, standing, touched } = carried
  const [changed] = touched ?? []
  const found = changed
    ? accept({ registration: changed })
    : findRegistrant(event, loaded.candidates, { playerId, isOfStaff: event.may(name, organizerId) })
  if (!found.accepted) return found
  if (changed) tellRegistrations(acting, { event, standing, touched: [changed] }, 'update')
  const viewing = viewingBy(acting, { event, standing, secrets: [playerId], organizerId })
  const registration = viewOf(viewing, found.value.registration)
  return accept({ data: { registration, maxPlayers: event.tournament.capacity, liveSequence: event.sequence } })
}

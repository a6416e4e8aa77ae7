import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { RegistrationDecision } from '@tablee/domain/registrations/registration-decision'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { tellRegistrations } from '../announce-registration.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type KeptRegistration, listRegistrations } from '../registration-store.ts'
import { nameFor, viewingBy, viewOf } from '../registration-view.ts'
import { carryRegistrations } from './carry-registrations.ts'

export type BulkAct = {
  readonly name: ActName
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
  readonly organizerId?: string | undefined
  readonly decide: (
    event: SeenEvent,
    registrations: readonly KeptRegistration[],
  ) => Outcome<readonly RegistrationDecision[]>
  /** The event may have been called off. */
  readonly isForCancelled?: boolean
  /** What of the rows that it touches is kept otherwise from now on. */
  readonly amend?: (kept: KeptRegistration) => KeptRegistration
  /** Whom the answer names among those who wait afterwards; nobody where it is left out. */
  readonly isNamed?: (id: RegistrationId) => boolean
}

export type BulkAnswer = {
  readonly data: {
    readonly registrations: RegistrationView[]
    readonly maxPlayers: number | null
    readonly liveSequence?: number
    readonly waiting?: string[]
  }
}

/** Carries one act of the organizer on many registrations, all of them or none. */
export async function carryBulkAct(
  acting: Acting<RegistrationGround>,
  { decide, isNamed, amend = (kept) => kept, isForCancelled = false, ...act }: BulkAct,
): Promise<Outcome<BulkAnswer>> {
  const { name, tournamentId, actId, organizerId } = act
  const updatedAt = acting.now().toISOString()
  const outcome = await carryRegistrations(acting, {
    ...{ name, tournamentId, actId, isForCancelled },
    claim: { as: 'staff', secret: organizerId },
    load: async (db) => ({ standing: await listRegistrations(db, tournamentId) }),
    decide: (event, { standing: registrations }) => {
      const decisions = decide(event, registrations)
      if (!decisions.accepted) return decisions
      const known = new Map(registrations.map((registration) => [registration.id, registration]))
      const changed = decisions.value.flatMap(({ registration }) => {
        const before = known.get(registration.id)
        return before ? [amend({ ...before, ...registration, updatedAt })] : []
      })
      return accept({ changes: decisions.value.flatMap(({ changes }) => changes), changed })
    },
  })
  if (!outcome.accepted) return outcome
  const { event, loaded, standing, touched } = outcome.value
  const changed = touched ?? []
  tellRegistrations(acting, { event, standing, touched: changed }, 'update')
  const viewing = viewingBy(acting, { event, standing, organizerId })
  const answered = changed.map((registration) => viewOf(viewing, registration))
  const told = { registrations: answered, maxPlayers: event.tournament.capacity, liveSequence: event.sequence }
  if (!isNamed) return accept({ data: told })
  const stillWaits = new Set(standing.filter(({ state }) => state.kind === 'pending').map(({ id }) => id))
  const waiting = loaded.standing
    .filter(({ id }) => stillWaits.has(id) && isNamed(id))
    .map((registration) => nameFor(viewing, registration))
  return accept({ data: { ...told, waiting } })
}

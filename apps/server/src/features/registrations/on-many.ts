import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { tellRegistrations } from './announce-registration.ts'
import type { CarriedRegistrations, Known, RegistrationsAct } from './commands/carry-registrations.ts'
import type { RegistrationGround } from './registration-ground.ts'
import { listRegistrations } from './registration-store.ts'
import { nameFor, viewingBy, viewOf } from './registration-view.ts'

/** The parts of a call that are not the act. All registrations change, or none. */
export type SentOnMany = {
  readonly tournamentId: TournamentId
  readonly organizerId?: string | undefined
  readonly actId?: string | undefined
  /** Omitted: all of the event. */
  readonly registrationIds?: readonly RegistrationId[] | undefined
  /** The answer names who is waiting afterwards. */
  readonly isNaming?: boolean
  /** Each is decided by itself, and nobody answered waits afterwards. */
  readonly isByItself?: boolean
}

type OnMany = Pick<RegistrationsAct<Known>, 'tournamentId' | 'actId' | 'claim' | 'load' | 'meant'>

export function onMany(
  { caller }: Pick<Acting<RegistrationGround>, 'caller'>,
  { tournamentId, organizerId, actId, registrationIds, isByItself = false }: SentOnMany,
): OnMany {
  const wished = registrationIds && new Set(registrationIds)
  return {
    ...{ tournamentId, actId, claim: { as: 'staff', secret: organizerId, caller } },
    load: async (db) => {
      const rows = await listRegistrations(db, tournamentId, isByItself && wished ? wished : null)
      return { rows, registrations: rows, standing: rows }
    },
    meant: (_, { rows }) => accept(wished ? rows.filter(({ id }) => wished.has(id)) : rows),
  }
}

export type BulkAnswer = {
  readonly data: {
    readonly registrations: RegistrationView[]
    readonly maxPlayers: number | null
    readonly liveSequence?: number
    readonly waiting?: string[]
  }
}

export function answerMany(
  acting: Acting<RegistrationGround>,
  { organizerId, registrationIds, isNaming = false }: SentOnMany,
  outcome: Outcome<CarriedRegistrations<Known>>,
): Outcome<BulkAnswer> {
  if (!outcome.accepted) return outcome
  const { event, loaded, standing, touched } = outcome.value
  const changed = touched ?? []
  tellRegistrations(acting, { event, standing, touched: changed }, 'update')
  const viewing = viewingBy(acting, { event, standing, organizerId })
  const answered = changed.map((registration) => viewOf(viewing, registration))
  const told = { registrations: answered, maxPlayers: event.tournament.capacity, liveSequence: event.sequence }
  if (!isNaming) return accept({ data: told })
  const wished = registrationIds && new Set(registrationIds)
  const stillWaits = new Set(standing.filter(({ state }) => state.kind === 'pending').map(({ id }) => id))
  const waiting = loaded.rows
    .filter(({ id }) => stillWaits.has(id) && (!wished || wished.has(id)))
    .map((registration) => nameFor(viewing, registration))
  return accept({ data: { ...told, waiting } })
}

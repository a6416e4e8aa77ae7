import type { DeskEntry } from '@tablee/contract/registrations/add-player-at-desk'
import type { Acting } from '@tablee/contract/serving/caller'
import type { DecidedApart } from '@tablee/contract/serving/carried-act'
import { hasDeck } from '@tablee/domain/decklists/decklist'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import { newcomerOf, personOf } from '@tablee/domain/registrations/acts/registrations-at-desk'
import { guardianAfter, guardianAge } from '@tablee/domain/registrations/guardian'
import type { Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { tellRegistrations } from '../announce-registration.ts'
import { drawNewcomer } from '../draw-newcomer.ts'
import type { BulkAnswer } from '../on-many.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import {
  findRegistrations,
  type KeptRegistration,
  listRegistrationsBriefly,
  listRegistrationsOfPlayers,
} from '../registration-store.ts'
import { viewingBy, viewOf } from '../registration-view.ts'
import type { Moment } from '../rows-after.ts'
import { storedDecklist } from '../stored-decklist.ts'
import { type CarriedRegistrations, carryRegistrations, type Known } from './carry-registrations.ts'

export type DeskAct = {
  readonly name: 'add-player-at-desk' | 'add-players-at-desk'
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
  readonly organizerId?: string | undefined
  readonly people: readonly DeskEntry[]
  /** One person, added by a device offline with ids of its own. */
  readonly apart?: DecidedApart | undefined
  /** Before the start, players with an address get a letter about their seat. */
  readonly isToldByMail?: boolean
  /** Not for a repeated act. */
  readonly onAdded?: () => void
}

type WrittenIn = Outcome<CarriedRegistrations<WritingIn>>
type WritingIn = Known & { readonly isDrawnFree: boolean }

/** Returns states in the given order. */
export async function writeInAtDesk(acting: Acting<RegistrationGround>, act: DeskAct): Promise<Outcome<BulkAnswer>> {
  const outcome = await carryWrittenIn(acting, act)
  if (!outcome.accepted) return outcome
  const { event, loaded, standing, touched } = outcome.value
  const entered = touched ?? (await findEntered(acting, loaded.registrations, act.people))
  const viewing = viewingBy(acting, { event, standing, organizerId: act.organizerId })
  const answered = entered.map((registration) => viewOf(viewing, registration))
  return accept({ data: { registrations: answered, maxPlayers: event.tournament.capacity } })
}

/** Without the answer to the sender. */
export async function carryWrittenIn(acting: Acting<RegistrationGround>, act: DeskAct): Promise<WrittenIn> {
  const { name, tournamentId, actId, organizerId, people, apart, isToldByMail = false } = act
  const ids = apart?.given.ids
  const newcomers = people.map((person) => {
    const { playerName, isPresent, byes } = person
    if (ids) return newcomerOf(person, ids)
    return { ...drawNewcomer(acting, playerName), isPresent, byes, person: personOf(person) }
  })
  const at = (apart?.given.at ?? acting.now()).toISOString()
  const outcome = await carryRegistrations<WritingIn>(acting, {
    ...{ name, tournamentId, actId, apart, isToldByMail },
    claim: { as: 'staff', secret: organizerId, caller: acting.caller },
    load: async (db) => {
      const standing = await listRegistrationsBriefly(db, tournamentId)
      const isDrawnFree = !ids || (await areDrawnFree(db, tournamentId, ids))
      return { rows: [], standing, registrations: standing, isDrawnFree }
    },
    decide: ({ tournament }, { isDrawnFree }, about) =>
      isDrawnFree ? decideRegistrationAct(tournament, { name, input: { newcomers } }, about) : refuse('draw_invalid'),
    make: (registration, place, { tournament }) => ({
      ...keptFrom(people[place], { tournament, at }),
      ...registration,
    }),
  })
  if (!outcome.accepted) return outcome
  const { event, standing, touched } = outcome.value
  if (touched) act.onAdded?.()
  tellRegistrations(acting, { event, standing, touched: touched ?? [] }, 'create')
  return outcome
}

/** No other registration or its player has them. */
async function areDrawnFree(db: Queryable, tournamentId: TournamentId, ids: readonly string[]): Promise<boolean> {
  const asRegistrations = await findRegistrations(db, ids as readonly RegistrationId[])
  if (asRegistrations.length > 0) return false
  return (await listRegistrationsOfPlayers(db, tournamentId, ids as readonly PlayerId[])).length === 0
}

async function findEntered(
  { database }: Acting<RegistrationGround>,
  registrations: readonly Registration[],
  people: readonly DeskEntry[],
): Promise<readonly KeptRegistration[]> {
  // A cancelled registration frees its name.
  const byName = new Map(registrations.map(({ name, id }) => [name, id]))
  const ids = people.flatMap(({ playerName }) => byName.get(playerName) ?? [])
  const found = await database.read((db) => findRegistrations(db, ids))
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

type Person = Pick<
  KeptRegistration,
  | 'tournamentId'
  | 'accountId'
  | 'details'
  | 'guardian'
  | 'wishesFixedSeat'
  | 'decklist'
  | 'hasPaid'
  | 'language'
  | 'registeredAt'
  | 'updatedAt'
>

function keptFrom(entry: DeskEntry | undefined, { tournament, at }: Moment): Person {
  const { firstName = '', lastName = '', email = '', phone = '', location = '', notes = '' } = entry ?? {}
  const details = { firstName, lastName, email, phone, location, notes }
  const deck = entry?.decklist
  return {
    tournamentId: tournament.id,
    accountId: null,
    details,
    guardian: guardianAfter(guardianAge(tournament), { given: entry?.guardian, before: null, at, isByStaff: true }),
    wishesFixedSeat: entry?.wishesFixedSeat ?? false,
    decklist: deck && hasDeck(deck) ? storedDecklist(deck, { isByOrganizer: true }) : null,
    hasPaid: entry?.hasPaid ?? false,
    language: null,
    registeredAt: at,
    updatedAt: at,
  }
}

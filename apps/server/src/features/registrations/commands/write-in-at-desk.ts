import type { DeskEntry } from '@tablee/contract/registrations/add-player-at-desk'
import type { Acting } from '@tablee/contract/serving/caller'
import { hasDeck } from '@tablee/domain/decklists/decklist'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import type { Registration } from '@tablee/domain/registrations/registration'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { tellRegistrations } from '../announce-registration.ts'
import { drawNewcomer } from '../draw-newcomer.ts'
import type { BulkAnswer } from '../on-many.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { findRegistrations, type KeptRegistration, listRegistrationsBriefly } from '../registration-store.ts'
import { viewingBy, viewOf } from '../registration-view.ts'
import { storedDecklist } from '../stored-decklist.ts'
import { carryRegistrations } from './carry-registrations.ts'

export type DeskAct = {
  readonly name: 'add-player-at-desk' | 'add-players-at-desk'
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
  readonly organizerId?: string | undefined
  readonly people: readonly DeskEntry[]
  /** Before the start, players with an address get a letter about their seat. */
  readonly isToldByMail?: boolean
  /** Not for a repeated act. */
  readonly onAdded?: () => void
}

/** Returns states in the given order. */
export async function writeInAtDesk(acting: Acting<RegistrationGround>, act: DeskAct): Promise<Outcome<BulkAnswer>> {
  const { name, tournamentId, actId, organizerId, people, isToldByMail = false } = act
  const newcomers = people.map(({ playerName, isPresent, byes }) => ({
    ...{ ...drawNewcomer(acting, playerName), isPresent, byes },
  }))
  const at = acting.now().toISOString()
  const outcome = await carryRegistrations(acting, {
    ...{ name, tournamentId, actId, isToldByMail },
    claim: { as: 'staff', secret: organizerId, caller: acting.caller },
    load: async (db) => {
      const standing = await listRegistrationsBriefly(db, tournamentId)
      return { rows: [], standing, registrations: standing }
    },
    decide: ({ tournament }, _, about) => decideRegistrationAct(tournament, { name, input: { newcomers } }, about),
    make: (registration, place) => ({ ...keptFrom(people[place], { tournamentId, at }), ...registration }),
  })
  if (!outcome.accepted) return outcome
  const { event, loaded, standing, touched } = outcome.value
  const entered = touched ?? (await findEntered(acting, loaded.registrations, people))
  if (touched) act.onAdded?.()
  tellRegistrations(acting, { event, standing, touched: touched ?? [] }, 'create')
  const viewing = viewingBy(acting, { event, standing, organizerId })
  const answered = entered.map((registration) => viewOf(viewing, registration))
  return accept({ data: { registrations: answered, maxPlayers: event.tournament.capacity } })
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
  'tournamentId' | 'accountId' | 'details' | 'decklist' | 'hasPaid' | 'language' | 'registeredAt' | 'updatedAt'
>

type Entering = { readonly tournamentId: TournamentId; readonly at: string }

function keptFrom(entry: DeskEntry | undefined, { tournamentId, at }: Entering): Person {
  const { firstName = '', lastName = '', email = '', phone = '', location = '', notes = '' } = entry ?? {}
  const details = { firstName, lastName, email, phone, location, notes }
  const deck = entry?.decklist
  return {
    tournamentId,
    accountId: null,
    details,
    decklist: deck && hasDeck(deck) ? storedDecklist(deck, { isByOrganizer: true }) : null,
    hasPaid: entry?.hasPaid ?? false,
    language: null,
    registeredAt: at,
    updatedAt: at,
  }
}

import type { DeskEntry } from '@tablee/contract/registrations/add-player-at-desk'
import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { addAtDesk } from '@tablee/domain/registrations/add-at-desk'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Acting } from '../acting.ts'
import { tellRegistration } from '../announce-registration.ts'
import { drawNewcomer } from '../draw-newcomer.ts'
import { insertRegistrations, type KeptRegistration, listRegistrations } from '../registration-store.ts'
import { wholeView } from '../registration-view.ts'

export type DeskAct = {
  readonly name: string
  readonly tournamentId: TournamentId
  readonly actId?: string | undefined
  readonly people: readonly DeskEntry[]
}

/** Writes in who has no device to register with, and answers how they stand, in the order given. */
export async function carryDeskEntries(acting: Acting, act: DeskAct): Promise<Outcome<readonly WholeRegistration[]>> {
  const { name, tournamentId, actId, people } = act
  let isKept = false
  const outcome = await acting.carryEventAct(acting.caller, {
    name,
    tournamentId,
    actId,
    permit: (event) => (event.isOrganizer ? accept(event.tournament.organizer) : refuse('not_organizer')),
    decide: async (event, tx) => {
      const registrations = await listRegistrations(tx.db, tournamentId)
      const newcomers = people.map(({ playerName }) => drawNewcomer(acting, playerName))
      const decisions = addAtDesk(event.tournament, { newcomers, registrations })
      if (!decisions.accepted) return decisions
      isKept = true
      const at = acting.now().toISOString()
      const kept = decisions.value.map(({ registration }, place) => ({
        ...keptFrom(people[place], { tournamentId, at }),
        ...registration,
      }))
      await insertRegistrations(tx.db, kept, event.sequence + 1)
      return accept({ changes: decisions.value.flatMap(({ changes }) => changes) })
    },
  })
  if (!outcome.accepted) return outcome
  const event = outcome.value
  const registrations = await acting.database.read((db) => listRegistrations(db, tournamentId))
  // The last of a name: whoever is cancelled gives the name free.
  const byName = new Map(registrations.map((registration) => [registration.name, registration]))
  const entered = people.flatMap(({ playerName }) => byName.get(playerName) ?? [])
  if (isKept)
    for (const registration of entered)
      tellRegistration(acting, { event, registrations, action: 'create' }, registration)
  return accept(entered.map((registration) => wholeView({ event, registrations }, registration)))
}

type Person = Pick<
  KeptRegistration,
  'tournamentId' | 'accountId' | 'details' | 'decklist' | 'registeredAt' | 'updatedAt'
>

type Entering = { readonly tournamentId: TournamentId; readonly at: string }

function keptFrom(entry: DeskEntry | undefined, { tournamentId, at }: Entering): Person {
  const { firstName = '', lastName = '', email = '' } = entry ?? {}
  const details = { firstName, lastName, email, phone: '', location: '', notes: '' }
  return { tournamentId, accountId: null, details, decklist: null, registeredAt: at, updatedAt: at }
}

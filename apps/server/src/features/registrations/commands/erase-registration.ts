import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { eraseRegistration as call } from '@tablee/contract/registrations/erase-registration'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import { tellRegistrations } from '../announce-registration.ts'
import { listFrozenOfMany } from '../frozen/frozen-deck-store.ts'
import { onOne } from '../on-one.ts'
import { proofAgain } from '../prove-erased.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import type { KeptRegistration } from '../registration-store.ts'
import { carryRegistrations, type Known } from './carry-registrations.ts'
import { withoutPerson } from './forget-registration.ts'

type Erasing = Known & { readonly hasKeptDecks: boolean }

/** By the organizer, who is answered the proof; null where nothing was left to erase. */
export async function eraseRegistration(
  acting: Acting<RegistrationGround>,
  sent: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const act = { name: 'erase-registration', input: {} } as const
  const { load, meant, ...target } = onOne(acting, { organizerId: undefined, ...sent })
  const outcome = await carryRegistrations<Erasing>(acting, {
    ...{ ...target, name: act.name, claim: { as: 'staff', secret: sent.organizerId, caller: acting.caller } },
    load: async (db, event) => {
      const known = await load(db, event)
      const kept = await listFrozenOfMany(
        db,
        known.rows.map(({ id }) => id),
      )
      return { ...known, hasKeptDecks: kept.some(({ text }) => text !== null) }
    },
    meant: (event, loaded, author) => meant?.(event, loaded, author) ?? accept(loaded.rows),
    decide: ({ tournament }, { rows, hasKeptDecks }, about) => {
      const decided = decideRegistrationAct(tournament, act, about)
      if (!decided.accepted) return decided
      const [decision] = decided.value
      const before = rows.find(({ id }) => id === decision?.registration.id)
      const isBare = before && !hasKeptDecks && !decision?.isErased && isWithoutPerson(before, decision?.registration)
      return isBare ? accept([]) : decided
    },
    amend: withoutPerson,
  })
  if (!outcome.accepted) return outcome
  const { event, erased, loaded, standing, touched, proof } = outcome.value
  if (erased) {
    tellRegistrations(acting, { event: erased.event, standing: loaded.standing, touched: erased.rows }, 'delete')
    tellRegistrations(acting, { event, standing, touched: touched ?? [] }, 'update')
  }
  const { tournamentId, actId } = sent
  const again = () => acting.database.read((db) => proofAgain(db, { name: act.name, tournamentId, actId }))
  return accept({ data: { proof: touched === null ? await again() : proof } })
}

/** Whether the row holds nothing that would go. */
function isWithoutPerson(
  before: KeptRegistration,
  after: Pick<KeptRegistration, 'name' | 'shownAs'> | undefined,
): boolean {
  const { accountId, details, guardian, wishesFixedSeat, decklist, name, shownAs } = before
  const isTied = accountId !== null || guardian !== null || wishesFixedSeat
  const isEmpty = !isTied && decklist === null && shownAs === null
  return isEmpty && name === after?.name && Object.values(details).every((text) => text === '')
}

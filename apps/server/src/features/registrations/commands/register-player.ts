import type { ParsedInput } from '@tablee/contract/call'
import type { registerAdvancedPlayer as call } from '@tablee/contract/registrations/register-advanced-player'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { register } from '@tablee/domain/registrations/register'
import type { Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import type { Transaction } from '../../../database/database.ts'
import type { Acting } from '../acting.ts'
import { tellRegistration } from '../announce-registration.ts'
import { drawNewcomer } from '../draw-newcomer.ts'
import type { EventDecision, SeenEvent } from '../event-acts.ts'
import {
  findRegistration,
  insertRegistrations,
  type KeptRegistration,
  listRegistrations,
  updateRegistration,
} from '../registration-store.ts'
import { wholeView } from '../registration-view.ts'
import type { RegistrationAnswer } from './carry-registration-act.ts'

type Input = ParsedInput<typeof call>

/**
 * An account registers under its own id, anybody else under a secret of their own; nobody under another account's id.
 * The registration's id is drawn here unless the protocol's document call brought one.
 */
export async function registerPlayer(
  acting: Acting,
  input: Input,
  givenId: RegistrationId | null = null,
): Promise<Outcome<RegistrationAnswer>> {
  const { caller } = acting
  const { playerId: secret, tournamentId } = input
  const accountId = caller?.accountId === secret ? caller.accountId : null
  if (accountId === null && (await acting.isAccount(secret))) return refuse('not_your_registration')
  let action: 'create' | 'update' | null = null
  const outcome = await acting.carryEventAct(caller, {
    name: 'register',
    tournamentId,
    actId: input.actId,
    password: input.password,
    permit: (event) => accept(event.publicIdOfSender(secret)),
    decide: async (event, tx) => {
      const registrations = await listRegistrations(tx.db, tournamentId)
      const own = findOwn(event, registrations, secret)
      if (givenId !== null && (await findRegistration(tx.db, givenId))) return refuse('document_exists')
      const drawn = drawNewcomer(acting, input.playerName)
      const newcomer = { ...drawn, id: givenId ?? drawn.id }
      const decision = register(event.tournament, { newcomer, own, registrations, password: event.password })
      if (!decision.accepted) return decision
      action = own ? 'update' : 'create'
      await keep(tx, { event, own, kept: keptFrom(acting, input, { accountId, ...decision.value.registration }) })
      const { playerId } = decision.value.registration
      return accept<EventDecision>({ changes: decision.value.changes, grant: { playerId, secret } })
    },
  })
  return outcome.accepted ? answer(acting, { event: outcome.value, secret, action }) : outcome
}

type Registered = { readonly event: SeenEvent; readonly secret: string; readonly action: 'create' | 'update' | null }

async function answer(acting: Acting, { event, secret, action }: Registered): Promise<Outcome<RegistrationAnswer>> {
  const registrations = await acting.database.read((db) => listRegistrations(db, event.tournament.id))
  const registration = findOwn(event, registrations, secret)
  if (!registration) return refuse('registration_not_found')
  if (action) tellRegistration(acting, { event, registrations, action }, registration)
  return accept({ data: { registration: wholeView({ event, registrations }, registration) } })
}

function findOwn(
  event: SeenEvent,
  registrations: readonly KeptRegistration[],
  secret: string,
): KeptRegistration | null {
  const players = event.playersHeldBy(secret)
  return registrations.find(({ playerId }) => players.includes(playerId)) ?? null
}

function keptFrom(
  acting: Acting,
  input: Input,
  { accountId, ...registration }: Registration & { readonly accountId: AccountId | null },
): KeptRegistration {
  const at = acting.now().toISOString()
  return {
    id: registration.id,
    playerId: registration.playerId,
    name: registration.name,
    status: registration.status,
    cancelledFrom: registration.cancelledFrom,
    dropped: registration.dropped,
    checkedIn: registration.checkedIn,
    tournamentId: input.tournamentId,
    accountId,
    details: {
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      phone: input.phone ?? '',
      location: input.location ?? '',
      notes: input.notes ?? '',
    },
    decklist: input.decklist ?? null,
    registeredAt: at,
    updatedAt: at,
  }
}

type Keeping = {
  readonly event: SeenEvent
  readonly own: KeptRegistration | null
  readonly kept: KeptRegistration
}

async function keep(tx: Transaction, { event, own, kept }: Keeping): Promise<void> {
  if (own) await updateRegistration(tx.db, kept)
  else await insertRegistrations(tx.db, [kept], event.sequence + 1)
}

import type { ParsedInput } from '@tablee/contract/call'
import type { registerAdvancedPlayer as call } from '@tablee/contract/registrations/register-advanced-player'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import type { AccountId } from '@tablee/domain/accounts/account'
import { type Decklist, hasDeck } from '@tablee/domain/decklists/decklist'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import { guardianAfter, guardianAge } from '@tablee/domain/registrations/guardian'
import type { Registration, RegistrationId } from '@tablee/domain/registrations/registration'
import { tellRegistrations } from '../announce-registration.ts'
import { deckAmended } from '../deck-amended.ts'
import { drawNewcomer } from '../draw-newcomer.ts'
import type { RegistrationAnswer } from '../on-one.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { type KeptRegistration, listRegistrationsBriefly, listRegistrationsOfPlayers } from '../registration-store.ts'
import { lookAtAddresses, viewingBy, viewOf } from '../registration-view.ts'
import type { Moment } from '../rows-after.ts'
import { storedDecklist } from '../stored-decklist.ts'
import { type CarriedRegistrations, carryRegistrations, type Known } from './carry-registrations.ts'

type Input = ParsedInput<typeof call>

/**
 * An account registers under its own id, others under a secret; never under another account's id. The id is drawn here unless the
 * protocol's document call brought one.
 */
export async function registerPlayer(
  acting: Acting<RegistrationGround>,
  input: Input,
  givenId: RegistrationId | null = null,
): Promise<Outcome<RegistrationAnswer>> {
  const { caller } = acting
  const { playerId: secret, tournamentId } = input
  const accountId = caller?.accountId === secret ? caller.accountId : null
  if (accountId === null && (await acting.isAccount(secret))) return refuse('not_your_registration')
  const drawn = drawNewcomer(acting, input.playerName)
  const { firstName, lastName } = input
  const newcomer = { ...drawn, id: givenId ?? drawn.id, team: input.team, person: { firstName, lastName } }
  const at = acting.now().toISOString()
  const act = { name: 'register', input: { newcomer } } as const
  const row = (registration: Registration, former: KeptRegistration | null, { tournament }: Moment) =>
    keptFrom(input, registration, { accountId, at, former, tournament })
  const outcome = await carryRegistrations(acting, {
    ...{ name: act.name, tournamentId, actId: input.actId, password: input.password, chosenId: givenId },
    claim: { as: 'everybody', secret, caller },
    load: async (db, event) => {
      const standing = await listRegistrationsBriefly(db, tournamentId)
      const rows = await listRegistrationsOfPlayers(db, tournamentId, event.playersHeldBy(secret))
      return { rows, standing, registrations: standing }
    },
    decide: (event, { rows }, about) => {
      const [own = null] = rows
      const publicId = event.publicIdOfSender(secret)
      const givesDeck = input.decklist === undefined ? own?.decklist != null : hasGiven(input.decklist)
      const isGiven = own !== null && decklistFrom(input, own) !== own.decklist
      const amended = deckAmended(acting, rows, { meant: rows.map((registration) => ({ registration })), isGiven })
      const { guardian } = input
      const beside = { own, publicId, password: event.password, givesDeck, guardian, ...amended }
      return decideRegistrationAct(event.tournament, act, { ...about, beside })
    },
    amend: (kept, _, moment) => row(kept, kept, moment),
    make: (registration, _, moment) => row(registration, null, moment),
    grantTo: { secret },
  })
  return outcome.accepted ? answer(acting, outcome.value, { secret, newId: newcomer.id }) : outcome
}

type Registrant = { readonly secret: string; readonly newId: RegistrationId }

async function answer(
  acting: Acting<RegistrationGround>,
  { event, standing, touched }: CarriedRegistrations<Known>,
  { secret, newId }: Registrant,
): Promise<Outcome<RegistrationAnswer>> {
  const registration = touched ? touched[0] : await findKeptOwn(acting, event, secret)
  if (!registration) return refuse('registration_not_found')
  const action = registration.id === newId ? 'create' : 'update'
  tellRegistrations(acting, { event, standing, touched: touched ?? [] }, action)
  // Shows where the confirmation letter went.
  const addresses = await acting.database.read((db) => lookAtAddresses(acting, db, [registration]))
  const viewing = { ...viewingBy(acting, { event, standing, secrets: [secret] }), ...addresses }
  return accept({ data: { registration: viewOf(viewing, registration), maxPlayers: event.tournament.capacity } })
}

async function findKeptOwn({ database }: Acting<RegistrationGround>, event: SeenEvent, secret: string) {
  const players = event.playersHeldBy(secret)
  const [own] = await database.read((db) => listRegistrationsOfPlayers(db, event.tournament.id, players))
  return own
}

type RegistrationMoment = Moment & {
  readonly accountId: AccountId | null
  readonly former: KeptRegistration | null
}

function hasGiven(decklist: Decklist | null): boolean {
  return decklist !== null && hasDeck(decklist)
}

/** A returning player who sends no deck keeps the earlier one. */
function decklistFrom({ decklist }: Input, former: KeptRegistration | null): KeptRegistration['decklist'] {
  if (decklist === undefined) return former?.decklist ?? null
  return decklist === null ? null : storedDecklist(decklist)
}

function keptFrom(
  input: Input,
  registration: Registration,
  { accountId, at, former, tournament }: RegistrationMoment,
): KeptRegistration {
  const before = former?.guardian ?? null
  return {
    id: registration.id,
    playerId: registration.playerId,
    name: registration.name,
    shownAs: registration.shownAs,
    teamName: registration.teamName,
    state: registration.state,
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
    guardian: guardianAfter(guardianAge(tournament), { given: input.guardian, before, at, isByStaff: false }),
    wishesFixedSeat: input.wishesFixedSeat ?? former?.wishesFixedSeat ?? false,
    decklist: decklistFrom(input, former),
    hasPaid: former?.hasPaid ?? false,
    language: input.language ?? null,
    registeredAt: at,
    updatedAt: at,
  }
}

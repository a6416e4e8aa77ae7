import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { useRegistrationLink as call } from '@tablee/contract/registrations/registration-link'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { hasDeck } from '@tablee/domain/decklists/decklist'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { amendRegistration } from '@tablee/domain/registrations/amend-registration'
import { checkInMyself } from '@tablee/domain/registrations/check-in-myself'
import { cancelRegistration } from '@tablee/domain/registrations/leave-registration'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { takeRegistration } from '@tablee/domain/registrations/take-registration'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { tellRegistrations } from '../announce-registration.ts'
import { linkedRegistrationOf } from '../linked-registration.ts'
import { hashOf, hashOfLink } from '../personal-link.ts'
import { closeLinks, findLinkable, isDeviceIn } from '../personal-link-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import {
  findRegistration,
  type KeptRegistration,
  listPending,
  listRegistrationsBriefly,
} from '../registration-store.ts'
import { storedDecklist } from '../stored-decklist.ts'
import { carryRegistrations, type RegistrationsDecision } from './carry-registrations.ts'

type Input = ParsedInput<typeof call>
type LinkedAct = NonNullable<Input['act']>
type EventAct = Exclude<LinkedAct, { readonly kind: 'close-links' }>
type Answer = Outcome<CallReply<typeof call>>

const ACT_NAMES: Readonly<Record<EventAct['kind'], ActName>> = {
  cancel: 'cancel-registration',
  'check-in': 'check-in-myself',
  decklist: 'submit-decklist',
  'take-over': 'take-registration',
}

/** What the person does by a letter's link: the same as with their own device, for this registration alone. */
export async function useRegistrationLink(acting: Acting<RegistrationGround>, input: Input): Promise<Answer> {
  const { registrationId: id, act } = input
  const { database } = acting
  const isIn = await database.read((db) => isLetIn(acting, db, input))
  const registration = isIn ? await database.read((db) => findRegistration(db, id)) : null
  const event = registration && (await acting.seeEvent(acting.caller, registration.tournamentId))
  if (!registration || !event) return refuse('registration_link_invalid')
  if (act?.kind === 'close-links') {
    await database.inTransaction((tx) => closeLinks(tx.db, id))
    return shown(acting, event, id)
  }
  return act ? carry(acting, { input, act, registration, event }) : shown(acting, event, id)
}

async function isLetIn(
  acting: Acting<RegistrationGround>,
  db: Queryable,
  { registrationId, secret }: Input,
): Promise<boolean> {
  const linkable = await findLinkable(db, registrationId)
  const linkHash = linkable && hashOfLink(acting, linkable)
  return linkHash !== null && (await isDeviceIn(db, { registrationId, hash: hashOf(secret), linkHash }))
}

type Carrying = {
  readonly input: Input
  readonly act: EventAct
  readonly registration: KeptRegistration
  readonly event: SeenEvent
}

async function carry(
  acting: Acting<RegistrationGround>,
  { input, act, registration, event }: Carrying,
): Promise<Answer> {
  const { registrationId: id, actId } = input
  const { tournamentId, playerId } = registration
  const at = acting.now().toISOString()
  const publicId = event.publicIdOf(playerId) ?? (playerId as string as PublicId)
  const outcome = await carryRegistrations(acting, {
    ...{ name: ACT_NAMES[act.kind], tournamentId, actId, claim: { as: 'linked', publicId } },
    // Asked again where nobody else writes: the link may have been closed meanwhile.
    load: async (db) => ({
      isIn: await isLetIn(acting, db, input),
      own: await findRegistration(db, id),
      standing: await listRegistrationsBriefly(db, tournamentId),
    }),
    decide: (seen, { isIn, own, standing }) => {
      if (!isIn || !own) return refuse('registration_link_invalid')
      return decideAct(seen, { act, own, registrations: standing, at })
    },
  })
  if (!outcome.accepted) return outcome
  const { event: after, standing, touched } = outcome.value
  tellRegistrations(acting, { event: after, standing, touched: touched ?? [] }, 'update')
  return shown(acting, after, id)
}

type Deciding = {
  readonly act: EventAct
  readonly own: KeptRegistration
  readonly registrations: Awaited<ReturnType<typeof listRegistrationsBriefly>>
  /** ISO 8601 in UTC. */
  readonly at: string
}

function decideAct(event: SeenEvent, { act, own, registrations, at }: Deciding): Outcome<RegistrationsDecision> {
  const { tournament } = event
  switch (act.kind) {
    case 'cancel':
      return changedBy(cancelRegistration(tournament, own, 'player'), { own, updatedAt: at })
    case 'check-in': {
      const coming = { registration: own, isPresent: act.isPresent, isDoorCode: null, now: at }
      return changedBy(checkInMyself(tournament, coming), { own, updatedAt: at })
    }
    case 'decklist': {
      if (!hasDeck(act.decklist)) return refuse('decklist_required')
      const amendment = { registration: own, registrations, name: undefined, by: 'player' } as const
      const decision = amendRegistration(tournament, amendment)
      return changedBy(decision, { own, updatedAt: at, decklist: storedDecklist(act.decklist) })
    }
    case 'take-over': {
      const { playerSecret: secret } = act
      const taken = takeRegistration(tournament, {
        ...{ registration: own, isOfAccount: own.accountId !== null },
        ...{ publicId: event.publicIdOfSender(secret), held: event.playersHeldBy(secret) },
      })
      if (!taken.accepted) return taken
      return accept({ changes: taken.value, grant: { playerId: own.playerId, secret }, isAct: true })
    }
    default:
      return act satisfies never
  }
}

type Changing = Partial<Pick<KeptRegistration, 'decklist'>> &
  Pick<KeptRegistration, 'updatedAt'> & { readonly own: KeptRegistration }

function changedBy(
  decision: ReturnType<typeof cancelRegistration>,
  { own, ...more }: Changing,
): Outcome<RegistrationsDecision> {
  if (!decision.accepted) return decision
  const { changes, registration } = decision.value
  return changes.length === 0
    ? accept({ changes })
    : accept({ changes, changed: [{ ...own, ...registration, ...more }] })
}

async function shown(acting: Acting<RegistrationGround>, event: SeenEvent, id: RegistrationId): Promise<Answer> {
  const { registration, pending } = await acting.database.read(async (db) => ({
    registration: await findRegistration(db, id),
    pending: await listPending(db, event.tournament.id),
  }))
  if (!registration) return refuse('registration_link_invalid')
  return accept({ data: linkedRegistrationOf(acting, { event, registration, pending }) })
}

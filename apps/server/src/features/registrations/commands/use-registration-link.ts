import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { useRegistrationLink as call } from '@tablee/contract/registrations/registration-link'
import type { Acting } from '@tablee/contract/serving/caller'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { hasDeck } from '@tablee/domain/decklists/decklist'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { PublicId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { tellRegistrations } from '../announce-registration.ts'
import { deckAmended } from '../deck-amended.ts'
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
import { carryRegistrations, type Known, type RegistrationsAct } from './carry-registrations.ts'

type Input = ParsedInput<typeof call>
type LinkedAct = NonNullable<Input['act']>
type EventAct = Exclude<LinkedAct, { readonly kind: 'close-links' }>
type Answer = Outcome<CallReply<typeof call>>

/** Same as with the person's own device, for this registration only. */
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
  const publicId = event.publicIdOf(playerId) ?? (playerId as string as PublicId)
  const linked = linkedAct(acting, act)
  const outcome = await carryRegistrations(acting, {
    ...{ ...linked, tournamentId, actId, claim: { as: 'linked', publicId } },
    // The link may have been revoked meanwhile.
    load: async (db) => {
      const own = (await isLetIn(acting, db, input)) ? await findRegistration(db, id) : null
      const standing = await listRegistrationsBriefly(db, tournamentId)
      return { rows: own ? [own] : [], standing, registrations: standing }
    },
    meant: (_, { rows }) => (rows.length > 0 ? accept(rows) : refuse('registration_link_invalid')),
  })
  if (!outcome.accepted) return outcome
  const { event: after, standing, touched } = outcome.value
  tellRegistrations(acting, { event: after, standing, touched: touched ?? [] }, 'update')
  return shown(acting, after, id)
}

function linkedAct(
  ground: Pick<RegistrationGround, 'noteDamage'>,
  act: EventAct,
): Pick<RegistrationsAct<Known>, 'name' | 'decide' | 'amend' | 'grantTo' | 'isAct'> {
  switch (act.kind) {
    case 'cancel': {
      const cancelling = { name: 'cancel-registration', input: {} } as const
      return {
        name: cancelling.name,
        decide: ({ tournament }, _, about) => decideRegistrationAct(tournament, cancelling, about),
      }
    }
    case 'check-in': {
      const coming = { name: 'check-in-myself', input: { isPresent: act.isPresent } } as const
      const beside = { isDoorCode: null }
      return {
        name: coming.name,
        decide: ({ tournament }, _, about) => decideRegistrationAct(tournament, coming, { ...about, beside }),
      }
    }
    case 'decklist': {
      const { decklist } = act
      const handing = { name: 'submit-decklist', input: {} } as const
      return {
        name: handing.name,
        decide: ({ tournament }, { rows }, about) => {
          if (!hasDeck(decklist)) return refuse('decklist_required')
          const beside = deckAmended(ground, rows, { ...about, isGiven: true })
          return decideRegistrationAct(tournament, handing, { ...about, beside })
        },
        amend: (kept) => ({ ...kept, decklist: storedDecklist(decklist) }),
      }
    }
    case 'take-over':
      return takingOver(act.playerSecret)
    default:
      return act satisfies never
  }
}

function takingOver(secret: string): ReturnType<typeof linkedAct> {
  const act = { name: 'take-registration', input: {} } as const
  return {
    name: act.name,
    decide: (event, { rows: [own] }, about) => {
      const isOfAccount = own !== undefined && own.accountId !== null
      const sender = { publicId: event.publicIdOfSender(secret), held: event.playersHeldBy(secret) }
      return decideRegistrationAct(event.tournament, act, { ...about, beside: { isOfAccount, ...sender } })
    },
    amend: null,
    grantTo: { secret },
    isAct: true,
  }
}

async function shown(acting: Acting<RegistrationGround>, event: SeenEvent, id: RegistrationId): Promise<Answer> {
  const { registration, pending } = await acting.database.read(async (db) => ({
    registration: await findRegistration(db, id),
    pending: await listPending(db, event.tournament.id),
  }))
  if (!registration) return refuse('registration_link_invalid')
  return accept({ data: linkedRegistrationOf(acting, { event, registration, pending }) })
}

import { newRegistration, registrationChanges } from '@tablee/contract/registrations/registration-data'
import {
  registrationDocument as documentSchema,
  REGISTRATIONS_COLLECTION,
} from '@tablee/contract/registrations/registration-document'
import type { AttributeKind } from '@tablee/contract/serving/document-query'
import { openWith } from '@tablee/contract/serving/served-call'
import type { OutsideDocument, ServedCollection } from '@tablee/contract/serving/served-collection'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Acting, Ground } from './acting.ts'
import { changeRegistration } from './commands/change-registration.ts'
import { deleteRegistration } from './commands/delete-registration.ts'
import { registerPlayer } from './commands/register-player.ts'
import { listReadable } from './queries/list-readable.ts'
import { findRegistration, listRegistrations } from './registration-store.ts'
import { registrationDocument } from './registration-view.ts'

const ATTRIBUTES: Readonly<Record<string, AttributeKind>> = {
  $id: 'text',
  $createdAt: 'date',
  $updatedAt: 'date',
  id: 'text',
  tournamentId: 'text',
  playerId: 'text',
  playerName: 'text',
  playerKey: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  location: 'text',
  notes: 'text',
  status: 'text',
  dropped: 'boolean',
  checkedIn: 'boolean',
  isAnonymous: 'boolean',
  registrationDate: 'date',
  decklist: 'text',
  waitingPosition: 'shown',
}

/** Registrations as documents: personal data, for the organizer's account and the account they are about. */
export function registrationCollection(ground: Ground): ServedCollection {
  return {
    id: REGISTRATIONS_COLLECTION,
    schemas: { document: documentSchema, creation: newRegistration, change: registrationChanges },
    attributes: ATTRIBUTES,
    creationOnly: ['password'],
    writable: Object.keys(registrationChanges.shape),
    list: async (query, caller) => {
      if (!caller) return query.cursor ? null : { total: 0, documents: [] }
      const page = await ground.database.read((db) => listReadable(db, caller.accountId, query))
      if (!page) return null
      const documents: OutsideDocument[] = []
      for (const { id } of page.registrations) {
        const document = await findDocument({ ...ground, caller }, id)
        if (document) documents.push(document)
      }
      return { total: page.total, documents }
    },
    find: (id, caller) => findDocument({ ...ground, caller }, id as RegistrationId),
    create: (id, data, caller) =>
      openWith(newRegistration, { payload: data, caller }, async (input) => {
        const acting = { ...ground, caller }
        if (!caller) return refuse('account_required')
        const registered = { ...input, playerId: caller.accountId, policyAgreement: true as const }
        const outcome = await registerPlayer(acting, registered, id as RegistrationId | null)
        return outcome.accepted ? answer(acting, outcome.value.data.registration.id) : outcome
      }),
    update: (id, data, caller) =>
      openWith(registrationChanges, { payload: data, caller }, async (changes) => {
        const acting = { ...ground, caller }
        const outcome = await changeRegistration(acting, id as RegistrationId, changes)
        return outcome.accepted ? answer(acting, id) : outcome
      }),
    remove: (id, caller) => deleteRegistration({ ...ground, caller }, id as RegistrationId),
  }
}

/** The document for who may read it; as if it were not there for everybody else. */
async function findDocument(acting: Acting, id: RegistrationId): Promise<OutsideDocument | null> {
  const { caller } = acting
  const registration = await acting.database.read((db) => findRegistration(db, id))
  if (!registration || !caller) return null
  const event = await acting.seeEvent(caller, registration.tournamentId)
  if (!event || !(event.isOrganizer || registration.accountId === caller.accountId)) return null
  const registrations = await acting.database.read((db) => listRegistrations(db, registration.tournamentId))
  return registrationDocument({ event, registrations }, registration)
}

async function answer(acting: Acting, id: string): Promise<Outcome<OutsideDocument>> {
  const document = await findDocument(acting, id as RegistrationId)
  return document ? accept(document) : refuse('registration_not_found')
}

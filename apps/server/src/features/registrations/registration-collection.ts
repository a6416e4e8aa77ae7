import { newRegistration, registrationChanges } from '@tablee/contract/registrations/registration-data'
import {
  registrationDocument as documentSchema,
  REGISTRATIONS_COLLECTION,
} from '@tablee/contract/registrations/registration-document'
import type { Acting } from '@tablee/contract/serving/caller'
import type { AttributeKind } from '@tablee/contract/serving/document-query'
import type { SeenEvent } from '@tablee/contract/serving/event-act'
import { openWith } from '@tablee/contract/serving/served-call'
import type { OutsideDocument, ServedCollection } from '@tablee/contract/serving/served-collection'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { changeRegistration } from './commands/change-registration.ts'
import { deleteRegistration } from './commands/delete-registration.ts'
import { registerPlayer } from './commands/register-player.ts'
import { listReadable, type ReadableRegistration } from './queries/list-readable.ts'
import type { RegistrationGround } from './registration-ground.ts'
import { findRegistration, findRegistrations, listPending } from './registration-store.ts'
import { eventView, lookAtAddresses, registrationDocument } from './registration-view.ts'
import { readDecklist } from './stored-decklist.ts'

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
  shownAs: 'shown',
  hasPaid: 'shown',
  isDeckByOrganizer: 'shown',
  isEmailConfirmed: 'shown',
  guardian: 'shown',
  wishesFixedSeat: 'shown',
}

/** Written before other work gets a turn. */
const DOCUMENTS_OF_STEP = 100

/** Personal data: for the organizer's account and the account they are about. */
export function registrationCollection(ground: RegistrationGround): ServedCollection {
  return {
    id: REGISTRATIONS_COLLECTION,
    schemas: { document: documentSchema, creation: newRegistration, change: registrationChanges },
    attributes: ATTRIBUTES,
    keys: ['$id', 'tournamentId'],
    creationOnly: ['password', 'policyAgreement'],
    writable: Object.keys(registrationChanges.shape),
    list: async (query, caller) => {
      if (!caller) return query.cursor ? null : { total: 0, documents: [] }
      const { dialect } = ground.database
      const { accountId } = caller
      const page = await ground.database.read((db) => listReadable({ db, dialect, accountId }, query))
      if (page === null || page === 'question_too_broad') return page
      return { total: page.total, documents: await readDocuments({ ...ground, caller }, page.registrations) }
    },
    find: (id, caller) => findDocument({ ...ground, caller }, id as RegistrationId),
    create: (id, data, caller) =>
      openWith(newRegistration, { payload: data, caller }, async (input) => {
        const acting = { ...ground, caller }
        if (!caller) return refuse('account_required')
        const registered = { ...input, playerId: caller.accountId }
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

/** Damaged events are skipped. */
async function readDocuments(
  acting: Acting<RegistrationGround>,
  registrations: readonly ReadableRegistration[],
): Promise<readonly OutsideDocument[]> {
  const documents = new Map<string, OutsideDocument>()
  for (const [tournamentId, meant] of Map.groupBy(registrations, (each) => each.tournamentId)) {
    if (documents.size > 0) await othersHaveTheirTurn()
    const event = await acting.seeUndamagedEvent(acting.caller, tournamentId)
    if (!event) continue
    const { registrations: found, view } = await readMeant(
      acting,
      event,
      meant.map(({ id }) => id),
    )
    for (const registration of found) {
      if (documents.size % DOCUMENTS_OF_STEP === DOCUMENTS_OF_STEP - 1) await othersHaveTheirTurn()
      documents.set(registration.id, registrationDocument(view, registration))
    }
  }
  return registrations.flatMap(({ id }) => documents.get(id) ?? [])
}

async function readMeant(acting: Acting<RegistrationGround>, event: SeenEvent, ids: readonly RegistrationId[]) {
  const { id } = event.tournament
  return acting.database.read(async (db) => {
    const registrations = await findRegistrations(db, ids)
    const addresses = await lookAtAddresses(acting, db, registrations)
    return { view: { ...eventView(acting, event, await listPending(db, id)), ...addresses }, registrations }
  })
}

/** As if it did not exist where it may not be read. */
async function findDocument(acting: Acting<RegistrationGround>, id: RegistrationId): Promise<OutsideDocument | null> {
  const { caller } = acting
  const registration = await acting.database.read((db) => findRegistration(db, id))
  if (!registration || !caller) return null
  const event = await acting.seeEvent(caller, registration.tournamentId)
  if (!event || !(event.may('read-registrations') || registration.accountId === caller.accountId)) return null
  // Requested alone, a damaged decklist is an error.
  readDecklist(registration)
  const { view } = await readMeant(acting, event, [id])
  return registrationDocument(view, registration)
}

async function answer(acting: Acting<RegistrationGround>, id: string): Promise<Outcome<OutsideDocument>> {
  const document = await findDocument(acting, id as RegistrationId)
  return document ? accept(document) : refuse('registration_not_found')
}

import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { setLabel } from '../features/accounts/commands/set-label.ts'
import type { Played, Result, TestServer } from './a-server.ts'
import { aPerson, type Person } from './an-account.ts'

export async function anOrganizer(server: TestServer, name = 'Boutique', userId = 'unique()'): Promise<Person> {
  const person = await aPerson(server, name, userId)
  const { email } = person
  await setLabel(server.server.database, { email, label: ORGANIZER_LABEL, isGiven: true, at: new Date() })
  return person
}

export const sessionHeaders = ({ browser }: Person) => ({ cookie: browser.cookie() })

export const EVENT = {
  name: 'Modern du samedi',
  gameType: 'magic',
  format: 'modern',
  tournamentDate: '2099-01-16T14:00:00+01:00',
  endDate: null,
  maxPlayers: 16,
  description: 'Trois rondes puis un top 8.',
  location: '69003 Lyon',
  type: 'advance',
}

export function announce(server: TestServer, organizer: Person, changes: object = {}): Promise<Result> {
  return server.call('create-advanced-tournament', { ...EVENT, ...changes }, sessionHeaders(organizer))
}

/** Open for registrations. */
export async function anEvent(server: TestServer, organizer: Person, changes: object = {}): Promise<Played> {
  const { status, body } = await announce(server, organizer, changes)
  if (status !== 200) throw new Error(`announce: ${JSON.stringify(body)}`)
  return { id: body.tournamentId, code: body.code }
}

export const PERSONAL = {
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'camille@exemple.fr',
  phone: '',
  location: '',
  notes: '',
}

type Registering = { readonly playerName: string; readonly playerId: string; readonly [member: string]: unknown }

/** Registers with valid personal details unless overridden. */
export function register(
  server: TestServer,
  { id: tournamentId }: Played,
  ...[registering, headers = {}]: [registering: Registering, headers?: Record<string, string>]
): Promise<Result> {
  const payload = { tournamentId, ...PERSONAL, guardian: null, policyAgreement: true, ...registering }
  return server.call('register-advanced-player', payload, headers)
}

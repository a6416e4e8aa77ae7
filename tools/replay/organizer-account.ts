import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PROJECT_ID } from '@tablee/contract/channels'
import { operatorFile } from '../../scripts/server-process.mjs'
import { newSecret, ReplayError, type ServerClient } from './server-client.ts'

export type Organizer = { readonly email: string; readonly password: string }
type NewAccount = Organizer & { readonly name: string }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A new account that may announce events: the operator's command grants it, on the data the environment names. */
export async function newOrganizer(
  client: ServerClient,
  environment: Readonly<Record<string, string | undefined>>,
  organizer: NewAccount = someAccount(),
): Promise<Organizer> {
  await client.post('/v1/account', { userId: 'unique()', ...organizer })
  const command = [operatorFile, 'organizer', 'grant', organizer.email, '--unverified']
  try {
    await promisify(execFile)(process.execPath, command, { cwd: root, env: environment })
  } catch (cause) {
    throw new ReplayError(
      `The account that is to announce the event was not found in the data of this command, so the server at ${client.url} keeps its data elsewhere. Start the replay with DATA_DIR or DATABASE_URL as the server has them, or name an account that may announce events with --organizer EMAIL and its password in ORGANIZER_PASSWORD.`,
      { cause },
    )
  }
  return organizer
}

function someAccount(): NewAccount {
  return { email: `replay-${newSecret()}@example.org`, password: `Re ${newSecret()}`, name: 'Replay' }
}

/** Answers the account's id. */
export async function signIn(client: ServerClient, { email, password }: Organizer): Promise<string> {
  const { body, headers } = await client.post('/v1/account/sessions/email', { email, password })
  const given: unknown = JSON.parse(headers.get('x-fallback-cookies') ?? '{}')
  client.useSession((given as Readonly<Record<string, string>>)[`a_session_${PROJECT_ID}`] ?? '')
  return String(body.userId)
}

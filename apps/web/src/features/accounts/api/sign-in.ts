import type { CreateEmailSession } from '@tablee/contract/accounts/create-email-session'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useAccountAct } from './account-act.ts'
import { keepAccount, readAccount } from './account-query.ts'
import { announceSession } from './session-tabs.ts'

export function useSignIn() {
  return useAccountAct({
    perform: async (client, credentials: CreateEmailSession) => {
      await openSession(client, credentials)
      return readAccount(await client.callAccount({ method: 'GET', path: '/account' }))
    },
    keep: async (queryClient, account) => {
      await keepAccount(queryClient, account)
      announceSession()
    },
  })
}

/** Closes a session that another tab opened meanwhile: the person who types a password wants that account. */
export async function openSession(client: ServerClient, { email, password }: CreateEmailSession): Promise<void> {
  const open = () => client.callAccount({ method: 'POST', path: '/account/sessions/email', body: { email, password } })
  try {
    await open()
  } catch (error) {
    if (!(error instanceof RefusedError && error.type === 'user_session_already_exists')) throw error
    await client.callAccount({ method: 'DELETE', path: '/account/sessions/current' })
    await open()
  }
}

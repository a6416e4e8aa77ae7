import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useRef } from 'react'
import { RefusedError, UnreachableError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useAccountAct } from './account-act.ts'
import { keepAccount, readAccount } from './account-query.ts'
import type { Profile } from './profile.ts'
import { sendVerification } from './send-verification.ts'
import { announceSession } from './session-tabs.ts'
import { openSession } from './sign-in.ts'

export type Registration = Profile & { readonly name: string; readonly email: string; readonly password: string }

export type Registered = {
  readonly account: UserDocument
  /** Names and location were not saved. */
  readonly isProfileLost: boolean
  readonly isMailLost: boolean
}

/** Creates the account, signs in, saves the names, and requests the confirmation mail. `leave` continues from the form. */
export function useRegister(leave: (registered: Registered) => Promise<void>) {
  /** Its account may exist although no answer came. */
  const uncertain = useRef('')
  return useAccountAct({
    perform: async (client, registration: Registration): Promise<Registered> => {
      await createAccount(client, registration, uncertain)
      await openSession(client, registration)
      const { firstName, lastName, location } = registration
      const kept = await attempt(() =>
        client.callAccount({
          method: 'PATCH',
          path: '/account/prefs',
          body: { prefs: { firstName, lastName, location } },
        }),
      )
      const mailed = await attempt(() => sendVerification(client))
      const account = readAccount(await client.callAccount({ method: 'GET', path: '/account' }))
      return { account, isProfileLost: !kept, isMailLost: !mailed }
    },
    keep: async (queryClient, registered) => {
      await keepAccount(queryClient, registered.account)
      announceSession()
      await leave(registered)
    },
  })
}

async function createAccount(
  client: ServerClient,
  { name, email, password }: Registration,
  uncertain: { current: string },
): Promise<void> {
  try {
    await client.callAccount({ method: 'POST', path: '/account', body: { userId: 'unique()', email, password, name } })
    uncertain.current = email
  } catch (error) {
    const isOurs = error instanceof RefusedError && error.type === 'user_already_exists' && uncertain.current === email
    if (error instanceof UnreachableError) uncertain.current = email
    // The first try did arrive if the password fits.
    if (!isOurs) throw error
  }
}

async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    console.error('[accounts] a step of the registration failed', error)
    return false
  }
}

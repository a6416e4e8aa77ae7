import { RefusedError } from '../../../transport/request-error.ts'
import { useAccountAct } from './account-act.ts'
import { doNotAskYet, keepAccount } from './account-query.ts'
import { announceSession } from './session-tabs.ts'

/** `leave` goes to a public page before this one sees that nobody is signed in. */
export function useSignOut(leave: () => Promise<void>) {
  return useAccountAct<undefined, true>({
    perform: async (client) => {
      try {
        await client.callAccount({ method: 'DELETE', path: '/account/sessions/current' })
      } catch (error) {
        const hadEndedAlready = error instanceof RefusedError && error.status === 401
        if (!hadEndedAlready) throw error
      }
      return true
    },
    keep: async (queryClient) => {
      doNotAskYet(queryClient)
      await leave()
      await keepAccount(queryClient, null)
      announceSession('ended')
    },
    isRepeatable: true,
  })
}

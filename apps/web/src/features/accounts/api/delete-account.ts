import { deleteAccount } from '@tablee/contract/accounts/delete-account'
import { useAccountAct } from './account-act.ts'
import { doNotAskYet, keepAccount } from './account-query.ts'
import { announceSession } from './session-tabs.ts'

/** `leave` goes to a public page first. */
export function useDeleteAccount(leave: () => Promise<void>) {
  return useAccountAct({
    perform: async (client, { password }: { readonly password: string }) =>
      (await client.callFunction(deleteAccount, { password })).data,
    keep: async (queryClient) => {
      doNotAskYet(queryClient)
      await leave()
      await keepAccount(queryClient, null)
      announceSession('ended')
    },
  })
}

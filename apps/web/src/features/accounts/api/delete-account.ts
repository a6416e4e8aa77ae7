import { deleteAccount } from '@tablee/contract/accounts/delete-account'
import { useAccountAct } from './account-act.ts'
import { doNotAskYet, keepAccount } from './account-query.ts'
import { announceSession } from './session-tabs.ts'

/** `leave` goes to a public page first, with the proof that a server of before does not give. */
export function useDeleteAccount(leave: (proof: string | null) => Promise<void>) {
  return useAccountAct({
    perform: async (client, { password }: { readonly password: string }) =>
      (await client.callFunction(deleteAccount, { password })).data,
    keep: async (queryClient, { proof = null }) => {
      doNotAskYet(queryClient)
      await leave(proof)
      await keepAccount(queryClient, null)
      announceSession('ended')
    },
  })
}

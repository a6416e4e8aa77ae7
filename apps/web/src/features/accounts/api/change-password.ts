import { askOwnDataAnew } from '../../../transport/own-data-key.ts'
import { useAccountAct } from './account-act.ts'
import { keepAccount, readAccount } from './account-query.ts'

export type PasswordChange = { readonly password: string; readonly oldPassword: string }

/** Ends every other session of the account. */
export function useChangePassword() {
  return useAccountAct({
    perform: async (client, { password, oldPassword }: PasswordChange) =>
      readAccount(
        await client.callAccount({ method: 'PATCH', path: '/account/password', body: { password, oldPassword } }),
      ),
    keep: async (queryClient, account) => {
      await keepAccount(queryClient, account)
      await askOwnDataAnew(queryClient)
    },
  })
}

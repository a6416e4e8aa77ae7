import { checkRecoveryLink } from '@tablee/contract/accounts/check-recovery-link'
import { queryOptions } from '@tanstack/react-query'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useAccountAct } from './account-act.ts'
import { askWhoIsSignedIn } from './account-query.ts'
import type { MailedLink } from './confirm-email.ts'

/** Mails a link if the address has an account, without revealing whether it has. */
export function useRequestRecovery() {
  return useAccountAct({
    perform: async (client, { email }: { readonly email: string }) => {
      const url = `${window.location.origin}/reset-password`
      await client.callAccount({ method: 'POST', path: '/account/recovery', body: { email, url } })
      return true
    },
  })
}

/** Whether the link can still set a password. Asked once per opening of the page. */
export function recoveryLinkQuery(client: ServerClient, link: MailedLink) {
  return queryOptions({
    queryKey: ['recovery-link', link.userId, link.secret],
    queryFn: async () => (await client.callFunction(checkRecoveryLink, link)).data,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && !(error instanceof RefusedError),
  })
}

/** Ends every session. */
export function useResetPassword({ userId, secret }: MailedLink) {
  return useAccountAct({
    perform: async (client, { password }: { readonly password: string }) => {
      await client.callAccount({ method: 'PUT', path: '/account/recovery', body: { userId, secret, password } })
      return true
    },
    keep: askWhoIsSignedIn,
  })
}

import { useAccountAct } from './account-act.ts'
import { askWhoIsSignedIn } from './account-query.ts'
import type { MailedLink } from './confirm-email.ts'

/** Has a link mailed, if the address is somebody's; nobody learns whether it is. */
export function useRequestRecovery() {
  return useAccountAct({
    perform: async (client, { email }: { readonly email: string }) => {
      const url = `${window.location.origin}/reset-password`
      await client.callAccount({ method: 'POST', path: '/account/recovery', body: { email, url } })
      return true
    },
  })
}

/** A new password for whoever got the mail; every session ends. */
export function useResetPassword({ userId, secret }: MailedLink) {
  return useAccountAct({
    perform: async (client, { password }: { readonly password: string }) => {
      await client.callAccount({ method: 'PUT', path: '/account/recovery', body: { userId, secret, password } })
      return true
    },
    keep: askWhoIsSignedIn,
  })
}

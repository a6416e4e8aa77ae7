import { askOwnDataAnew } from '../../../transport/own-data-key.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { type AccountAct, useAccountAct } from './account-act.ts'

/** Mails a link that proves the address belongs to the account. */
export function useSendVerification(): AccountAct<undefined, true> {
  return useAccountAct<undefined, true>({ perform: sendVerification, keep: askOwnDataAnew })
}

export async function sendVerification(client: ServerClient): Promise<true> {
  const url = `${window.location.origin}/verify-email`
  await client.callAccount({ method: 'POST', path: '/account/verification', body: { url } })
  return true
}

import { queryOptions } from '@tanstack/react-query'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'

export type MailedLink = { readonly userId: string; readonly secret: string }

/** Redeems the link of the mail. It works once, so one answer serves all callers. */
export function confirmEmailQuery(client: ServerClient, { userId, secret }: MailedLink) {
  return queryOptions({
    queryKey: ['confirm-email', userId, secret],
    queryFn: async () => {
      await client.callAccount({ method: 'PUT', path: '/account/verification', body: { userId, secret } })
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && !(error instanceof RefusedError),
  })
}

import { getAccountMatters } from '@tablee/contract/accounts/account-matters'
import { queryOptions } from '@tanstack/react-query'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import type { ServerClient } from '../../../transport/server-client.ts'

/** Pending matters of this device's account. */
export function accountMattersQuery(client: ServerClient) {
  return queryOptions({
    queryKey: [...OWN_DATA_KEY, 'account-matters'],
    queryFn: async () => (await client.callFunction(getAccountMatters, {})).data,
    refetchOnWindowFocus: true,
    networkMode: 'always',
  })
}

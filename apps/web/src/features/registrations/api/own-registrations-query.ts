import type { CallReply } from '@tablee/contract/call'
import { getOwnRegistrations } from '@tablee/contract/registrations/get-own-registrations'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'

export type RegisteredEvent = CallReply<typeof getOwnRegistrations>['data'][number]

const RETRIES = 2

/** What the account registered for, on whichever device; nothing is asked for nobody. */
export function ownRegistrationsQuery(client: ServerClient, account: string | null) {
  return queryOptions({
    queryKey: [...OWN_DATA_KEY, 'own-registrations', account],
    queryFn: async () => (await client.callFunction(getOwnRegistrations, {})).data,
    enabled: account !== null,
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

/** The same for the account that is signed in. */
export function useOwnRegistrations() {
  const { client } = useServer()
  const signedInAs = useSignedInAs()
  const account = signedInAs.kind === 'account' ? signedInAs.id : null
  return useQuery(ownRegistrationsQuery(client, account))
}

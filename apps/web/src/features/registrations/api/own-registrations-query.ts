import type { CallReply } from '@tablee/contract/call'
import { getOwnRegistrations } from '@tablee/contract/registrations/get-own-registrations'
import { useQuery } from '@tanstack/react-query'
import { ownDataQuery } from '../../../transport/own-data-query.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'

export type RegisteredEvent = CallReply<typeof getOwnRegistrations>['data'][number]

/** From any device; no request if nobody is signed in. */
export function ownRegistrationsQuery(client: ServerClient, account: string | null) {
  return ownDataQuery({
    ...{ account, name: 'own-registrations' },
    ask: async () => (await client.callFunction(getOwnRegistrations, {})).data,
  })
}

/** For the signed-in account. */
export function useOwnRegistrations() {
  const { client } = useServer()
  const account = useSignedInAccount()
  return useQuery(ownRegistrationsQuery(client, account))
}

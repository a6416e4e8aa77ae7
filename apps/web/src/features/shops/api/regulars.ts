import type { CallInput } from '@tablee/contract/call'
import { eraseRegular, getRegulars, keepRegular, mergeRegulars, type RegularRow } from '@tablee/contract/shops/regulars'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Act, useAct } from '../../../acts/act.ts'
import { ownDataKey, ownDataQuery } from '../../../transport/own-data-query.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import { useOwnShop } from './own-shop.ts'

/** Of the account's shop. */
function regularsQuery(client: ServerClient, account: string | null) {
  return ownDataQuery({
    ...{ account, name: 'regulars' },
    ask: async (): Promise<readonly RegularRow[]> => (await client.callFunction(getRegulars, {})).data.regulars,
  })
}

export function useRegulars() {
  const { client } = useServer()
  return useQuery(regularsQuery(client, useSignedInAccount()))
}

/** Of the account's shop, if it holds one; empty until known. */
export function useRegularNames(): readonly string[] {
  const { client } = useServer()
  const hasShop = Boolean(useOwnShop().data?.shop)
  const account = useSignedInAccount()
  const { data } = useQuery({ ...regularsQuery(client, account), enabled: account !== null && hasShop })
  return useMemo(() => (data ?? []).map(({ name }) => name), [data])
}

type Answered = { readonly data: { readonly regulars: readonly RegularRow[] } }

/** Every act answers the updated list. */
function useRegularAct<Input>(
  perform: (client: ServerClient, input: Input) => Promise<Answered>,
): Act<Input, Answered> {
  const account = useSignedInAccount()
  return useAct({
    perform,
    keep: (queryClient, { data }) =>
      void queryClient.setQueryData(ownDataKey({ account, name: 'regulars' }), data.regulars),
  })
}

export function useKeepRegular() {
  return useRegularAct((client, { id, name, email, hasConsent }: CallInput<typeof keepRegular>) =>
    client.callFunction(keepRegular, { id, name, email, hasConsent }),
  )
}

export function useMergeRegulars() {
  return useRegularAct((client, { id, other }: CallInput<typeof mergeRegulars>) =>
    client.callFunction(mergeRegulars, { id, other }),
  )
}

export function useEraseRegular() {
  return useRegularAct((client, { id }: CallInput<typeof eraseRegular>) => client.callFunction(eraseRegular, { id }))
}

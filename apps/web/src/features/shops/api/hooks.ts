import type { CallInput } from '@tablee/contract/call'
import {
  addHook,
  changeHook,
  deleteHook,
  getHooks,
  type HooksData,
  renewHookSecret,
  repeatDelivery,
  tryHook,
} from '@tablee/contract/shops/hooks'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../../acts/act.ts'
import { ownDataKey, ownDataQuery } from '../../../transport/own-data-query.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'

/** Of the account's shop. */
function hooksQuery(client: ServerClient, account: string | null) {
  return ownDataQuery({
    ...{ account, name: 'hooks' },
    ask: async (): Promise<HooksData> => (await client.callFunction(getHooks, {})).data,
  })
}

export function useHooks() {
  const { client } = useServer()
  return useQuery(hooksQuery(client, useSignedInAccount()))
}

/** Every act answers all of it. */
function useHookAct<Input, Data extends HooksData>(
  perform: (client: ServerClient, input: Input) => Promise<{ readonly data: Data }>,
) {
  const account = useSignedInAccount()
  return useAct({
    perform,
    keep: (queryClient, { data: { hooks, deliveries } }: { readonly data: Data }) =>
      void queryClient.setQueryData(ownDataKey({ account, name: 'hooks' }), { hooks, deliveries }),
  })
}

export function useAddHook() {
  return useHookAct((client, { address, events, language }: CallInput<typeof addHook>) =>
    client.callFunction(addHook, { address, events, ...(language ? { language } : {}) }),
  )
}

export function useChangeHook() {
  return useHookAct((client, { id, events, isOn }: CallInput<typeof changeHook>) =>
    client.callFunction(changeHook, { id, events, isOn }),
  )
}

export function useRenewHookSecret() {
  return useHookAct((client, { id }: CallInput<typeof renewHookSecret>) => client.callFunction(renewHookSecret, { id }))
}

export function useDeleteHook() {
  return useHookAct((client, { id }: CallInput<typeof deleteHook>) => client.callFunction(deleteHook, { id }))
}

export function useTryHook() {
  return useHookAct((client, { id }: CallInput<typeof tryHook>) => client.callFunction(tryHook, { id }))
}

export function useRepeatDelivery() {
  return useHookAct((client, { id }: CallInput<typeof repeatDelivery>) => client.callFunction(repeatDelivery, { id }))
}

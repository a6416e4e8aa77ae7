import type { CallInput } from '@tablee/contract/call'
import { addToken, getTokens, revokeToken, type TokensData } from '@tablee/contract/shops/tokens'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../../acts/act.ts'
import { ownDataKey, ownDataQuery } from '../../../transport/own-data-query.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'

/** Of the account's shop. */
function tokensQuery(client: ServerClient, account: string | null) {
  return ownDataQuery({
    ...{ account, name: 'tokens' },
    ask: async (): Promise<TokensData> => (await client.callFunction(getTokens, {})).data,
  })
}

export function useTokens() {
  const { client } = useServer()
  return useQuery(tokensQuery(client, useSignedInAccount()))
}

/** Every act answers all of it; a token itself is not kept. */
function useTokenAct<Input, Data extends TokensData>(
  perform: (client: ServerClient, input: Input) => Promise<{ readonly data: Data }>,
) {
  const account = useSignedInAccount()
  return useAct({
    perform,
    keep: (queryClient, { data: { tokens } }: { readonly data: Data }) =>
      void queryClient.setQueryData(ownDataKey({ account, name: 'tokens' }), { tokens }),
  })
}

export function useAddToken() {
  return useTokenAct((client, { name, kind }: CallInput<typeof addToken>) =>
    client.callFunction(addToken, { name, kind }),
  )
}

export function useRevokeToken() {
  return useTokenAct((client, { id }: CallInput<typeof revokeToken>) => client.callFunction(revokeToken, { id }))
}

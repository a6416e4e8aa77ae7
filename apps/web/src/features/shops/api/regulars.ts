import type { CallInput } from '@tablee/contract/call'
import { eraseRegular, getRegulars, keepRegular, mergeRegulars, type RegularRow } from '@tablee/contract/shops/regulars'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Act, useAct } from '../../../acts/act.ts'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'

const RETRIES = 2

const keyOf = (account: string | null) => [...OWN_DATA_KEY, 'regulars', account]

/** Who came before to the shop that the account holds. */
export function regularsQuery(client: ServerClient, account: string | null) {
  return queryOptions({
    queryKey: keyOf(account),
    queryFn: async (): Promise<readonly RegularRow[]> => (await client.callFunction(getRegulars, {})).data.regulars,
    enabled: account !== null,
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

export function useRegulars() {
  const { client } = useServer()
  return useQuery(regularsQuery(client, useAccount()))
}

function useAccount(): string | null {
  const signedInAs = useSignedInAs()
  return signedInAs.kind === 'account' ? signedInAs.id : null
}

type Answered = { readonly data: { readonly regulars: readonly RegularRow[] } }

/** Every act answers the list as it is afterwards. */
function useRegularAct<Input>(
  perform: (client: ServerClient, input: Input) => Promise<Answered>,
): Act<Input, Answered> {
  const account = useAccount()
  return useAct({
    perform,
    keep: (queryClient, { data }) => void queryClient.setQueryData(keyOf(account), data.regulars),
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

import type { CallInput } from '@tablee/contract/call'
import { getOwnPlayerPage, keepOwnPlay, keepPlayerPage, type PlayerPage } from '@tablee/contract/past/own-past'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useAct } from '../../../acts/act.ts'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { ownDataKey, ownDataQuery } from '../../../transport/own-data-query.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'

const NAME = 'player-page'

/** Of the account: its public page, and its places in public seasons. */
export function useOwnPlayerPage() {
  const { client } = useServer()
  return useQuery(
    ownDataQuery({
      ...{ account: useSignedInAccount(), name: NAME },
      ask: async () => (await client.callFunction(getOwnPlayerPage, {})).data,
    }),
  )
}

export function useKeepPlayerPage() {
  const account = useSignedInAccount()
  return useAct({
    perform: (client, { slug, name, isPublic, isIndexed }: CallInput<typeof keepPlayerPage>) =>
      client.callFunction(keepPlayerPage, { slug, name, isPublic, isIndexed }),
    keep: async (queryClient: QueryClient, { data: page }: { readonly data: PlayerPage }) => {
      const key = ownDataKey({ account, name: NAME })
      queryClient.setQueryData<{ page: PlayerPage | null }>(key, (before) => before && { ...before, page })
      queryClient.removeQueries({ queryKey: ['player-page'] })
    },
  })
}

/** A seat of this device, into one's results or out of them. */
export function useKeepOwnPlay() {
  const account = useSignedInAccount()
  return useAct({
    perform: (client, { code, playerId }: CallInput<typeof keepOwnPlay>) =>
      client.callFunction(keepOwnPlay, { code, playerId }),
    keep: async (queryClient: QueryClient, { data }) => {
      const key = ownDataKey({ account, name: NAME })
      queryClient.setQueryData<object>(key, (before) => before && { ...before, ...data })
      await queryClient.invalidateQueries({ queryKey: [...OWN_DATA_KEY, 'past', account] })
    },
  })
}

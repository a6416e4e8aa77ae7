import { getShop, type PublicShop } from '@tablee/contract/shops/public-shop'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { shopKey } from './shop-key.ts'

const RETRIES = 2

export function shopQuery(client: ServerClient, slug: string) {
  return queryOptions<PublicShop>({
    queryKey: shopKey(slug),
    queryFn: async () => (await client.callFunction(getShop, { slug })).data,
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

export function useShop(slug: string) {
  const { client } = useServer()
  return useQuery(shopQuery(client, slug))
}

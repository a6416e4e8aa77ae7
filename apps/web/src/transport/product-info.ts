import type { Feature } from '@tablee/contract/product-info'
import { useQuery } from '@tanstack/react-query'
import { useServer } from './server-context.tsx'

export const PRODUCT_INFO_KEY = ['product-info'] as const

/** How often to check whether the search is still filling. */
const FILLING_LOOK_MS = 20_000

function useProductInfo() {
  const { client } = useServer()
  return useQuery({
    queryKey: PRODUCT_INFO_KEY,
    queryFn: () => client.productInfo(),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchInterval: ({ state }) => (state.data?.isSearchFilling ? FILLING_LOOK_MS : false),
  })
}

/** The operator's contact address; null if none, undefined until answered. */
export function useSupportEmail(): string | null | undefined {
  return useProductInfo().data?.supportEmail
}

/** After an upgrade the search is incomplete for a while. */
export function useIsSearchFilling(): boolean {
  return useProductInfo().data?.isSearchFilling ?? false
}

/** Undefined until answered, and from servers that do not say. */
export function useServerBuild(): { readonly version: string; readonly commit: string } | undefined {
  return useProductInfo().data?.build
}

/** Whether the server has data of this game's cards. */
export function useKnowsCards(game: string | null): boolean {
  const { data } = useProductInfo()
  return game !== null && (data?.cardGames?.includes(game) ?? false)
}

/** For subscribing to calls; null while unknown, and if the server sends none. */
export function useCallKey(): string | null {
  return useProductInfo().data?.callKey ?? null
}

/** Off if the server cannot be reached, null while waiting. */
export function useFeature(feature: Feature): boolean | null {
  const { data, isPending } = useProductInfo()
  return isPending ? null : (data?.features.includes(feature) ?? false)
}

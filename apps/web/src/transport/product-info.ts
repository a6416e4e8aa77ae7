import type { Feature } from '@tablee/contract/product-info'
import { useQuery } from '@tanstack/react-query'
import { useServer } from './server-context.tsx'

export const PRODUCT_INFO_KEY = ['product-info'] as const

/** So often a page that says that the search is filling looks whether it still is. */
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

/** The address that the operator gave for questions; null when there is none, undefined while nobody answered. */
export function useSupportEmail(): string | null | undefined {
  return useProductInfo().data?.supportEmail
}

/** After an upgrade the search does not find everything yet. */
export function useIsSearchFilling(): boolean {
  return useProductInfo().data?.isSearchFilling ?? false
}

/** Which server answers; undefined while nobody has, and from servers that do not say. */
export function useServerBuild(): { readonly version: string; readonly commit: string } | undefined {
  return useProductInfo().data?.build
}

/** By which this browser subscribes to calls; null while it is not known, and where the server calls nobody. */
export function useCallKey(): string | null {
  return useProductInfo().data?.callKey ?? null
}

/** Whether the operator turned something on. It is off when nobody answers, and null while waiting for the answer. */
export function useFeature(feature: Feature): boolean | null {
  const { data, isPending } = useProductInfo()
  return isPending ? null : (data?.features.includes(feature) ?? false)
}

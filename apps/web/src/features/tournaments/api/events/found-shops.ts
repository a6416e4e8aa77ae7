import { FEWEST_LETTERS_OF_SHOP, type FoundShop, findShops } from '@tablee/contract/shops/public-shop'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { JUST_ASKED_MS } from '../../../../transport/just-asked.ts'
import { useServer } from '../../../../transport/server-context.tsx'

const NONE: readonly FoundShop[] = []
const LONGEST_TEXT = 100

/** Shops that match the text; earlier ones stay until the next arrive. */
export function useFoundShops(text: string): readonly FoundShop[] {
  const { client } = useServer()
  const wanted = text.trim()
  const isEnough = wanted.length >= FEWEST_LETTERS_OF_SHOP && wanted.length <= LONGEST_TEXT
  const { data } = useQuery({
    queryKey: ['found-shops', wanted.toLowerCase()],
    queryFn: async () => (await client.callFunction(findShops, { text: wanted })).data.shops,
    enabled: isEnough,
    placeholderData: keepPreviousData,
    staleTime: JUST_ASKED_MS,
    // Optional: the search works without.
    retry: false,
  })
  return isEnough ? (data ?? NONE) : NONE
}

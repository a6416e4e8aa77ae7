import {
  FEWEST_LETTERS_OF_PLACE,
  type FoundPlace,
  findPlaces,
} from '@tablee/contract/tournaments/questions/find-places'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'

const NONE: readonly FoundPlace[] = []
const LONGEST_TEXT = 200

/** Places in France that match the text; earlier ones stay until the next arrive. */
export function usePlaceSuggestions(text: string): readonly FoundPlace[] {
  const { client } = useServer()
  const isEnough = text.length >= FEWEST_LETTERS_OF_PLACE && text.length <= LONGEST_TEXT
  const { data } = useQuery({
    queryKey: ['places', text.toLowerCase()],
    queryFn: async () => (await client.callFunction(findPlaces, { text })).data.places,
    enabled: isEnough,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Optional: typed text works without.
    retry: false,
  })
  return isEnough ? (data ?? NONE) : NONE
}

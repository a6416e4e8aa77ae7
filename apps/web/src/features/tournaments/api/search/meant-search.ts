import { suggestSearch } from '@tablee/contract/tournaments/questions/suggest-search'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../../transport/server-context.tsx'
import { isWholeCountry, type TournamentSearch } from './tournament-search.ts'

/** A likely correction of a search without results; null if nothing is close. */
type MeantSearch = { readonly text: string; readonly search: TournamentSearch }

/** The text, or else the place. */
export function useMeantSearch(search: TournamentSearch): {
  readonly meant: MeantSearch | null
  readonly isAsking: boolean
} {
  const { client } = useServer()
  const { q, place } = search
  const asked =
    q !== undefined
      ? ({ text: q, within: 'everything' } as const)
      : place !== undefined && !isWholeCountry(place)
        ? ({ text: place, within: 'location' } as const)
        : null
  const { data: text = null, isLoading: isAsking } = useQuery({
    queryKey: ['meant-search', asked],
    queryFn: async () => (asked ? (await client.callFunction(suggestSearch, asked)).data.meant : null),
    enabled: asked !== null,
    // Optional: the other hints work without it.
    retry: false,
  })
  if (text === null || asked === null) return { meant: null, isAsking }
  const meant = { text, search: asked.within === 'everything' ? { ...search, q: text } : { ...search, place: text } }
  return { meant, isAsking }
}

import type { Around } from '@tablee/contract/serving/around'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { useTournamentSuggestions } from '../api/search/search-tournaments.ts'
import type { TournamentSearch } from '../api/search/tournament-search.ts'
import { FoundList } from './search-results.tsx'

// Loaded on typing: the first screen does not need it.
const foundShops = later(async () => (await import('./found-shops.tsx')).FoundShops)

type SuggestionsProps = {
  readonly search: TournamentSearch | null
  readonly around: Around | null
  /** Submits the text, like Enter. */
  readonly formId: string
  /** Shown until the first suggestions, and if there are none. */
  readonly children: ReactNode
}

/** A few upcoming tournaments matching the text, and a link to all results. */
export function Suggestions({ search, ...rest }: SuggestionsProps) {
  return search === null ? rest.children : <Suggested search={search} {...rest} />
}

function Suggested({ search, around, formId, children }: SuggestionsProps & { readonly search: TournamentSearch }) {
  const { t } = useTranslation()
  const { data: found, isFetching } = useTournamentSuggestions({ search, around })
  const shops = <foundShops.Component text={search.q ?? ''} />
  if (!found)
    return (
      <>
        {shops}
        {children}
      </>
    )
  return (
    <div aria-busy={isFetching} className="grid gap-3">
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-muted'}>
        {found.length > 0 ? t('home.search.shown', { count: found.length }) : t('home.search.noneToCome')}
      </p>
      {found.length > 0 ? <FoundList found={found} /> : null}
      {shops}
      <Button type="submit" form={formId} variant="secondary" isWide>
        {t('home.search.all')}
      </Button>
    </div>
  )
}

import type { Around } from '@tablee/contract/serving/around'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { useTournamentSuggestions } from '../api/search/search-tournaments.ts'
import type { TournamentSearch } from '../api/search/tournament-search.ts'
import { FoundList } from './search-results.tsx'

// Who types asks for it; the first screen has no use for it.
const foundShops = later(async () => (await import('./found-shops.tsx')).FoundShops)

type SuggestionsProps = {
  readonly search: TournamentSearch | null
  readonly around: Around | null
  /** Sends what is typed, as Enter does. */
  readonly formId: string
  /** What stands there until the first suggestions come, and when none can be had. */
  readonly children: ReactNode
}

/** A few tournaments to come that what is typed may mean, and the way to all results. */
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

import { NotRead } from '../../../acts/asked.tsx'
import { NoSuchPage } from '../../../acts/asked-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePlayerPage } from '../api/past.ts'
import { joinedPast, type PastFilter } from '../api/past-view.ts'
import { PastResults } from '../results/past-results.tsx'

type PlayerPageProps = {
  readonly slug: string
  readonly filter: PastFilter
  readonly onFilter: (filter: PastFilter) => void
}

/** What somebody shows everybody of their results. */
export function PlayerPage({ slug, filter, onFilter }: PlayerPageProps) {
  const { t } = useTranslation()
  const query = usePlayerPage(slug, filter)
  const [first] = query.data?.pages ?? []
  if (query.error instanceof RefusedError && query.error.reason === 'player_page_not_found')
    return <NoSuchPage title={t('past.unknown')}>{t('past.unknownText')}</NoSuchPage>
  if (!first)
    return query.isPending ? (
      <div className="grid min-h-60 place-items-center text-muted">
        <Spinner label={t('past.loading')} />
      </div>
    ) : (
      <NotRead query={query} title={t('past.failed')} isMain headingLevel={1} />
    )
  const past = joinedPast(query.data?.pages.map((page) => page.past) ?? [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="text-title wrap-anywhere">{t('past.pageOf', { name: first.name })}</h1>
        <p className="max-w-prose text-muted">{t('past.leadOf')}</p>
      </header>
      {past === null || past.years.length === 0 ? (
        <EmptyState drawing="none" title={t('past.emptyOf')}>
          <p>{t('past.emptyOfText')}</p>
        </EmptyState>
      ) : (
        <PastResults
          past={past}
          seasons={first.seasons}
          filter={filter}
          onFilter={onFilter}
          isOwn={false}
          isAsking={query.isFetchingNextPage}
          onReadMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  )
}

import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useOwnPast } from '../api/past.ts'
import { joinedPast, type PastFilter } from '../api/past-view.ts'
import { useOwnPlayerPage } from '../api/player-page.ts'
import { PastResults } from '../results/past-results.tsx'
import { type DevicePlay, DevicePlays } from './device-plays.tsx'
import { PUBLIC_PAGE, PublicPageCard } from './public-page-card.tsx'

type OwnPastPageProps = {
  readonly account: UserDocument
  readonly filter: PastFilter
  readonly onFilter: (filter: PastFilter) => void
  /** Remembered by this device. */
  readonly plays: readonly DevicePlay[]
  /** Provided by the route. */
  readonly ratings: ReactNode
}

/** What the account did at finished events, and whether others see it. */
export function OwnPastPage({ account, filter, onFilter, plays, ratings }: OwnPastPageProps) {
  const { t } = useTranslation()
  const query = useOwnPast(filter)
  const page = useOwnPlayerPage()
  const past = query.data && joinedPast(query.data.pages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="text-title wrap-anywhere">{t('past.page')}</h1>
        <p className="max-w-prose text-muted">{t('past.lead')}</p>
        {/* Room for it, so that nothing moves once it is known. */}
        <p className="flex min-h-11 flex-wrap items-center gap-x-3">
          {page.data ? (
            <>
              <span>{t(page.data.page?.isPublic ? 'past.shown.forAll' : 'past.shown.forYou')}</span>
              <a href={`#${PUBLIC_PAGE}`} className="inline-flex min-h-11 items-center underline">
                {t('past.shown.toSwitch')}
              </a>
            </>
          ) : null}
        </p>
      </header>
      <Asked
        query={{ ...query, data: past ?? undefined }}
        waiting={
          <div className="grid min-h-60 place-items-center text-muted">
            <Spinner label={t('past.loading')} />
          </div>
        }
        title={t('past.failed')}
        isMain
      >
        {(known) =>
          known.years.length === 0 ? (
            <NothingYet />
          ) : (
            <PastResults
              past={known}
              seasons={page.data?.seasons ?? []}
              filter={filter}
              onFilter={onFilter}
              isOwn
              isAsking={query.isFetchingNextPage}
              onReadMore={() => void query.fetchNextPage()}
            />
          )
        }
      </Asked>
      {ratings}
      {page.data ? <DevicePlays plays={plays} kept={page.data.keptPlays} /> : null}
      <PublicPageCard account={account} page={page} />
    </div>
  )
}

function NothingYet() {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing="none"
      title={t('past.empty')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('past.find')}
        </Link>
      }
    >
      <p>{t('past.emptyText')}</p>
    </EmptyState>
  )
}

import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFailureText } from '../../../transport/failure-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/message-screens.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type OrganizedFilter, useOrganizedTournaments } from '../api/organized-tournaments.ts'
import { OrganizedCard } from './organized-card.tsx'

type OrganizedTournamentsProps = OrganizedFilter & { readonly title: string; readonly intro: string }

/** Everything somebody organizes, and the way to each administration. */
export function OrganizedTournaments({ account, type, title, intro }: OrganizedTournamentsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-3xl">{title}</h1>
          <p className="max-w-prose text-muted">{intro}</p>
        </div>
        <Link to="/create-tournament" className={buttonClass()}>
          {t('eventAdmin.list.create')}
        </Link>
      </header>
      <Cards account={account} type={type} />
    </div>
  )
}

function Cards(filter: OrganizedFilter) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const query = useOrganizedTournaments(filter)
  if (query.isPending) return <CardsSkeleton />
  if (!query.data) {
    return (
      <ErrorState
        title={t('eventAdmin.list.failed')}
        action={
          <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {t('tournament.retry')}
          </Button>
        }
      >
        {failureText(query.error, { otherwise: t('defaults.questions.organized') })}
      </ErrorState>
    )
  }
  const tournaments = query.data.pages.flat()
  if (tournaments.length === 0) {
    return (
      <EmptyState icon={<CalendarDays aria-hidden="true" className="size-10" />} title={t('eventAdmin.list.empty')}>
        {t('eventAdmin.list.emptyHelp')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {tournaments.map((tournament) => (
          <OrganizedCard key={tournament.$id} tournament={tournament} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('eventAdmin.list.more')}
        </Button>
      ) : null}
    </>
  )
}

function CardsSkeleton() {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('eventAdmin.list.loading')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3"
    >
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </div>
  )
}

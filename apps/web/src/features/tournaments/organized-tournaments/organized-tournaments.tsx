import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type OrganizedFilter, type TournamentSummary, useOrganizedTournaments } from '../api/organized-tournaments.ts'
import { DeletedTournaments } from '../deletion/deleted-tournaments.tsx'
import { OrganizedCard } from './organized-card.tsx'

type OrganizedTournamentsProps = OrganizedFilter & {
  readonly title: string
  readonly intro: string
  /** The events that somebody is offered. */
  readonly offers: ReactNode
}

/** Everything somebody organizes, and the way to each administration. */
export function OrganizedTournaments({ account, type, title, intro, offers }: OrganizedTournamentsProps) {
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
      {offers}
      <Cards account={account} type={type} />
      <DeletedTournaments />
    </div>
  )
}

function Cards(filter: OrganizedFilter) {
  const { t } = useTranslation()
  const query = useOrganizedTournaments(filter)
  return (
    <Asked
      query={query}
      waiting={<CardsSkeleton />}
      title={t('eventAdmin.list.failed')}
      otherwise={t('defaults.questions.organized')}
      isMain
    >
      {({ pages }) => <FoundCards tournaments={pages.flat()} query={query} />}
    </Asked>
  )
}

type FoundCardsProps = {
  readonly tournaments: readonly TournamentSummary[]
  readonly query: ReturnType<typeof useOrganizedTournaments>
}

function FoundCards({ tournaments, query }: FoundCardsProps) {
  const { t } = useTranslation()
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

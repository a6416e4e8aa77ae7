import { isMissed } from '@tablee/domain/tournaments/players/late-start'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import {
  type OrganizedFilter,
  type TournamentSummary,
  useOrganizedTournaments,
} from '../api/own/organized-tournaments.ts'
import { useOwnEvening } from '../api/own/own-evening.ts'
import { DeletedTournaments } from '../deletion/deleted-tournaments.tsx'
import { TakeAlong } from '../take-along/take-along.tsx'
import { OrganizedCard } from './organized-card.tsx'

type OrganizedTournamentsProps = Whose & {
  readonly title: string
  readonly intro: string
  /** Events offered to the account. */
  readonly offers: ReactNode
}

export function OrganizedTournaments({ account, type, title, intro, offers }: OrganizedTournamentsProps) {
  const { t } = useTranslation()
  return (
    // As high as the screen: the foot would else come and go with the number of cards.
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-title">{title}</h1>
          <p className="max-w-prose text-muted">{intro}</p>
        </div>
        <Link to="/create-tournament" className={buttonClass()}>
          {t('eventAdmin.list.create')}
        </Link>
      </header>
      {offers}
      <TakeAlong />
      <Cards account={account} type={type} />
      <DeletedTournaments />
    </div>
  )
}

type Whose = Omit<OrganizedFilter, 'part'>

function Cards(whose: Whose) {
  const { t } = useTranslation()
  const open = useOrganizedTournaments({ ...whose, part: 'open' })
  const over = useOrganizedTournaments({ ...whose, part: 'over' })
  const reading = { title: t('eventAdmin.list.failed'), otherwise: t('defaults.questions.organized') }
  const isEmpty = [open, over].every(({ data }) => data?.pages.flat().length === 0)
  if (isEmpty) {
    return (
      <EmptyState drawing="none" title={t('eventAdmin.list.empty')}>
        {t('eventAdmin.list.emptyHelp')}
      </EmptyState>
    )
  }
  return (
    <>
      <Asked query={open} waiting={<CardsSkeleton />} {...reading} isMain>
        {({ pages }) => <OpenGroups tournaments={pages.flat()} query={open} />}
      </Asked>
      {open.data ? (
        <Asked query={over} waiting={<CardsSkeleton />} {...reading}>
          {({ pages }) => (
            <Group title={t('eventAdmin.list.over')} tournaments={pages.flat()}>
              <MoreOf query={over} />
            </Group>
          )}
        </Asked>
      ) : null}
    </>
  )
}

const HOUR_MS = 3_600_000

type OpenGroupsProps = {
  readonly tournaments: readonly TournamentSummary[]
  readonly query: ReturnType<typeof useOrganizedTournaments>
}

/** Running ones first, then upcoming, soonest first. */
function OpenGroups({ tournaments, query }: OpenGroupsProps) {
  const { t } = useTranslation()
  const { running, coming, missed, cancelled } = groupsOf(tournaments, new Date(useNow(HOUR_MS)))
  return (
    <>
      <Group title={t('eventAdmin.list.running')} tournaments={running} />
      <Group title={t('eventAdmin.list.coming')} tournaments={coming} />
      <Group title={t('eventAdmin.list.missed')} tournaments={missed} />
      <Group title={t('eventAdmin.list.cancelled')} tournaments={cancelled} />
      <MoreOf query={query} />
    </>
  )
}

type GroupProps = {
  readonly title: string
  readonly tournaments: readonly TournamentSummary[]
  readonly children?: ReactNode
}

function Group({ title, tournaments, children }: GroupProps) {
  const titleId = useId()
  const { query } = useOwnEvening()
  const openTablesOf = (id: string) => query.data?.organizing.find((one) => one.id === id)?.openTables ?? null
  if (tournaments.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {title}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {tournaments.map((tournament) => (
          <OrganizedCard key={tournament.$id} tournament={tournament} openTables={openTablesOf(tournament.$id)} />
        ))}
      </ul>
      {children}
    </section>
  )
}

function MoreOf({ query }: Pick<OpenGroupsProps, 'query'>) {
  const { t } = useTranslation()
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      className="justify-self-center"
      isBusy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t('eventAdmin.list.more')}
    </Button>
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

type Groups = Record<'running' | 'coming' | 'missed' | 'cancelled', readonly TournamentSummary[]>

/** Unfinished ones: running, upcoming (soonest first), never started, cancelled. */
function groupsOf(tournaments: readonly TournamentSummary[], now: Date): Groups {
  const kept = tournaments.filter(({ isCancelled }) => !isCancelled)
  const waiting = kept.filter(({ isStarted }) => !isStarted).toSorted(soonestFirst)
  const { missed = [], coming = [] } = Object.groupBy(waiting, ({ tournamentDate }) =>
    isMissed(tournamentDate === null ? null : new Date(tournamentDate), now) ? 'missed' : 'coming',
  )
  return {
    running: kept.filter(({ isStarted }) => isStarted),
    coming,
    missed: missed.toReversed(),
    cancelled: tournaments.filter(({ isCancelled }) => isCancelled),
  }
}

/** A quick tournament waits for players now. */
function soonestFirst(one: TournamentSummary, other: TournamentSummary): number {
  return (one.tournamentDate ?? '').localeCompare(other.tournamentDate ?? '')
}

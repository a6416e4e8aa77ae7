import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFailureText } from '../../../transport/failure-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type RecentTournament, useRecentTournaments } from '../api/recent-tournaments.ts'

/** The way back to one's table; nothing at all on a device that has no tournament yet. */
export function RecentTournaments() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const titleId = useId()
  const { query, hasSaved, isFromDevice, active, completed } = useRecentTournaments()
  const isEmpty = active.length + completed.length === 0
  if (!hasSaved || (isEmpty && query.data !== undefined)) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">
        {t('home.recent.title')}
      </h2>
      <p className="mt-1 text-muted">{t(isFromDevice ? 'home.recent.offline' : 'home.recent.lead')}</p>
      {query.data ? (
        <div className="mt-4 grid gap-5">
          <RecentGroup title={t('home.recent.active')} tournaments={active} />
          <RecentGroup title={t('home.recent.completed')} tournaments={completed} />
        </div>
      ) : query.isError && !query.isFetching ? (
        <Notice
          tone="error"
          className="mt-4"
          title={t('home.recent.failed')}
          action={
            <Button variant="secondary" className="mt-1 justify-self-start" onClick={() => void query.refetch()}>
              {t('shell.retry')}
            </Button>
          }
        >
          {failureText(query.error, { otherwise: t('defaults.questions.saved') })}
        </Notice>
      ) : (
        <div className="grid min-h-28 place-items-center text-muted">
          <Spinner label={t('home.recent.loading')} />
        </div>
      )}
    </section>
  )
}

function RecentGroup({ title, tournaments }: { title: string; tournaments: readonly RecentTournament[] }) {
  const titleId = useId()
  if (tournaments.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 id={titleId} className="font-sans text-base font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={titleId} className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {tournaments.map((tournament) => (
          <li key={tournament.$id} className="grid">
            <RecentCard tournament={tournament} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function RecentCard({ tournament }: { tournament: RecentTournament }) {
  const { t } = useTranslation()
  const { code, name, isStarted, isFinished, currentRound, registeredPlayersCount: count } = tournament
  return (
    <Link
      to="/tournament/$code"
      params={{ code }}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:border-control hover:bg-sunken"
    >
      <span className="flex items-start justify-between gap-3">
        <h4 className="min-w-0 text-lg font-semibold leading-snug wrap-anywhere">{name}</h4>
        {isFinished ? (
          <Badge className="shrink-0">{t('home.recent.finished')}</Badge>
        ) : (
          <Badge tone={isStarted ? 'felt' : 'amber'} className="shrink-0">
            {t('home.recent.round', { round: currentRound })}
          </Badge>
        )}
      </span>
      <span className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-muted tabular-nums">
        <span>{t('home.recent.code', { code })}</span>
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden="true" className="size-4 shrink-0" />
          {t('home.events.players', { count })}
        </span>
      </span>
    </Link>
  )
}

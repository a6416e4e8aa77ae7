import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFailureText } from '../../../transport/failure-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { type LoadedTournament, UnknownTournamentTypeError } from '../api/loaded-tournament.ts'
import { TournamentNotFoundError } from '../api/tournament-query.ts'
import { useTournament } from '../api/use-tournament.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { SeenAt } from './seen-at.ts'

type TournamentGateProps = {
  readonly code: string
  /** In place of the sentence for an unknown code. */
  readonly notFound?: ReactNode
  /** What is said when it cannot be read; the sentence of the tournament's own page by default. */
  readonly failureTitle?: string
  readonly children: (loaded: LoadedTournament) => ReactNode
}

/** Shows the tournament of a code, live; the shape of the screen while it loads, and what to do when it cannot. */
export function TournamentGate({ code, notFound, failureTitle, children }: TournamentGateProps) {
  const query = useTournament(code)
  const isGone = query.error instanceof TournamentNotFoundError
  if (query.data && !isGone) return <SeenAt value={query.dataUpdatedAt}>{children(query.data)}</SeenAt>
  if (query.isPending || !query.error) return <ScreenSkeleton />
  if (isGone && notFound) return notFound
  const retrying = { isRetrying: query.isFetching, onRetry: () => void query.refetch() }
  return <LoadingError error={query.error} title={failureTitle} {...retrying} />
}

type LoadingErrorProps = {
  readonly error: Error
  readonly title: string | undefined
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

function LoadingError({ error, title, isRetrying, onRetry }: LoadingErrorProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const home = (
    <Link to="/" className={buttonClass({ variant: 'secondary' })}>
      {t('tournament.backHome')}
    </Link>
  )
  if (error instanceof TournamentNotFoundError) {
    return (
      <ErrorState headingLevel={1} title={t('tournament.failure.notFound', { code: error.code })} action={home}>
        {t('tournament.failure.notFoundHelp')}
      </ErrorState>
    )
  }
  if (error instanceof UnknownTournamentTypeError) {
    return (
      <ErrorState headingLevel={1} title={t('tournament.failure.unknownType')} action={home}>
        {t('tournament.failure.unknownTypeHelp')}
      </ErrorState>
    )
  }
  return (
    <ErrorState
      headingLevel={1}
      title={title ?? t('tournament.failure.loading')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button isBusy={isRetrying} onClick={onRetry}>
            {t('tournament.retry')}
          </Button>
          {home}
        </div>
      }
    >
      {failureText(error, { otherwise: t('defaults.questions.tournament') })}
    </ErrorState>
  )
}

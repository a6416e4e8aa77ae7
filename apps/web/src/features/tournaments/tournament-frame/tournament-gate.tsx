import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type LoadedTournament, UnknownTournamentTypeError } from '../api/following/loaded-tournament.ts'
import {
  TournamentDeletedError,
  TournamentHiddenError,
  TournamentNotFoundError,
} from '../api/following/tournament-query.ts'
import { useTournament } from '../api/following/use-tournament.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { SeenAt } from './seen-at.ts'
import { TablesOf } from './table-label.tsx'
import { useQuietHours } from './use-quiet-hours.ts'

type TournamentGateProps = {
  readonly code: string
  /** Instead of the message for an unknown code. */
  readonly notFound?: ReactNode
  /** Defaults to the message of the tournament's page. */
  readonly failureTitle?: string
  readonly children: (loaded: LoadedTournament) => ReactNode
}

export function TournamentGate({ code, notFound, failureTitle, children }: TournamentGateProps) {
  const { t } = useTranslation()
  const query = useTournament(code)
  const { error } = query
  if (error instanceof TournamentDeletedError) return <Deleted code={code} />
  if (error instanceof TournamentHiddenError) return <HiddenPage sentence={error.sentence} backHome={<BackHome />} />
  if (error instanceof TournamentNotFoundError) return notFound ?? <NoSuchTournament code={error.code} />
  if (error instanceof UnknownTournamentTypeError && !query.data) return <UnknownType />
  return (
    <Asked
      query={query}
      waiting={<ScreenSkeleton />}
      title={failureTitle ?? t('tournament.failure.loading')}
      otherwise={t('defaults.questions.tournament')}
      isMain
      headingLevel={1}
      besides={<BackHome />}
    >
      {(loaded) => (
        <SeenAt value={query.dataUpdatedAt}>
          {loaded.isWhole ? null : <NewerServer />}
          {/* Another tournament starts fresh: no choices or input carry over. */}
          <TablesOf key={loaded.tournament.id} plan={loaded.tournament.tablePlan}>
            <QuietHours hours={loaded.tournament.quietHours} />
            {children(loaded)}
          </TablesOf>
        </SeenAt>
      )}
    </Asked>
  )
}

function QuietHours({ hours }: { readonly hours: string | null }) {
  useQuietHours(hours)
  return null
}

/** A newer server wrote something this page ignored. */
function NewerServer() {
  const { t } = useTranslation()
  return (
    <Notice title={t('tournament.newer.title')} className="mb-6">
      {t('tournament.newer.text')}
    </Notice>
  )
}

function NoSuchTournament({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      drawing="nowhere"
      headingLevel={1}
      title={code.trim() === '' ? t('home.join.notFound') : t('tournament.failure.notFound', { code })}
      action={<BackHome />}
    >
      {t('tournament.failure.notFoundHelp')}
    </ErrorState>
  )
}

// Few visitors here are the one who deleted it.
const { Component: RestoreHere } = later(async () => (await import('../deletion/restore-here.tsx')).RestoreHere)

// Rarest of all.
const { Component: HiddenPage } = later(async () => (await import('../report-page/hidden-page.tsx')).HiddenPage)

function Deleted({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <ErrorState drawing="over" headingLevel={1} title={t('refusals.tournament_deleted')} action={<BackHome />}>
      <RestoreHere code={code} />
    </ErrorState>
  )
}

function UnknownType() {
  const { t } = useTranslation()
  return (
    <ErrorState headingLevel={1} title={t('tournament.failure.unknownType')} action={<BackHome />}>
      {t('tournament.failure.unknownTypeHelp')}
    </ErrorState>
  )
}

function BackHome() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={buttonClass({ variant: 'secondary' })}>
      {t('tournament.backHome')}
    </Link>
  )
}

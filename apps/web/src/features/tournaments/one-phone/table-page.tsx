import { isUntouched, resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isMeeting, isPlayed, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { UnsentElsewhere } from '../score-entry/unsent-elsewhere.tsx'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { isByBoth } from './is-by-both.ts'
import { PodHere } from './pod-here.tsx'
import { ReportForm } from './report-form.tsx'
import { ReportedHere, SeatsCard } from './reported-here.tsx'
import { readTablePlace, type TablePlace } from './table-place.ts'

type TablePageProps = { readonly code: string; readonly fragment: string }

/** Opened by the code on a table: both players report on one phone. */
export function TablePage({ code, fragment }: TablePageProps) {
  const { t } = useTranslation()
  const place = readTablePlace(fragment)
  if (!place) {
    return (
      <ErrorState drawing="nowhere" headingLevel={1} title={t('atTable.noCode')} action={<ToTournament code={code} />}>
        {t('atTable.noCodeHelp')}
      </ErrorState>
    )
  }
  return <TournamentGate code={code}>{({ tournament }) => <AtTable {...{ tournament, place }} />}</TournamentGate>
}

type AtTableProps = { readonly tournament: Tournament; readonly place: TablePlace }

function AtTable({ tournament, place }: AtTableProps) {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const played = matchesOfRound(tournament, round).filter((match) => isPlayed(match))
  const here = played.find(({ table }) => table === place.table)
  const match = here && isMeeting(here) ? here : undefined
  const pod = here && isPodTable(here) ? here : undefined
  const isOpen = !tournament.isCancelled && !isFinished(tournament) && !isWaiting(tournament)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h1 className="text-title">{t('atTable.title', { table: useTableLabel()(place.table) })}</h1>
        <p className="text-muted wrap-anywhere">
          {round > 0 ? t('atTable.of', { name: tournament.name, round }) : tournament.name}
        </p>
      </header>
      {isOpen && match ? (
        <MatchHere key={match.id} {...{ tournament, place, match }} />
      ) : isOpen && pod ? (
        <PodHere key={pod.id} {...{ tournament, place, match: pod }} />
      ) : (
        <Nobody tournament={tournament} place={place} />
      )}
      <UnsentElsewhere by="table" tournamentId={tournament.id} isShown={(id) => isOpen && id === here?.id} />
    </div>
  )
}

/** Why there is nothing to report. */
function Nobody({ tournament, place }: AtTableProps) {
  const { t } = useTranslation()
  if (tournament.isCancelled || isFinished(tournament)) {
    const title = t(tournament.isCancelled ? 'atTable.cancelled' : 'atTable.finished')
    return (
      <Notice title={title} action={<ToTournament code={tournament.code} />}>
        {t('atTable.over')}
      </Notice>
    )
  }
  if (isWaiting(tournament)) return <Notice title={t('atTable.waiting')}>{t('atTable.waitingHelp')}</Notice>
  const round = currentRound(tournament)
  const isOfTeams = matchesOfRound(tournament, round).some((match) => isTeamMatch(match) && match.table === place.table)
  if (isOfTeams) {
    return (
      <Notice title={t('pods.onePhone.teams')} action={<ToTournament code={tournament.code} />}>
        {t('pods.onePhone.teamsHelp')}
      </Notice>
    )
  }
  return <Notice title={t('atTable.nobody', { round })}>{t('atTable.nobodyHelp')}</Notice>
}

function ToTournament({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  return (
    <div className="pt-1">
      <Link to="/tournament/$code" params={{ code }} className={buttonClass({ variant: 'secondary' })}>
        {t('atTable.toTournament')}
      </Link>
    </div>
  )
}

type MatchHereProps = AtTableProps & { readonly match: Meeting }

function MatchHere({ tournament, place, match }: MatchHereProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const [name1, name2] = [names.get(pairOf(match)[0]) ?? '', names.get(pairOf(match)[1]) ?? '']
  return (
    <ReportedHere
      {...{ tournament, match, contestedHelp: t('atTable.contestedHelp') }}
      askAgain={t(isByBoth(match) ? 'atTable.correct' : 'atTable.answer')}
      seats={(hasFocus) => <Seats {...{ match, name1, name2, hasFocus }} />}
      form={(onDone) => <ReportForm {...{ tournament, place, match, name1, name2, onDone }} />}
    />
  )
}

type SeatsProps = {
  readonly match: Meeting
  readonly name1: string
  readonly name2: string
  readonly hasFocus: boolean
}

/** Each number next to its name, and who reported it. */
function Seats({ match, name1, name2, hasFocus }: SeatsProps) {
  const { t } = useTranslation()
  const result = resultOf(match)
  const [reporter] = result?.reports ?? []
  const said = () => {
    if (!result || isUntouched(match)) return null
    if (result.decidedBy === 'organizer') return t('atTable.byStaff')
    if (isByBoth(match) || !reporter) return t('atTable.byBoth')
    return t('atTable.byOne', { name: reporter.by === pairOf(match)[0] ? name1 : name2 })
  }
  return (
    <SeatsCard hasFocus={hasFocus}>
      <Seat name={name1} games={result?.result.score.wins1} />
      {result ? null : <p className="text-sm text-muted">{t('atTable.against')}</p>}
      <Seat name={name2} games={result?.result.score.wins2} />
      {said() === null ? null : <p className="text-muted">{said()}</p>}
    </SeatsCard>
  )
}

function Seat({ name, games }: { readonly name: string; readonly games: number | undefined }) {
  return (
    <p className="flex items-baseline justify-between gap-3 font-display text-section">
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
      {games === undefined ? null : <span className="shrink-0 font-bold tabular-nums">{games}</span>}
    </p>
  )
}

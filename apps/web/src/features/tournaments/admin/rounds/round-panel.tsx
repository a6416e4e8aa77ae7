import { packAt } from '@tablee/domain/tournaments/kinds/counted-rules'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isMeeting, isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { currentStage, isKnockout } from '@tablee/domain/tournaments/kinds/stage'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats, meetingOfCaptains } from '@tablee/domain/tournaments/kinds/team-meeting'
import { rulesIn } from '@tablee/domain/tournaments/rounds/knockout-fault'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Match, PlayedMatch, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ComponentProps, useMemo } from 'react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { DrawnAfter } from '../../../../ui/drawn-after.tsx'
import { keepInPlace } from '../../../../ui/keep-in-place.ts'
import { later } from '../../../../ui/later.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { FloorChecks } from '../../deck-checks/floor-checks.tsx'
import { RoundForecast } from '../../forecast/round-forecast.tsx'
import type { LeagueCalendarProps } from '../../league/league-calendar.tsx'
import { KeptArrangement } from '../../pairing-by-hand/kept-arrangement.tsx'
import { podQuestionOf } from '../../pod-table/pod-question.ts'
import { UnsentElsewhere } from '../../score-entry/unsent-elsewhere.tsx'
import { usePeopleNames, usePlayerNames } from '../../tournament-frame/player-names.ts'
import { PlayersWithoutSeat } from '../players/players-without-seat.tsx'
import { PodTables } from '../pods/pod-tables.tsx'
import { LeftMatchesChoices } from '../scores/left-matches.tsx'
import { RoundTables } from '../scores/round-tables.tsx'
import { UnopposedRows } from '../scores/unopposed-rows.tsx'
import { CallsOfRoom, UrgentTables } from '../scores/urgent-tables.tsx'
import { openDisputes } from '../scores/use-contested-tables.ts'
import type { Desk } from '../scores/use-desk.ts'
import { usePointsBefore } from '../scores/use-points-before.ts'
import { TeamTables } from '../teams/team-tables.tsx'
import { RoundActions } from './round-actions.tsx'
import { RoundHead } from './round-head.tsx'

/** Few play leagues. */
const leagueCalendar = later<LeagueCalendarProps>(
  async () => (await import('../../league/league-calendar.tsx')).LeagueCalendar,
)

type RoundPanelProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly desk: Desk
  /** Shown without the column of waiting matters. */
  readonly isAlone: boolean
  readonly hasForecast?: boolean
  /** The bar of calls to judges, which a desk of columns has beside the tables. */
  readonly hasCalls?: boolean
}

export function RoundPanel({
  tournament,
  access,
  desk,
  isAlone,
  hasForecast = false,
  hasCalls = false,
}: RoundPanelProps) {
  const { t } = useTranslation()
  const current = currentRound(tournament)
  const round = desk.shownRound
  const names = usePlayerNames(tournament)
  const isUnderWay = isRunning(tournament)
  const may = useMay()
  const canEdit = may('update-score-quick-tournament') && isUnderWay
  const { played, tables, pods, teams } = useTablesOf(tournament, round)
  const contested = useMemo(() => new Set<string>(openDisputes(tournament).map(({ id }) => id)), [tournament])
  const points = usePointsBefore(tournament, round)
  const gone = useGone(tournament)
  const shown = {
    head: (
      <div ref={keepInPlace}>
        <RoundHead tournament={tournament} round={round} current={current} onShow={desk.showRound}>
          {round === current ? <RoundProgress tables={played} /> : null}
        </RoundHead>
      </div>
    ),
    notes: round === current ? null : <p className="text-sm text-muted">{t('admin.scores.earlierHelp')}</p>,
    ...{ names, access, gone, canEdit, desk },
    isCurrent: round === current,
    penalties: tournament.penalties,
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <KeptArrangement tournament={tournament} onResume={() => desk.setIsPairing(true)} />
      {hasCalls && canEdit && may('answer-judge-call') ? <CallsOfRoom {...{ tournament, access }} /> : null}
      {canEdit && isAlone ? <UrgentTables tournament={tournament} access={access} desk={desk} /> : null}
      {isUnderWay && round === current ? <FloorChecks tournament={tournament} access={access} /> : null}
      <UnsentElsewhere
        by="staff"
        tournamentId={tournament.id}
        isShown={(matchId) => played.some(({ id }) => id === matchId) || contested.has(matchId)}
      />
      <Tables {...{ tournament, round, points, found: { tables, pods, teams } }} shown={shown} />
      <DrawnAfter>
        {hasForecast && round === current ? (
          <RoundForecast tournament={inEntrants(tournament)} onTable={desk.want} />
        ) : null}
        <UnopposedRows
          tournament={tournament}
          round={round}
          access={access}
          canCorrect={may('correct-bye') && isUnderWay && !isKnockout(tournament, round)}
          onCorrected={desk.corrected}
        />
        {round === current && isUnderWay && leagueOf(currentStage(tournament)) ? (
          <leagueCalendar.Component tournament={tournament} />
        ) : null}
        {round === current ? <LeftMatchesChoices tournament={inEntrants(tournament)} access={access} /> : null}
        {round === current && isUnderWay && isAlone ? (
          <PlayersWithoutSeat tournament={inEntrants(tournament)} access={access} />
        ) : null}
        {round === current && isUnderWay ? (
          <RoundActions
            tournament={tournament}
            access={access}
            onRepair={() => desk.setIsPairing(true)}
            onUndone={desk.arrive}
          />
        ) : null}
      </DrawnAfter>
    </div>
  )
}

type TablesProps = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly points: ReturnType<typeof usePointsBefore>
  readonly found: Omit<ReturnType<typeof useTablesOf>, 'played'>
  readonly shown: Omit<ComponentProps<typeof RoundTables>, 'tables' | 'rules' | 'points'>
}

/** As whoever plays at them is entered. */
function Tables({ tournament, round, points, found: { tables, pods, teams }, shown }: TablesProps) {
  const people = usePeopleNames(tournament)
  const rules = rulesIn(tournament, round)
  if (pods.length > 0) {
    return <PodTables key={round} {...shown} tables={pods} asked={podQuestionOf(packAt(tournament, round))} />
  }
  if (teams.length > 0) return <TeamTables key={round} {...shown} tables={teams} people={people} rules={rules} />
  return (
    <RoundTables
      key={round}
      {...shown}
      tables={tables}
      rules={rules}
      penalties={tournament.penalties}
      points={points}
    />
  )
}

function useGone({ players }: Tournament): ReadonlySet<PlayerId> {
  return useMemo(
    () => new Set(players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id]))),
    [players],
  )
}

/** Of two, and of more. */
function useTablesOf(tournament: Tournament, round: RoundNumber) {
  const played = usePlayedMatches(tournament, round)
  return useMemo(
    () => ({
      played,
      // A game of two against two is entered like one of two.
      tables: played.flatMap((match) =>
        isTeamMatch(match) ? (meetingOfCaptains(match) ?? []) : isMeeting(match) ? match : [],
      ),
      pods: played.filter((match) => isPodTable(match)),
      teams: played.filter((match) => isTeamMatch(match)).filter(isBySeats),
    }),
    [played],
  )
}

/** By table number. */
function usePlayedMatches({ matches }: Tournament, round: RoundNumber): readonly PlayedMatch[] {
  return useMemo(
    () =>
      matches
        .filter((match) => match.round === round)
        .filter((match: Match) => isPlayed(match))
        .sort((one, other) => one.table - other.table),
    [matches, round],
  )
}

function RoundProgress({ tables }: { readonly tables: readonly PlayedMatch[] }) {
  const { t } = useTranslation()
  const done = tables.filter(isOver).length
  return (
    <div className="grid justify-items-end gap-1">
      <p className="text-end text-sm font-semibold tabular-nums sm:text-base desk:text-sm" aria-live="polite">
        {t('admin.scores.progress', { done, count: tables.length })}
      </p>
      <div aria-hidden="true" className="h-1 w-full overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-felt"
          style={{ width: `${tables.length === 0 ? 100 : (100 * done) / tables.length}%` }}
        />
      </div>
    </div>
  )
}

import { currentRound, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { isKnockout } from '@tablee/domain/tournaments/kinds/stage'
import { rulesIn } from '@tablee/domain/tournaments/knockout-fault'
import type { PlayedMatch, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { keepInPlace } from '../../../ui/keep-in-place.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { RoundForecast } from '../forecast/round-forecast.tsx'
import { KeptArrangement } from '../pairing-by-hand/kept-arrangement.tsx'
import { PairingByHand } from '../pairing-by-hand/pairing-by-hand.tsx'
import { UnsentElsewhere } from '../score-entry/unsent-elsewhere.tsx'
import { type PlayerNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { RankingSection } from '../tournament-page/ranking-section.tsx'
import { ContestedTables } from './contested-tables.tsx'
import { DepartedTables } from './departed-tables.tsx'
import { LeftMatchesChoices } from './left-matches.tsx'
import { PlayersWithoutSeat } from './players-without-seat.tsx'
import { RoundActions } from './round-actions.tsx'
import { RoundHead } from './round-head.tsx'
import { RoundProgress } from './round-progress.tsx'
import { RoundTables } from './round-tables.tsx'
import { UnopposedRows } from './unopposed-rows.tsx'
import { type ContestedNow, useContestedTables } from './use-contested-tables.ts'
import { useDepartedTables } from './use-departed-tables.ts'
import type { Desk } from './use-desk.ts'
import { useTellSaved } from './use-tell-saved.ts'

type ScoresTabProps = { readonly tournament: Tournament; readonly access: StaffAccess; readonly desk: Desk }

/** The tables of a round, what is contested and what is missing; where there is room, the ranking beside them. */
export function ScoresTab({ tournament, access, desk }: ScoresTabProps) {
  const { t } = useTranslation()
  const may = useMay()
  const tellSaved = useTellSaved(access)
  if (isWaiting(tournament)) {
    return (
      <EmptyState drawing="waiting" title={t('admin.scores.notStarted')}>
        {t(tournament.announcement ? 'eventAdmin.scores.notStartedHelp' : 'admin.scores.notStartedHelp')}
      </EmptyState>
    )
  }
  if (desk.isPairing && isRunning(tournament) && may('set-round-pairings')) {
    return (
      <PairingByHand
        tournament={tournament}
        access={access}
        onSaved={tellSaved}
        onClose={() => desk.setIsPairing(false)}
      />
    )
  }
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-6',
        isRunning(tournament) && 'lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:items-start',
      )}
    >
      {isRunning(tournament) ? null : <RankingSection tournament={tournament} own={null} />}
      <Round tournament={tournament} access={access} desk={desk} />
      {isRunning(tournament) ? (
        <div className="max-lg:hidden">
          <RankingSection tournament={tournament} own={null} mayLookAhead isNarrow />
        </div>
      ) : null}
    </div>
  )
}

function Round({ tournament, access, desk }: ScoresTabProps) {
  const { t } = useTranslation()
  const current = currentRound(tournament)
  const round = desk.shownRound
  const names = usePlayerNames(tournament)
  const isUnderWay = isRunning(tournament)
  const may = useMay()
  const canEdit = may('update-score-quick-tournament') && isUnderWay
  const tables = usePlayedMatches(tournament, round)
  const contested = useContestedTables(tournament)
  const gone = useMemo(
    () => new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id]))),
    [tournament.players],
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <KeptArrangement tournament={tournament} onResume={() => desk.setIsPairing(true)} />
      {canEdit ? (
        <UrgentTables tournament={tournament} access={access} desk={desk} names={names} contested={contested} />
      ) : null}
      <UnsentElsewhere
        by="organizer"
        tournamentId={tournament.id}
        isShown={(matchId) => [...tables, ...contested.tables].some(({ id }) => id === matchId)}
      />
      <div ref={keepInPlace}>
        <RoundHead tournament={tournament} round={round} current={current} onShow={desk.showRound}>
          {round === current ? <RoundProgress tables={tables} /> : null}
        </RoundHead>
        {round === current ? null : <p className="text-sm text-muted">{t('admin.scores.earlierHelp')}</p>}
      </div>
      {round === current && isUnderWay ? <RoundForecast tournament={tournament} onTable={desk.want} /> : null}
      <RoundTables
        key={round}
        tables={tables}
        names={names}
        access={access}
        rules={rulesIn(tournament, round)}
        penalties={tournament.penalties}
        gone={gone}
        canEdit={canEdit}
        isCurrent={round === current}
        desk={desk}
      />
      <UnopposedRows
        tournament={tournament}
        round={round}
        access={access}
        canCorrect={may('correct-bye') && isUnderWay && !isKnockout(tournament, round)}
        onCorrected={desk.corrected}
      />
      {round === current ? <LeftMatchesChoices tournament={tournament} access={access} /> : null}
      {round === current && isUnderWay ? <PlayersWithoutSeat tournament={tournament} access={access} /> : null}
      {round === current && isUnderWay ? (
        <RoundActions
          tournament={tournament}
          access={access}
          onRepair={() => desk.setIsPairing(true)}
          onUndone={desk.arrive}
        />
      ) : null}
    </div>
  )
}

type UrgentTablesProps = ScoresTabProps & { readonly names: PlayerNames; readonly contested: ContestedNow }

/** Above all others: what two players disagree about, and what somebody left behind. */
function UrgentTables({ tournament, access, desk, names, contested }: UrgentTablesProps) {
  const current = currentRound(tournament)
  const departed = useDepartedTables(tournament)
  const on = { names, access, rules: rulesIn(tournament, current), penalties: tournament.penalties }
  return (
    <>
      {contested.tables.length > 0 ? (
        <ContestedTables
          {...on}
          matches={contested.tables}
          current={current}
          desk={desk}
          onLeft={contested.forgetSettled}
        />
      ) : null}
      {departed.tables.length > 0 && desk.shownRound === current ? (
        <DepartedTables {...on} tables={departed.tables} desk={desk} onLeft={departed.forgetNoted} />
      ) : null}
    </>
  )
}

/** The tables of a round in the order of their numbers. */
function usePlayedMatches({ matches }: Tournament, round: RoundNumber): readonly PlayedMatch[] {
  return useMemo(
    () =>
      matches
        .filter(isMeeting)
        .filter((match) => match.round === round)
        .sort((one, other) => one.table - other.table),
    [matches, round],
  )
}

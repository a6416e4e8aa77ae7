import { currentRound } from '@tablee/domain/tournaments/round-progress'
import type { PlayedMatch, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { MatchRow } from '../match-view/match-row.tsx'
import { PairingByHand } from '../pairing-by-hand/pairing-by-hand.tsx'
import { type PlayerNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { RankingSection } from '../tournament-page/ranking-section.tsx'
import { ContestedTables } from './contested-tables.tsx'
import { RoundActions } from './round-actions.tsx'
import { RoundBar } from './round-bar.tsx'
import { RoundProgress } from './round-progress.tsx'
import { RoundTables } from './round-tables.tsx'

type ScoresTabProps = { readonly tournament: Tournament; readonly access: OrganizerAccess }

/** The round being played: its tables, what is contested, what is missing, and the next step. */
export function ScoresTab({ tournament, access }: ScoresTabProps) {
  const { t } = useTranslation()
  const [isPairing, setIsPairing] = useState(false)
  if (tournament.phase.kind === 'waiting') {
    return (
      <EmptyState title={t('admin.scores.notStarted')}>
        {t(tournament.announcement ? 'eventAdmin.scores.notStartedHelp' : 'admin.scores.notStartedHelp')}
      </EmptyState>
    )
  }
  if (isPairing && tournament.phase.kind === 'running') {
    return <PairingByHand tournament={tournament} access={access} onClose={() => setIsPairing(false)} />
  }
  return <Rounds tournament={tournament} access={access} onRepair={() => setIsPairing(true)} />
}

function Rounds({ tournament, access, onRepair }: ScoresTabProps & { readonly onRepair: () => void }) {
  const { t } = useTranslation()
  const current = currentRound(tournament)
  const [chosen, setChosen] = useState<RoundNumber | null>(null)
  const round = chosen !== null && chosen < current ? chosen : current
  const names = usePlayerNames(tournament)
  const isRunning = tournament.phase.kind === 'running'
  const tables = usePlayedMatches(tournament, round)
  const contested = useMemo(
    () =>
      tournament.matches.filter(
        (match): match is PlayedMatch => match.kind === 'played' && match.state.kind === 'contested',
      ),
    [tournament.matches],
  )
  return (
    <div className="grid gap-5">
      {isRunning ? null : <RankingSection tournament={tournament} own={null} />}
      {isRunning && contested.length > 0 ? (
        <ContestedTables matches={contested} names={names} access={access} rules={tournament.rules} />
      ) : null}
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          {round === current ? (
            <RoundProgress tables={tables} />
          ) : (
            <p className="text-sm text-muted sm:text-base">{t('admin.scores.earlierHelp')}</p>
          )}
        </div>
        {current > 1 ? (
          <RoundSelect current={current} round={round} onChange={(next) => setChosen(next === current ? null : next)} />
        ) : null}
      </div>
      <RoundTables
        key={round}
        tables={tables}
        names={names}
        access={access}
        rules={tournament.rules}
        canEdit={isRunning}
      />
      <Unopposed matches={tournament.matches} round={round} names={names} />
      {round === current && isRunning ? (
        <RoundActions tournament={tournament} access={access} onRepair={onRepair} />
      ) : null}
      {isRunning ? <RankingSection tournament={tournament} own={null} /> : null}
      {isRunning ? <RoundBar tournament={tournament} access={access} /> : null}
    </div>
  )
}

type RoundSelectProps = {
  readonly current: RoundNumber
  readonly round: RoundNumber
  readonly onChange: (round: RoundNumber) => void
}

function RoundSelect({ current, round, onChange }: RoundSelectProps) {
  const { t } = useTranslation()
  const rounds = Array.from({ length: current }, (_, index) => current - index)
  return (
    <SelectInput
      label={t('admin.scores.round')}
      isLabelHidden
      className="w-32 shrink-0"
      options={rounds.map((each) => ({ value: String(each), label: t('admin.scores.roundName', { round: each }) }))}
      value={String(round)}
      onChange={(value) => onChange(Number(value))}
    />
  )
}

type UnopposedProps = {
  readonly matches: Tournament['matches']
  readonly round: RoundNumber
  readonly names: PlayerNames
}

/** Byes and losses without an opponent: nothing to enter, but part of the round. */
function Unopposed({ matches, round, names }: UnopposedProps) {
  const alone = matches.filter((match) => match.round === round && match.kind !== 'played')
  if (alone.length === 0) return null
  return (
    <ul className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
      {alone.map((match) => (
        <li key={match.id} className="rounded-card border border-line bg-surface">
          <MatchRow
            match={match}
            name1={match.kind === 'played' ? '' : (names.get(match.player) ?? '')}
            name2={null}
            own={null}
          />
        </li>
      ))}
    </ul>
  )
}

/** The tables of a round in the order of their numbers. */
function usePlayedMatches({ matches }: Tournament, round: RoundNumber): readonly PlayedMatch[] {
  return useMemo(
    () =>
      matches
        .filter((match): match is PlayedMatch => match.kind === 'played' && match.round === round)
        .sort((one, other) => one.table - other.table),
    [matches, round],
  )
}

import { draftToCome } from '@tablee/domain/tournaments/draft/draft-seats'
import { groupsOf } from '@tablee/domain/tournaments/kinds/groups'
import { leagueOf } from '@tablee/domain/tournaments/kinds/league'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { expectedCut } from '@tablee/domain/tournaments/rounds/cut-field'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { PlayedMatch, Tournament } from '@tablee/domain/tournaments/tournament'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { May, useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { later } from '../../../../ui/later.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useEnteredHere } from '../../api/results/unsent-score.ts'
import type { CloseWeekProps } from '../../league/close-week.tsx'
import { OpenPart } from '../../parts/open-part.tsx'
import { isPartNext, StartPlannedPart } from '../../parts/start-planned-part.tsx'
import { usePlannedPartFault } from '../../parts/use-planned-part-fault.ts'
import { isCutPossible } from '../../top-cut/cut-line.ts'
import { StartCut } from '../../top-cut/start-cut.tsx'
import { StartGroupsBracket } from '../../top-cut/start-groups-bracket.tsx'
import { StartPlayOff } from '../../top-cut/start-play-off.tsx'
import { useCutRoundName } from '../../tournament-frame/round-name.ts'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { ActionBar } from '../action-bar.tsx'
import { DraftSteps, useDraftNote } from '../draft/draft-steps.tsx'
import { DrawPodsButton } from '../draft/draw-pods-button.tsx'
import { mayDraftAgain } from '../draft/may-draft-again.ts'
import { MissingTables, useNamedTables } from '../scores/missing-tables.tsx'
import { useSavedTable } from '../scores/saved-table.ts'
import { openDisputes } from '../scores/use-contested-tables.ts'
import { type Desk, standOf } from '../scores/use-desk.ts'
import { FinishTournament } from './finish-tournament.tsx'
import { nextStep, tableAfter } from './next-step.ts'
import { OpenNextRound } from './open-next-round.tsx'

type RoundBarProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly desk: Desk
  /** The tables tab is open. */
  readonly isOnTables: boolean
}

const NOTE = 'missing-tables'

/** Few play leagues. */
const closeWeek = later<CloseWeekProps>(async () => (await import('../../league/close-week.tsx')).CloseWeek)

/** What the round waits for, as one button; for an earlier round, back to the current one. */
export function RoundBar({ tournament, access, desk, isOnTables }: RoundBarProps) {
  const { t } = useTranslation()
  const round = currentRound(tournament)
  const step = nextStep(tournament)
  const entered = useEnteredHere(tournament)
  const cutRound = useCutRoundName(tournament)(round)
  const urgent = <Disputes tournament={tournament} desk={desk} isOnTables={isOnTables} />
  if (desk.shownRound !== round) {
    return (
      <ActionBar isAside={isOnTables} note={null} urgent={urgent}>
        <Button variant="secondary" className="min-h-12" onClick={() => desk.showRound(round)}>
          {cutRound === null ? t('admin.scores.backToRound', { round }) : t('cut.backTo', { name: cutRound })}
        </Button>
      </ActionBar>
    )
  }
  switch (step.kind) {
    case 'enter_results':
      return <ResultsBar tables={step.tables} {...{ tournament, access, entered, desk, isOnTables, urgent }} />
    case 'next_round':
      return <NextBar {...{ tournament, access, desk, isOnTables, urgent }} />
    case 'finish':
      return <EndBar {...{ tournament, access, desk, isOnTables, urgent }} />
    case 'start':
    case 'nothing':
      return null
    default:
      return step satisfies never
  }
}

/** The next round; where pods draft before it, their timer first. */
function NextBar({ tournament, access, desk, isOnTables, urgent }: EndBarProps) {
  const draft = draftToCome(tournament)
  const draftNote = useDraftNote(draft, currentRound(tournament) + 1)
  const open = (isMain: boolean) => (
    <May act="start-next-round">
      <OpenNextRound {...{ tournament, access, isMain }} note={NOTE} onOpened={desk.arrive} tell={desk.tellPaired} />
    </May>
  )
  const note = draftNote === null ? <MissingTables id={NOTE} tables={[]} /> : <p id={NOTE}>{draftNote}</p>
  return (
    <ActionBar isAside={isOnTables} isNoteHeard note={note} urgent={urgent}>
      {draft ? <DraftSteps {...{ tournament, access }} stage={draft} round={open} onDone={desk.arrive} /> : open(true)}
    </ActionBar>
  )
}

/** After the planned rounds: the end, or first the bracket if planned (STAK-9). */
type EndBarProps = RoundBarProps & { readonly urgent: ReactNode }

function EndBar({ tournament, access, desk, isOnTables, urgent }: EndBarProps) {
  const isCut = isCutPossible(tournament) && expectedCut(tournament) !== null
  const isPlanned = isCut && tournament.plannedCut !== null
  const fault = usePlannedPartFault(tournament)
  const part = (
    <May act="open-stage">
      <OpenPart tournament={tournament} access={access} onStarted={desk.arrive} isMain={fault !== null} />
    </May>
  )
  const hasGroups = groupsOf(currentStage(tournament)) !== null
  const cut = (
    <May act="start-cut">
      <StartCut
        tournament={inEntrants(tournament)}
        access={access}
        place={isPlanned ? 'planned' : 'bar'}
        onStarted={desk.arrive}
      />
    </May>
  )
  const note = fault === null ? <MissingTables id={NOTE} tables={[]} /> : <p id={NOTE}>{fault}</p>
  return (
    <ActionBar isAside={isOnTables} isNoteHeard={fault === null} note={note} urgent={urgent}>
      {isPlanned ? cut : null}
      <May act="start-cut">
        <StartGroupsBracket tournament={tournament} access={access} onStarted={desk.arrive} />
      </May>
      {fault === null ? (
        <May act="open-stage">
          <StartPlannedPart tournament={tournament} access={access} onStarted={desk.arrive} />
        </May>
      ) : (
        part
      )}
      <May act="finish-tournament">
        <FinishTournament
          tournament={tournament}
          access={access}
          isEnabled
          isMain={!isPlanned && !hasGroups && !isPartNext(tournament)}
          note={NOTE}
          onFinished={desk.arrive}
        />
      </May>
      {isCut && !isPlanned ? cut : null}
      <May act="start-cut">
        <StartPlayOff tournament={tournament} access={access} onStarted={desk.arrive} />
      </May>
      {mayDraftAgain(tournament) ? (
        <DrawPodsButton as="second" {...{ tournament, access }} onDrawn={desk.arrive} />
      ) : null}
      {fault === null ? part : null}
    </ActionBar>
  )
}

type ResultsBarProps = {
  readonly access: StaffAccess
  readonly tournament: Tournament
  readonly tables: readonly PlayedMatch[]
  /** Entered here, not delivered yet. */
  readonly entered: ReadonlySet<string>
  readonly desk: Desk
  readonly isOnTables: boolean
  readonly urgent: ReactNode
}

/** Results still to enter; one waiting for the network counts as entered. */
function ResultsBar({ tournament, access, tables, entered, desk, isOnTables, urgent }: ResultsBarProps) {
  const { t } = useTranslation()
  const toEnter = tables.filter(({ id }) => !entered.has(id))
  const count = tables.length - toEnter.length
  if (toEnter.length === 0) {
    const waits = <p role="status">{t('onTheWay.roundWaits', { count })}</p>
    return (
      <ActionBar isAside={isOnTables} {...{ note: waits, urgent }}>
        {null}
      </ActionBar>
    )
  }
  const toSend = count === 0 ? null : t('onTheWay.results', { count })
  const note = (
    <>
      <MissingTables id={NOTE} tables={toEnter} />
      {toSend === null ? null : <p>{toSend}</p>}
    </>
  )
  return (
    <ActionBar isAside={isOnTables} isNoteHeard note={note} urgent={urgent}>
      <EnterResults stand={standOf(tournament)} tables={toEnter} toSend={toSend} desk={desk} />
      {leagueOf(currentStage(tournament)) && count === 0 ? (
        <closeWeek.Component tournament={tournament} access={access} onClosed={desk.arrive} />
      ) : null}
    </ActionBar>
  )
}

type EnterResultsProps = {
  readonly stand: string
  readonly tables: readonly PlayedMatch[]
  readonly toSend: string | null
  readonly desk: Desk
}

/** "4 tables à saisir" leads to the first; after a score, to the next. */
function EnterResults({ stand, tables, toSend, desk }: EnterResultsProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const saved = useSavedTable(desk.saved, stand)
  const next = saved === null ? undefined : tableAfter(tables, saved)
  const wanted = next ?? tables[0]
  const named = useNamedTables(tables)
  if (!wanted) return null
  return (
    <Button
      className="min-h-12"
      aria-describedby={NOTE}
      onClick={() => desk.want(wanted.id, { isOpened: next !== undefined })}
    >
      <span className="-my-1 grid">
        {next === undefined
          ? t('admin.scores.toEnter', { count: tables.length })
          : t('admin.scores.nextTable', { table: labelOf(next.table) })}
        <span aria-hidden="true" className="text-sm leading-[1rem] font-normal sm:hidden">
          {next === undefined
            ? t('admin.scores.tablesNamed', { count: tables.length, tables: named })
            : t('admin.scores.toEnter', { count: tables.length })}
          {toSend === null ? null : ` · ${toSend}`}
        </span>
      </span>
    </Button>
  )
}

type DisputesProps = Pick<RoundBarProps, 'tournament' | 'desk' | 'isOnTables'>

/** Contested tables out of sight; a tap leads to the first. */
function Disputes({ tournament, desk, isOnTables }: DisputesProps) {
  const { t } = useTranslation()
  const may = useMay()
  const unseen = openDisputes(tournament).filter(({ id }) => !isOnTables || desk.disputes.known.get(id) === false)
  const named = useNamedTables(unseen)
  const [first] = unseen
  if (!first || !may('update-score-quick-tournament')) return null
  return (
    <Button
      variant="secondary"
      className="max-sm:order-first"
      icon={<TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-amber" />}
      onClick={() => desk.want(first.id, { isOpened: false, isDispute: true })}
    >
      {t('admin.scores.disputed', { count: unseen.length, tables: named })}
    </Button>
  )
}

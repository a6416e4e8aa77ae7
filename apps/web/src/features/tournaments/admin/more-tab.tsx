import { isFinished, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isFieldClosed } from '@tablee/domain/tournaments/kinds/stage'
import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useId } from 'react'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { AllDecisionsRow } from '../conduct/all-decisions-row.tsx'
import { DeckChecksRow } from '../deck-checks/deck-checks-row.tsx'
import { OpenPart } from '../parts/open-part.tsx'
import { TeamRow } from '../staff/team-row.tsx'
import { isCutPossible } from '../top-cut/cut-line.ts'
import { StartCut } from '../top-cut/start-cut.tsx'
import { ExportTournament } from './export-tournament.tsx'
import { MoreLinks } from './more-links.tsx'
import { ReopenTournament } from './reopen-tournament.tsx'
import { FinishTournament } from './rounds/finish-tournament.tsx'
import { nextStep } from './rounds/next-step.ts'
import { OpenNextRound } from './rounds/open-next-round.tsx'
import { MissingTables } from './scores/missing-tables.tsx'
import type { Desk } from './scores/use-desk.ts'

const NOTE = 'missing-before-end'

type MoreTabProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly desk: Desk
  readonly settings: ReactNode
  /** Acts on the tournament as a whole, the main one first. */
  readonly fate?: ReactNode
  readonly aftermath?: ReactNode
}

export function MoreTab({ tournament, access, desk, settings, fate, aftermath }: MoreTabProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MoreLinks tournament={tournament} />
        <ul aria-label={t('settingList.label')} className="divide-y divide-line border-y border-line">
          <May act="invite-staff">
            <TeamRow tournament={tournament} access={access} />
          </May>
          {isWaiting(tournament) || !tournament.announcement ? null : (
            <May act="get-deck-checks">
              <DeckChecksRow tournament={tournament} access={access} />
            </May>
          )}
          {isWaiting(tournament) ? null : (
            <May act="get-conduct">
              <AllDecisionsRow tournament={tournament} access={access} />
            </May>
          )}
          {settings}
        </ul>
      </div>
      <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id={titleId} className="text-section">
          {t('life.title')}
        </h2>
        {tournament.isCancelled && tournament.announcement ? (
          <Notice tone="attention" title={t('tournament.cancelled.title')}>
            {t('tournament.cancelled.text')}
          </Notice>
        ) : null}
        <div className="grid gap-2 empty:hidden sm:flex sm:flex-wrap">
          <RoundActs tournament={tournament} access={access} desk={desk} />
          {isCutPossible(tournament) ? (
            <May act="start-cut">
              <StartCut tournament={inEntrants(tournament)} access={access} place="list" onStarted={desk.arrive} />
            </May>
          ) : null}
          <May act="open-stage">
            <OpenPart tournament={tournament} access={access} onStarted={desk.arrive} />
          </May>
        </div>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          <ExportTournament tournament={tournament} />
          {fate}
        </div>
        {aftermath}
      </section>
    </div>
  )
}

/** Early end, extra round, and undoing the end. */
function RoundActs({ tournament, access, desk }: Pick<MoreTabProps, 'tournament' | 'access' | 'desk'>) {
  const step = nextStep(tournament)
  const on = { tournament, access }
  if (isFinished(tournament)) {
    return (
      <May act="reopen-tournament">
        <ReopenTournament {...on} onReopened={desk.arrive} />
      </May>
    )
  }
  if (!isRunning(tournament)) return null
  if (step.kind === 'finish') {
    // None after the final, or when everyone has met.
    if (isFieldClosed(tournament)) return null
    return (
      <May act="start-next-round">
        <OpenNextRound {...on} isMain={false} note={NOTE} onOpened={desk.arrive} tell={desk.tellPaired} />
      </May>
    )
  }
  return (
    <May act="finish-tournament">
      <MissingTables id={NOTE} tables={step.kind === 'enter_results' ? step.tables : []} />
      <FinishTournament
        {...on}
        isEnabled={step.kind === 'next_round'}
        isMain={false}
        note={NOTE}
        onFinished={desk.arrive}
      />
    </May>
  )
}

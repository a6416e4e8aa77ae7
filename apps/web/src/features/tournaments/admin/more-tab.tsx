import { isFinished, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isFieldClosed } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { Printer, Projector } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { May, useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { JournalLink } from '../journal/journal-link.tsx'
import { SaveTournament } from '../portable/save-tournament.tsx'
import { SpreadsheetFiles } from '../spreadsheet/spreadsheet-files.tsx'
import { StaffSection } from '../staff/staff-section.tsx'
import { isCutPossible } from '../top-cut/cut-line.ts'
import { StartCut } from '../top-cut/start-cut.tsx'
import { FinishTournament } from './finish-tournament.tsx'
import { MissingTables } from './missing-tables.tsx'
import { nextStep } from './next-step.ts'
import { OpenNextRound } from './open-next-round.tsx'
import { ReopenTournament } from './reopen-tournament.tsx'
import type { Desk } from './use-desk.ts'

const NOTE = 'missing-before-end'

type MoreTabProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly desk: Desk
  readonly settings: ReactNode
  readonly statistics?: ReactNode
  /** What becomes of the tournament as a whole. */
  readonly fate?: ReactNode
}

/** What is not wanted every minute: the end, the settings and the figures. */
export function MoreTab({ tournament, access, desk, settings, statistics, fate }: MoreTabProps) {
  const { t } = useTranslation()
  const may = useMay()
  const hasSettings = may('change-settings') || may('plan-rounds')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-2 sm:flex sm:flex-wrap sm:items-center">
        <RoundActs tournament={tournament} access={access} desk={desk} />
        {isCutPossible(tournament) ? (
          <May act="start-cut">
            <StartCut tournament={tournament} access={access} isMain={false} onStarted={desk.arrive} />
          </May>
        ) : null}
        <Link
          to="/tournament/$code"
          params={{ code: tournament.code }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('tournament.toTournament')}
        </Link>
        <Link
          to="/tournament/$code/print"
          params={{ code: tournament.code }}
          search={isRunning(tournament) ? { sheet: 'byName', now: 1 } : {}}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Printer aria-hidden="true" className="size-5" />
          {t(isRunning(tournament) ? 'paper.openTables' : 'paper.open')}
        </Link>
        <Link
          to="/tournament/$code/live"
          params={{ code: tournament.code }}
          target="_blank"
          title={t('wall.openHelp')}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Projector aria-hidden="true" className="size-5" />
          {t('wall.open')}
        </Link>
        <JournalLink code={tournament.code} isForStaff />
      </div>
      <May act="invite-staff">
        <StaffSection tournament={tournament} access={access} />
      </May>
      {hasSettings ? <Section title={t('admin.tabs.settings')}>{settings}</Section> : null}
      <Section title={t('spreadsheet.title')}>
        {isWaiting(tournament) ? null : <SpreadsheetFiles tournament={tournament} />}
        <SaveTournament tournament={tournament} />
      </Section>
      {statistics ? <Section title={t('admin.tabs.statistics')}>{statistics}</Section> : null}
      {fate ? <Section title={t('life.title')}>{fate}</Section> : null}
    </div>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The end before its time, one round more than planned, and the way back from the end. */
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
    // After the final there is none, nor when everybody has met.
    if (isFieldClosed(tournament)) return null
    return (
      <May act="start-next-round">
        <OpenNextRound {...on} isMain={false} note={NOTE} onOpened={desk.arrive} />
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

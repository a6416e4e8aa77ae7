import { isDrafting } from '@tablee/domain/tournaments/draft/draft-seats'
import { openCalls } from '@tablee/domain/tournaments/judge-calls/judge-calls'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { rulesIn } from '@tablee/domain/tournaments/rounds/knockout-fault'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMay } from '../../../../acts/acting-as.tsx'
import { later } from '../../../../ui/later.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import type { WaitingCallsProps } from '../../judge-calls/waiting-calls.tsx'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'
import { ContestedTables } from './contested-tables.tsx'
import { DepartedTables } from './departed-tables.tsx'
import { useContestedTables } from './use-contested-tables.ts'
import { useDepartedTables } from './use-departed-tables.ts'
import type { Desk } from './use-desk.ts'

/** Few tables call. */
const waitingCalls = later<WaitingCallsProps>(
  async () => (await import('../../judge-calls/waiting-calls.tsx')).WaitingCalls,
)
const callsBar = later<WaitingCallsProps>(async () => (await import('../../judge-calls/calls-bar.tsx')).CallsBar)

type UrgentTablesProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly desk: Desk
  /** In a column of its own, where it moves no table: with the calls to judges, which have a bar elsewhere. */
  readonly isApart?: boolean
}

export function UrgentTables({ tournament, access, desk, isApart = false }: UrgentTablesProps) {
  const may = useMay()
  const current = currentRound(tournament)
  const names = usePlayerNames(tournament)
  const contested = useContestedTables(tournament)
  const departed = useDepartedTables(tournament)
  const on = { names, access, rules: rulesIn(tournament, current), penalties: tournament.penalties }
  return (
    <>
      {isApart && may('answer-judge-call') && openCalls(tournament).length > 0 ? (
        <waitingCalls.Component {...{ tournament, access }} />
      ) : null}
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

/** Where cards offer to call, the bar is there before anybody does: a call that comes moves no table. */
export function CallsOfRoom({ tournament, access }: WaitingCallsProps) {
  const isCalled = openCalls(tournament).length > 0
  if (!isCalled && !(tournament.announcement && (isRunning(tournament) || isDrafting(tournament)))) return null
  return (
    <div className="min-h-11">
      <callsBar.Component {...{ tournament, access }} />
    </div>
  )
}

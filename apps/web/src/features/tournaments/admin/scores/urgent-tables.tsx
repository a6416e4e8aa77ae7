import { openJudgeCalls } from '@tablee/domain/tournaments/judge-calls/judge-calls'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
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

type UrgentTablesProps = { readonly tournament: Tournament; readonly access: StaffAccess; readonly desk: Desk }

export function UrgentTables({ tournament, access, desk }: UrgentTablesProps) {
  const may = useMay()
  const current = currentRound(tournament)
  const names = usePlayerNames(tournament)
  const contested = useContestedTables(tournament)
  const departed = useDepartedTables(tournament)
  const on = { names, access, rules: rulesIn(tournament, current), penalties: tournament.penalties }
  return (
    <>
      {openJudgeCalls(tournament).length > 0 && may('answer-judge-call') ? (
        <waitingCalls.Component tournament={tournament} access={access} />
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

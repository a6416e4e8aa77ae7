import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, enteredIn } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { May } from '../../../acts/acting-as.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { TablesRow } from '../table-plan/tables-row.tsx'
import { ClockRow } from './clock-row.tsx'
import { CutRow } from './cut-row.tsx'
import { GameRulesRow } from './game-rules-row.tsx'
import { GroupsRow } from './groups-row.tsx'
import { LargeSwissRow } from './large-swiss-row.tsx'
import { LeagueRow } from './league-row.tsx'
import { OwnNamesRow } from './own-names-row.tsx'
import { PlannedPartsRow } from './planned-parts-row.tsx'
import { PodsRow } from './pods-row.tsx'
import { QuietRow } from './quiet-row.tsx'
import { RoundsRow } from './rounds-row.tsx'
import { TeamsRow } from './teams-row.tsx'

type PlayRowsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Until the finish: rounds, bracket, clock, tables, renaming. */
export function PlayRows({ tournament, access }: PlayRowsProps) {
  const on = { tournament, access }
  if (tournament.isCancelled || isFinished(tournament)) return null
  return (
    <>
      {enteredIn(currentStage(tournament)) ? null : (
        <May act="plan-rounds">
          <RoundsRow {...on} />
        </May>
      )}
      {enteredIn(currentStage(tournament)) ? null : (
        <May act="plan-cut">
          <CutRow {...on} />
        </May>
      )}
      <May act="change-settings">
        <GameRulesRow {...on} />
        <LargeSwissRow {...on} />
        <PodsRow {...on} />
        <GroupsRow {...on} />
        <PlannedPartsRow {...on} />
        <TeamsRow {...on} />
        <LeagueRow {...on} />
        <QuietRow {...on} />
      </May>
      <May act="plan-clock">
        <ClockRow {...on} />
      </May>
      <May act="plan-tables">
        <TablesRow {...on} />
      </May>
      <May act="allow-own-names">
        <OwnNamesRow {...on} />
      </May>
    </>
  )
}

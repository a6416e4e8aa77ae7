import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { May } from '../../../acts/acting-as.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { DeleteTournament } from '../deletion/delete-tournament.tsx'
import { RestartTournament } from '../restart/restart-tournament.tsx'
import { CancelQuickTournament } from './cancel-quick-tournament.tsx'

type QuickFateProps = { readonly tournament: Tournament; readonly access: StaffAccess }

export function QuickFate({ tournament, access }: QuickFateProps) {
  const on = { tournament, access }
  if (tournament.restartedAs !== null) return null
  return (
    <>
      {isFinished(tournament) ? (
        <May act="restart-quick-tournament">
          <RestartTournament {...on} />
        </May>
      ) : (
        <May act="cancel-tournament">
          <CancelQuickTournament {...on} />
        </May>
      )}
      {isWaiting(tournament) ? (
        <May act="delete-tournament">
          <DeleteTournament {...on} />
        </May>
      ) : null}
    </>
  )
}

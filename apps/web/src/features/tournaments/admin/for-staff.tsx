import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ActingAs } from '../../../acts/acting-as.tsx'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useKeptWatch } from '../api/own/kept-tournaments.ts'
import { useOwnRoleWatch } from '../api/own/own-role.ts'
import { type StaffAccess, useOwnRoles } from '../api/own/own-roles.ts'
import { InCave } from '../cave/in-cave.tsx'
import { useTellAway } from '../desk-away/use-tell-away.ts'
import { EndedRole } from '../staff/ended-role.tsx'
import { FixedSeats } from '../table-plan/fixed-seats.tsx'

type ForStaffProps = {
  readonly tournament: Tournament
  /** For those without access. */
  readonly title: string
  readonly text: string
  readonly children: (access: StaffAccess) => ReactNode
}

/** Only for those who can prove a staff role; the server checks each act again. */
export function ForStaff({ tournament, title, text, children }: ForStaffProps) {
  const { t } = useTranslation()
  const { staff } = useOwnRoles(tournament)
  const { isAsking } = useKeptWatch(tournament, staff !== null)
  const ended = useDeviceStorage().helping.find(tournament.id)?.ended
  if (staff)
    return (
      <ActingAs who={staff.role} by={staff.secret}>
        {staff.role === 'organizer' ? null : <OwnRoleWatch access={staff} />}
        <AwayWatch tournament={tournament} />
        <InCave access={staff}>
          <FixedSeats plan={tournament.tablePlan}>{children(staff)}</FixedSeats>
        </InCave>
      </ActingAs>
    )
  if (isAsking)
    return (
      <div className="grid min-h-60 place-items-center text-muted">
        <Spinner label={t('admin.askingRole')} />
      </div>
    )
  if (ended) return <EndedRole tournament={tournament} ended={ended} />
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      action={
        <Link to="/tournament/$code" params={{ code: tournament.code }} className={buttonClass()}>
          {t('tournament.toTournament')}
        </Link>
      }
    >
      {text}
    </ErrorState>
  )
}

function AwayWatch({ tournament }: Pick<ForStaffProps, 'tournament'>) {
  useTellAway(tournament)
  return null
}

function OwnRoleWatch({ access }: { readonly access: StaffAccess }) {
  useOwnRoleWatch(access)
  return null
}

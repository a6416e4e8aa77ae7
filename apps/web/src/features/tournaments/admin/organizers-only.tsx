import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'
import { type OrganizerAccess, useOwnRoles } from '../api/own-roles.ts'

type OrganizersOnlyProps = {
  readonly tournament: Tournament
  /** What anybody else is told. */
  readonly title: string
  readonly text: string
  readonly children: (access: OrganizerAccess) => ReactNode
}

/** The administration, for whoever can prove to be the organizer; the server checks each act again. */
export function OrganizersOnly({ tournament, title, text, children }: OrganizersOnlyProps) {
  const { t } = useTranslation()
  const { organizer } = useOwnRoles(tournament)
  if (organizer) return children(organizer)
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

import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PinnedLine } from '../../../ui/pinned-line.tsx'
import { useOwnRegistration } from '../api/own-registration.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { OWN_REGISTRATION_ID } from './own-registration-card.tsx'
import { standingOf } from './standing.ts'

type OwnStandingLineProps = {
  readonly tournament: Tournament
  /** Shown without a registration, and until it is known. */
  readonly otherwise: ReactNode
}

/** One line that links to the registration, or to one's own page with a seat. */
export function OwnStandingLine({ tournament, otherwise }: OwnStandingLineProps) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const own = useOwnRegistration(tournament, useRegistrations(tournament).data)
  if (!own || own.registration.status === 'cancelled') return otherwise
  const standing = standingOf(own.registration, isWaiting(tournament))
  const hasSeat = standing === 'confirmed' || standing === 'present'
  return (
    <PinnedLine
      label={t('tournament.own.label')}
      text={t(`registrations.own.line.${standing}`, {
        place: ordinal(own.registration.waitingPosition ?? 0),
      })}
      note={own.registration.playerName}
      linkLabel={t(hasSeat ? 'tournament.own.toPage' : 'registrations.own.show')}
      link={({ className, children }) =>
        hasSeat ? (
          <Link to="/tournament/$code/player" params={{ code: tournament.code }} className={className}>
            {children}
          </Link>
        ) : (
          <a href={`#${OWN_REGISTRATION_ID}`} className={className}>
            {children}
          </a>
        )
      }
    />
  )
}

import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PinnedLine } from '../../../ui/pinned-line.tsx'
import { useOwnRegistration } from '../api/own-registration.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { standingOf } from './standing.ts'

type OwnStandingLineProps = {
  readonly tournament: Tournament
  /** Where on this page the registration itself stands. */
  readonly href: string
}

/** How the registration of whoever looks stands, in one line; nothing for who has none, or none any more. */
export function OwnStandingLine({ tournament, href }: OwnStandingLineProps) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const own = useOwnRegistration(tournament, useRegistrations(tournament).data)
  if (!own || own.registration.status === 'cancelled') return null
  return (
    <PinnedLine
      label={t('tournament.own.label')}
      text={t(`registrations.own.line.${standingOf(own.registration, isWaiting(tournament))}`, {
        place: ordinal(own.registration.waitingPosition ?? 0),
      })}
      note={own.registration.playerName}
      linkLabel={t('registrations.own.show')}
      link={({ className, children }) => (
        <a href={href} className={className}>
          {children}
        </a>
      )}
    />
  )
}

import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Mat } from '../../../ui/card.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useOwnRegistration } from '../api/own-registration.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { standingOf, standingText } from '../own-registration/standing.ts'

type WithoutSeatProps = {
  readonly tournament: Tournament
  /** Without a registration. */
  readonly otherwise: ReactNode
}

/** The table page of someone registered without a seat. */
export function WithoutSeat({ tournament, otherwise }: WithoutSeatProps) {
  const { t } = useTranslation()
  const query = useRegistrations(tournament)
  return (
    <Asked query={query} waiting={<Reading />} title={t('registrations.own.loadFailed')} isMain headingLevel={1}>
      {(registrations) => <OwnStanding tournament={tournament} registrations={registrations} otherwise={otherwise} />}
    </Asked>
  )
}

function Reading() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-40 place-items-center text-muted">
      <Spinner label={t('registrations.form.loading')} />
    </div>
  )
}

type OwnStandingProps = WithoutSeatProps & { readonly registrations: readonly RegistrationView[] }

function OwnStanding({ tournament, registrations, otherwise }: OwnStandingProps) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const own = useOwnRegistration(tournament, registrations)
  if (!own) return otherwise
  const { registration } = own
  const standing = standingOf(registration, isWaiting(tournament))
  const place = ordinal(registration.waitingPosition ?? 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-0.5">
        <h1 className="text-title ">{t(`registrations.own.${standing}`, { place })}</h1>
        <p className="text-sm text-muted wrap-anywhere">{tournament.name}</p>
      </header>
      <Mat as="section" className="grid gap-3">
        <PlayerName name={registration.playerName} className="text-base" />
        <p aria-live="polite" className="max-w-prose text-lg">
          {t(standingText(standing, { tournament, isOver: true }), { place })}
        </p>
      </Mat>
      <Link to="/tournament/$code" params={{ code: tournament.code }} className={buttonClass({ size: 'large' })}>
        {t('tournament.toTournament')}
      </Link>
    </div>
  )
}

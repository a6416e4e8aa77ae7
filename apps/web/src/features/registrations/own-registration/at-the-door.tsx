import { isFinished, isRunning, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link, Navigate } from '@tanstack/react-router'
import { Asked } from '../../../acts/asked.tsx'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useIsPast } from '../../../ui/use-is-past.ts'
import { type OwnRegistration, useOwnRegistration } from '../api/own-registration.ts'
import { useRegistrations } from '../api/registrations-query.ts'
import { areAskedToArrive, OwnArrival } from './own-arrival.tsx'
import { standingOf, standingText } from './standing.ts'

type OfEvent = { readonly tournament: Tournament }

/** After scanning the door's code: check in, or how to get in. */
export function AtTheDoor({ tournament }: OfEvent) {
  const { t } = useTranslation()
  const { name, code } = tournament
  // Quick tournaments have no registration, only seats.
  if (!tournament.announcement) return <Navigate to="/tournament/$code" params={{ code }} replace />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-0.5">
        <h1 className="text-title ">{t('registrations.arrival.title')}</h1>
        <p className="text-muted wrap-anywhere">{name}</p>
      </header>
      {tournament.isCancelled ? (
        <Notice tone="attention" title={t('tournament.cancelled.title')}>
          {t('tournament.cancelled.text')}
        </Notice>
      ) : (
        <Arriving tournament={tournament} />
      )}
      <Link
        to="/tournament/$code"
        params={{ code }}
        className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}
      >
        {t('tournament.toTournament')}
      </Link>
    </div>
  )
}

function Arriving({ tournament }: OfEvent) {
  const { t } = useTranslation()
  const query = useRegistrations(tournament)
  const own = useOwnRegistration(tournament, query.data)
  const waiting = (
    <div className="grid min-h-40 place-items-center text-muted">
      <Spinner label={t('registrations.form.loading')} />
    </div>
  )
  return (
    <Asked query={query} waiting={waiting} title={t('registrations.own.loadFailed')} isMain>
      {() => (own ? <Registered tournament={tournament} own={own} /> : <NotRegistered tournament={tournament} />)}
    </Asked>
  )
}

function Registered({ tournament, own }: OfEvent & { readonly own: OwnRegistration }) {
  const { t } = useTranslation()
  const place = useOrdinal()(own.registration.waitingPosition ?? 0)
  const isOver = useIsPast(tournament.registrationRules.closesAt)
  const isBeforeStart = isWaiting(tournament)
  const standing = standingOf(own.registration, isBeforeStart)
  const isExpected = isBeforeStart && (standing === 'confirmed' || standing === 'present')
  const isByPlayers = areAskedToArrive(tournament)
  const text = isExpected ? 'refusals.check_in_at_desk' : standingText(standing, { tournament, isOver })
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <PlayerName name={own.registration.playerName} isStrong className="text-lg" />
        {standing === 'present' ? null : <p>{t(`registrations.own.${standing}`, { place })}</p>}
      </div>
      {isExpected && isByPlayers ? (
        <OwnArrival tournament={tournament} own={own} />
      ) : (
        <p aria-live="polite" className="max-w-prose">
          {t(text, { place })}
        </p>
      )}
      {isBeforeStart && (standing === 'pending' || standing === 'waiting') ? (
        <p className="max-w-prose">{t('registrations.arrival.tellDesk')}</p>
      ) : null}
      {isBeforeStart && standing === 'cancelled' && !isOver ? <ToForm code={tournament.code} /> : null}
      {isRunning(tournament) && standing === 'confirmed' ? (
        <Link
          to="/tournament/$code/player"
          params={{ code: tournament.code }}
          className={buttonClass({ size: 'large' })}
        >
          {t('tournament.toDashboard')}
        </Link>
      ) : null}
    </Card>
  )
}

function NotRegistered({ tournament }: OfEvent) {
  const { t } = useTranslation()
  const signedInAs = useSignedInAs()
  const isOver = useIsPast(tournament.registrationRules.closesAt)
  if (isFinished(tournament)) return <p className="text-lg">{t('registrations.own.finished')}</p>
  if (!isWaiting(tournament)) return <p className="max-w-prose text-lg">{t('registrations.arrival.started')}</p>
  const isSignedIn = signedInAs.kind === 'account'
  return (
    <Notice
      tone="attention"
      title={t(isSignedIn ? 'registrations.arrival.unknownAccount' : 'registrations.arrival.unknown')}
    >
      <div className="grid gap-3">
        <p>{t(isOver ? 'registrations.arrival.closed' : 'registrations.arrival.register')}</p>
        <div className="flex flex-wrap gap-2">
          {isOver ? null : <ToForm code={tournament.code} />}
          {isSignedIn ? null : (
            <Link
              to="/login"
              search={{ redirect: `/tournament/${tournament.code}/here` }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('registrations.form.signIn')}
            </Link>
          )}
        </div>
      </div>
    </Notice>
  )
}

function ToForm({ code }: Pick<Tournament, 'code'>) {
  const { t } = useTranslation()
  return (
    <Link
      to="/tournament/$code"
      params={{ code }}
      hash="registration"
      className={`${buttonClass()} justify-self-start`}
    >
      {t('registrations.form.submit')}
    </Link>
  )
}

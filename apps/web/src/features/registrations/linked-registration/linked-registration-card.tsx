import type { LinkedRegistration } from '@tablee/contract/registrations/registration-link'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useIsPast } from '../../../ui/use-is-past.ts'
import { useLinkedAct } from '../api/registration-link.ts'
import { type Standing, standingOf } from '../own-registration/standing.ts'
import type { DecklistSlots } from '../registration-form/decklist-slots.ts'
import { LinkedDecklist } from './linked-decklist.tsx'
import { CancelLinked, CloseLinks } from './linked-questions.tsx'
import { TakeOver } from './take-over.tsx'

type LinkedCardProps = { readonly registration: LinkedRegistration; readonly decklists: DecklistSlots }

export function LinkedRegistrationCard({ registration, decklists }: LinkedCardProps) {
  const { t } = useTranslation()
  const { tournament } = registration
  const isBeforeStart = !tournament.isStarted
  const standing = standingOf(registration, isBeforeStart)
  const place = useOrdinal()(registration.waitingPosition ?? 0)
  const isActive = standing !== 'cancelled' && standing !== 'dropped' && !tournament.isCancelled
  const canChange = isActive && isBeforeStart
  const isArriving = useIsPast(tournament.checkInOpensAt) && canChange && standing === 'confirmed'
  return (
    <Card
      as="section"
      aria-labelledby="linked-registration"
      className="mx-auto grid w-full max-w-xl min-w-0 grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h1 id="linked-registration" className="text-title wrap-anywhere hyphens-auto ">
          {tournament.name}
        </h1>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <PlayerName name={registration.playerName} isStrong className="text-lg" />
          {tournament.isCancelled ? null : (
            <Badge tone={toneOf(standing)}>{t(`registrations.own.${standing}`, { place })}</Badge>
          )}
        </div>
      </div>
      {tournament.isCancelled ? (
        <Notice tone="attention" title={t('tournament.cancelled.title')}>
          {t('tournament.cancelled.text')}
        </Notice>
      ) : null}
      <Arrival registration={registration} />
      <Facts registration={registration} />
      {isActive ? <LinkedDecklist registration={registration} decklists={decklists} canChange={canChange} /> : null}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        {isActive && !tournament.isFinished ? <TakeOver registration={registration} isMain={!isArriving} /> : null}
        <Link
          to="/tournament/$code"
          params={{ code: tournament.code }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('linkedRegistration.toEvent')}
        </Link>
        {canChange ? <CancelLinked registration={registration} /> : null}
        <CloseLinks registration={registration} />
      </div>
    </Card>
  )
}

function toneOf(standing: Standing) {
  if (standing === 'pending' || standing === 'waiting') return 'amber'
  return standing === 'confirmed' || standing === 'present' ? 'felt' : 'neutral'
}

/** Once check-in is open: one tap checks in, another undoes it. */
function Arrival({ registration }: Pick<LinkedCardProps, 'registration'>) {
  const { t } = useTranslation()
  const act = useLinkedAct(registration)
  const { tournament, status, dropped, checkedIn } = registration
  const isTime = useIsPast(tournament.checkInOpensAt)
  const isComing = status === 'confirmed' && !dropped && !tournament.isStarted && !tournament.isCancelled
  if (!isComing || tournament.checkInOpensAt === null || !(isTime || checkedIn)) return null
  return (
    <div className="grid gap-3">
      <div aria-live="polite" className="empty:hidden">
        {checkedIn ? (
          <p className="flex items-center gap-2 font-semibold text-felt">
            <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
            {t('registrations.arrival.noted')}
          </p>
        ) : null}
      </div>
      <Button
        key={checkedIn ? 'there' : 'away'}
        variant={checkedIn ? 'quiet' : 'primary'}
        size={checkedIn ? 'medium' : 'large'}
        className="justify-self-start"
        isBusy={act.isSending}
        onClick={() => void act.send({ kind: 'check-in', isPresent: !checkedIn })}
      >
        {t(checkedIn ? 'registrations.arrival.takeBack' : 'registrations.arrival.here')}
      </Button>
      <ActFailure act={act} title={t('registrations.arrival.failed')} isTap />
    </div>
  )
}

function Facts({ registration: { tournament, hasPaid } }: Pick<LinkedCardProps, 'registration'>) {
  const { t } = useTranslation()
  const { fullDateTime } = useFormats()
  const { startsAt, location, fee, bring } = tournament
  return (
    <dl className="grid gap-3">
      <Fact term={t('linkedRegistration.when')}>
        <Moment at={startsAt} text={fullDateTime(new Date(startsAt))} />
      </Fact>
      {location === null ? null : <Fact term={t('linkedRegistration.where')}>{location}</Fact>}
      {fee === null ? null : (
        <Fact term={t('registrationRules.feeTerm')}>
          {fee}
          {hasPaid ? <span className="block text-felt">{t('registrations.own.settled')}</span> : null}
        </Fact>
      )}
      {bring === null ? null : <Fact term={t('registrationRules.bringTerm')}>{bring}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="tabular-nums wrap-anywhere">{children}</dd>
    </div>
  )
}

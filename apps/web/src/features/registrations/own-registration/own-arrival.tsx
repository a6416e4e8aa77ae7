import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { checkInOpensAt } from '@tablee/domain/tournaments/life/registration-rules'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { CircleCheck } from 'lucide-react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { useIsPast } from '../../../ui/use-is-past.ts'
import { useCheckInMyself } from '../api/check-in-myself.ts'
import { type OwnRegistration, useOwnRegistration } from '../api/own-registration.ts'
import { useRegistrations } from '../api/registrations-query.ts'

type OwnArrivalProps = {
  readonly tournament: Tournament
  readonly own: OwnRegistration
}

/** Whether the event has self check-in. */
export function areAskedToArrive({ registrationRules }: Pick<Tournament, 'registrationRules'>): boolean {
  return registrationRules.checkInMinutes !== null || registrationRules.checksInByCode
}

/** Before the start, with self check-in: one tap checks in, another undoes it. */
export function OwnArrival({ tournament, own }: OwnArrivalProps) {
  const { t } = useTranslation()
  const doorCode = useDeviceStorage().door.findCode(tournament.code)
  const checking = useCheckInMyself()
  const { announcement, registrationRules: rules } = tournament
  const opensAt = announcement && checkInOpensAt(rules, announcement.startsAt)
  const isTime = useIsPast(opensAt)
  const { status, dropped, checkedIn, tournamentId } = own.registration
  if (!areAskedToArrive(tournament) || !isWaiting(tournament) || status !== 'confirmed' || dropped) return null
  const send = (isPresent: boolean) =>
    void checking.send({
      ...{ tournamentId, playerId: own.playerId, isPresent },
      ...(doorCode === null ? {} : { doorCode }),
    })
  const mayCome = isTime || (rules.checksInByCode && doorCode !== null)
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
      {checkedIn || mayCome ? (
        <Button
          key={checkedIn ? 'there' : 'away'}
          variant={checkedIn ? 'quiet' : 'primary'}
          size={checkedIn ? 'medium' : 'large'}
          className={checkedIn ? 'justify-self-start' : 'sm:min-w-64 sm:justify-self-start'}
          isBusy={checking.isSending}
          onClick={() => send(!checkedIn)}
        >
          {t(checkedIn ? 'registrations.arrival.takeBack' : 'registrations.arrival.here')}
        </Button>
      ) : (
        <HowToArrive opensAt={opensAt} isByCode={rules.checksInByCode} />
      )}
      <ActFailure act={checking} title={t('registrations.arrival.failed')} isTap />
    </div>
  )
}

/** For pages that do not show the registration; empty without one. */
export function ArrivalOfMine({ tournament }: { readonly tournament: Tournament }) {
  const own = useOwnRegistration(tournament, useRegistrations(tournament).data)
  return own ? <OwnArrival tournament={tournament} own={own} /> : null
}

function HowToArrive({ opensAt, isByCode }: { readonly opensAt: string | null; readonly isByCode: boolean }) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <div className="grid max-w-prose gap-1 text-muted">
      {opensAt === null ? null : (
        <p>
          <Moment at={opensAt} text={t('registrations.arrival.opens', { date: formats.dateTime(new Date(opensAt)) })} />
        </p>
      )}
      {isByCode ? <p>{t('registrations.arrival.byCode')}</p> : null}
    </div>
  )
}

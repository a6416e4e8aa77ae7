import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { seatedInOrder } from '@tablee/domain/registrations/team-places'
import { freeSeats } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAcceptRegistrations } from '../api/bulk-registration-acts.ts'
import { useAcceptedText } from './use-accepted-text.ts'
import { useNamesTold } from './use-names-told.ts'

type BulkAcceptProps = {
  readonly tournament: Tournament
  /** In order of arrival. */
  readonly pending: readonly RegistrationView[]
}

/** Accepts all pending as far as there are seats, naming who gets one and who does not. */
export function BulkAccept({ tournament, pending }: BulkAcceptProps) {
  const { t } = useTranslation()
  const acceptedText = useAcceptedText()
  const pendingCount = pending.length
  const accept = useAcceptRegistrations(tournament.id)
  // Stays once shown, so that the list below does not move (EVEN-1).
  const [isShown, setIsShown] = useState(pendingCount > 0)
  if (pendingCount > 0 && !isShown) setIsShown(true)
  const seated = seatedInOrder(tournament, pending).length
  // Of a team that is there some find their chair in a full event.
  const free = freeSeats(tournament)
  const seats = free === 0 ? seated : free
  const isFull = seats === 0
  // Promises no more than the seats left.
  const isFewer = !isFull && seated < pendingCount
  const send = async () => {
    const reply = await accept.send({ registrationIds: null })
    if (reply === null) return
    const told = acceptedText(reply.data)
    if (told.description) notify.info(told)
    else notify.success(told)
  }
  if (!isShown) return null
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-3 max-sm:w-full gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <Button
        variant="felt"
        // On one line, so that nothing below moves (EVEN-1).
        className="whitespace-nowrap max-sm:px-2 max-sm:text-sm large-text:whitespace-normal"
        disabled={isFull || pendingCount === 0}
        isBusy={accept.isSending}
        onClick={() => void send()}
      >
        {isFewer
          ? t('organizer.bulk.acceptFirst', { count: seated })
          : t('organizer.bulk.acceptAll', { count: pendingCount })}
      </Button>
      <details className="group text-sm">
        {/* Always one line, so that the list does not move (EVEN-1); a tap shows all. */}
        <summary className="cursor-pointer list-none truncate leading-7 wrap-anywhere group-open:overflow-visible group-open:leading-5 group-open:whitespace-normal">
          <span className="text-muted tabular-nums">
            {seats === null
              ? t('organizer.bulk.unlimited')
              : isFull
                ? t('organizer.bulk.full')
                : t('organizer.bulk.seats', { count: seats })}
          </span>{' '}
          <span>
            <WhoWaits tournament={tournament} asking={pending} />
          </span>
        </summary>
      </details>
      <div className="col-span-full empty:hidden">
        <ActFailure act={accept} title={t('organizer.failed.bulk')} isTap />
      </div>
    </div>
  )
}

type WhoWaitsProps = { readonly tournament: Tournament; readonly asking: readonly RegistrationView[] }

/** Who would get a seat if accepted now, in order of registration. */
export function WhoWaits({ tournament, asking }: WhoWaitsProps) {
  const { t } = useTranslation()
  const namesTold = useNamesTold()
  const found = new Set(seatedInOrder(tournament, asking))
  if (found.size === asking.length) return null
  const seated = namesOf(asking.filter((one) => found.has(one)))
  const waiting = namesOf(asking.filter((one) => !found.has(one)))
  const told = t('organizer.bulk.willWait', { names: namesTold(waiting) })
  if (seated.length === 0) return told
  return `${t('organizer.bulk.willSit', { count: seated.length, names: namesTold(seated) })} ${told}`
}

function namesOf(registrations: readonly RegistrationView[]): readonly string[] {
  return registrations.map(({ playerName }) => playerName)
}

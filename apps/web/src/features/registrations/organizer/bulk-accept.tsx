import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { freeSeats } from '@tablee/domain/tournaments/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAcceptRegistrations } from '../api/bulk-registration-acts.ts'
import { useNamesTold } from './use-names-told.ts'

type BulkAcceptProps = {
  readonly tournament: Tournament
  /** In the order in which they came. */
  readonly pending: readonly RegistrationView[]
  readonly selected: readonly string[]
  readonly onAccepted: () => void
}

/** Accepts everybody who waits, or those chosen, as far as there are seats; names who gets one and who remains, before and after. */
export function BulkAccept({ tournament, pending, selected, onAccepted }: BulkAcceptProps) {
  const { t } = useTranslation()
  const namesTold = useNamesTold()
  const pendingCount = pending.length
  const accept = useAcceptRegistrations(tournament.id)
  // Once it is there it stays, with nobody left to accept, so that the list below does not move (EVEN-1).
  const [isShown, setIsShown] = useState(pendingCount > 0)
  if (pendingCount > 0 && !isShown) setIsShown(true)
  const seats = freeSeats(tournament)
  const isFull = seats === 0
  const asking = selected.length === 0 ? pending : pending.filter(({ id }) => selected.includes(id))
  const sent = accept.input?.registrationIds ?? null
  const send = async (registrationIds: readonly string[] | null) => {
    const reply = await accept.send({ registrationIds })
    if (reply === null) return
    const { registrations, waiting = [] } = reply.data
    const title = t('organizer.bulk.accepted', { count: registrations.length })
    const description = [
      registrations.length > 0 && waiting.length > 0
        ? t('organizer.bulk.seated', { count: registrations.length, names: namesTold(namesOf(registrations)) })
        : '',
      waiting.length > 0 ? t('organizer.bulk.remaining', { count: waiting.length, names: namesTold(waiting) }) : '',
    ]
    if (waiting.length > 0) notify.info({ title, description: description.filter(Boolean).join(' ') })
    else notify.success({ title })
    onAccepted()
  }
  if (!isShown) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{t('organizer.bulk.title', { count: pendingCount })}</p>
        <p className="text-sm text-muted">
          {seats === null
            ? t('organizer.bulk.unlimited')
            : isFull
              ? t('organizer.bulk.full')
              : t('organizer.bulk.seats', { count: seats })}
        </p>
        <p className="text-sm wrap-anywhere empty:hidden">
          <WhoWaits seats={seats} asking={asking} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
        <Button
          variant="secondary"
          disabled={isFull || selected.length === 0 || accept.isSending}
          isBusy={accept.isSending && sent !== null}
          onClick={() => void send(selected)}
        >
          {t('organizer.bulk.acceptSelected', { count: selected.length })}
        </Button>
        <Button
          variant="felt"
          disabled={isFull || pendingCount === 0 || accept.isSending}
          isBusy={accept.isSending && sent === null}
          onClick={() => void send(null)}
        >
          {t('organizer.bulk.acceptAll', { count: pendingCount })}
        </Button>
      </div>
      <ActFailure act={accept} title={t('organizer.failed.bulk')} isTap />
    </Card>
  )
}

type WhoWaitsProps = { readonly seats: number | null; readonly asking: readonly RegistrationView[] }

/** Who gets a seat and who does not, were those who ask accepted now: the order is that of registration. */
function WhoWaits({ seats, asking }: WhoWaitsProps) {
  const { t } = useTranslation()
  const namesTold = useNamesTold()
  if (seats === null || asking.length <= seats) return null
  const seated = namesOf(asking.slice(0, seats))
  const waiting = namesOf(asking.slice(seats))
  const told = t('organizer.bulk.willWait', { names: namesTold(waiting) })
  if (seats === 0) return told
  return `${t('organizer.bulk.willSit', { count: seated.length, names: namesTold(seated) })} ${told}`
}

function namesOf(registrations: readonly RegistrationView[]): readonly string[] {
  return registrations.map(({ playerName }) => playerName)
}

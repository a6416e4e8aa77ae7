import { freeSeats } from '@tablee/domain/tournaments/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAcceptRegistrations } from '../api/bulk-registration-acts.ts'

type BulkAcceptProps = {
  readonly tournament: Tournament
  readonly pendingCount: number
  readonly selected: readonly string[]
  readonly onAccepted: () => void
}

/** Accepts everybody who waits, or those chosen, as far as there are seats; says who remains. */
export function BulkAccept({ tournament, pendingCount, selected, onAccepted }: BulkAcceptProps) {
  const { t } = useTranslation()
  const accept = useAcceptRegistrations(tournament.id)
  // Once it is there it stays, with nobody left to accept, so that the list below does not move (EVEN-1).
  const [isShown, setIsShown] = useState(pendingCount > 0)
  if (pendingCount > 0 && !isShown) setIsShown(true)
  const seats = freeSeats(tournament)
  const isFull = seats === 0
  const sent = accept.input?.registrationIds ?? null
  const send = async (registrationIds: readonly string[] | null) => {
    const reply = await accept.send({ registrationIds })
    if (reply === null) return
    const count = reply.data.registrations.length
    const remaining = (registrationIds?.length ?? pendingCount) - count
    const title = t('organizer.bulk.accepted', { count })
    if (remaining > 0) notify.info({ title, description: t('organizer.bulk.remaining', { count: remaining }) })
    else notify.success({ title })
    onAccepted()
  }
  if (!isShown) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="font-semibold tabular-nums">{t('organizer.bulk.title', { count: pendingCount })}</p>
        <p className="text-sm text-muted">
          {seats === null
            ? t('organizer.bulk.unlimited')
            : isFull
              ? t('organizer.bulk.full')
              : t('organizer.bulk.seats', { count: seats })}
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

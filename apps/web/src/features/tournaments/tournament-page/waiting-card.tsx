import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useLeaveSeatQueue } from '../api/players/leave-seat-queue.ts'
import { useSeatQueue } from '../api/players/seat-queue.ts'

type WaitingCardProps = {
  readonly tournament: Tournament
  readonly playerName: string
}

export function WaitingCard({ tournament, playerName }: WaitingCardProps) {
  const { t } = useTranslation()
  const publicId = useDeviceStorage().publicId('player', tournament.id)
  const leave = useLeaveSeatQueue(tournament)
  const queue = useSeatQueue(tournament, true)
  const before = queue === null || publicId === null ? -1 : queue.indexOf(publicId)
  return (
    <Card as="section" aria-labelledby="waiting-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="waiting-title" className="text-section">
          {t('tournament.join.waiting')}
        </h2>
        <p className="text-muted wrap-anywhere">{t('tournament.join.waitingAs', { name: playerName })}</p>
      </div>
      <p aria-live="polite" className="min-h-6 font-semibold tabular-nums">
        {before < 0
          ? null
          : before === 0
            ? t('tournament.join.waitingFirst')
            : t('tournament.join.waitingBehind', { count: before })}
      </p>
      <p>{t('tournament.join.waitingHelp')}</p>
      <ActFailure act={leave} title={t('tournament.join.leaveFailed')} isTap />
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={leave.isSending}
        onClick={() => void leave.send({})}
      >
        {t('tournament.cancel')}
      </Button>
    </Card>
  )
}

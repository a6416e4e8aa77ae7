import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { isFull } from '@tablee/domain/tournaments/players/capacity'
import { QUICK_PLAYER_COUNT } from '@tablee/domain/tournaments/size-limits'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Plus } from 'lucide-react'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { useChangeSettings } from '../../api/change-settings.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useSeatQueue } from '../../api/players/seat-queue.ts'

type SeatQueueBarProps = { readonly tournament: Tournament; readonly access: StaffAccess }

export function SeatQueueBar({ tournament, access }: SeatQueueBarProps) {
  const { t } = useTranslation()
  const may = useMay()
  const { name, capacity } = tournament
  const isShown = isWaiting(tournament) && isFull(tournament)
  const count = useSeatQueue(tournament, isShown)?.length ?? 0
  const change = useChangeSettings(access)
  if (!isShown || capacity === null || count === 0) return null
  const addSeat = async () => {
    const seats = capacity + 1
    const reply = await change.send({ name, playerCount: seats })
    if (reply !== null) notify.info({ title: t('tournament.seatsNow', { count: seats }) })
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-surface py-2 ps-3 pe-2">
        <p aria-live="polite" className="min-w-0 font-semibold tabular-nums">
          {t('admin.players.waiting', { count })}
        </p>
        {capacity < QUICK_PLAYER_COUNT.max && may('change-settings') ? (
          <Button
            variant="secondary"
            isBusy={change.isSending}
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => void addSeat()}
          >
            {t('admin.players.addSeat')}
          </Button>
        ) : null}
      </div>
      <ActFailure act={change} title={t('admin.failed.settings')} isTap />
    </div>
  )
}

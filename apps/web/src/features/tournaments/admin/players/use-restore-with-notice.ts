import { raisedCapacity } from '@tablee/domain/tournaments/players/capacity'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useRef } from 'react'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { notify } from '../../../../ui/toasts.tsx'
import { capacityAfter } from '../../api/events/capacity-after.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useRestorePlayer } from '../../api/players/restore-quick-tournament-player.ts'

/** Restores a dropped player and reports it, with the new number of seats if theirs was taken. */
export function useRestoreWithNotice(
  { capacity }: Pick<Tournament, 'capacity'>,
  access: StaffAccess,
): (player: Player) => Promise<void> {
  const { t } = useTranslation()
  const restore = useRestorePlayer(access)
  useToldFailure(restore, t('admin.failed.restore'))
  const send = useRef(restore.send)
  send.current = restore.send
  const before = useRef(capacity)
  before.current = capacity
  return useCallback(
    async ({ id, name }) => {
      const seatsBefore = before.current
      const reply = await send.current({ playerKey: id })
      if (reply === null) return
      const title = t('admin.players.backIn', { name })
      const count = raisedCapacity(seatsBefore, capacityAfter(reply, seatsBefore))
      if (count === null) notify.success({ title })
      else notify.info({ title, description: t('tournament.seatsNow', { count }) })
    },
    [t],
  )
}

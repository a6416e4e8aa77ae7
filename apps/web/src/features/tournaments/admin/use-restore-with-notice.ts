import type { Player } from '@tablee/domain/tournaments/tournament'
import { useCallback, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useToldFailure } from '../../../transport/use-told-failure.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { useRestorePlayer } from '../api/restore-quick-tournament-player.ts'

/** Brings a dropped player back, and says so. */
export function useRestoreWithNotice(access: OrganizerAccess): (player: Player) => Promise<void> {
  const { t } = useTranslation()
  const restore = useRestorePlayer(access)
  useToldFailure(restore, t('admin.failed.restore'))
  const send = useRef(restore.send)
  send.current = restore.send
  return useCallback(
    async ({ id, name }) => {
      const reply = await send.current({ playerKey: id })
      if (reply !== null) notify.success({ title: t('admin.players.backIn', { name }) })
    },
    [t],
  )
}

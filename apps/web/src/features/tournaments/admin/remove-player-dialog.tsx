import { currentRound, isMatchTerminated, matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useRemovePlayer } from '../api/delete-quick-tournament-player.ts'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { isSeatedIn } from '../match-view/own-view.ts'
import { useRestoreWithNotice } from './use-restore-with-notice.ts'

type RemovePlayerDialogProps = {
  readonly tournament: Tournament
  readonly access: OrganizerAccess
  /** Null while nobody is leaving. */
  readonly player: Player | null
  readonly onClose: () => void
}

/** Says what taking a player out does, before and after the start; a drop can be taken back. */
export function RemovePlayerDialog({ tournament, access, player, onClose }: RemovePlayerDialogProps) {
  const { t } = useTranslation()
  const remove = useRemovePlayer(access)
  const restore = useRestoreWithNotice(access)
  const round = currentRound(tournament)
  const isDrop = player !== null && round > 0 && player.firstRound <= round
  const name = player?.name ?? ''
  const close = () => {
    remove.clear()
    onClose()
  }
  const confirm = async () => {
    if (player === null) return
    const reply = await remove.send({ playerKey: player.id })
    if (reply === null) return
    close()
    if (!isDrop) return notify.success({ title: t('admin.players.removed', { name }) })
    notify.info({
      title: t('admin.players.wasDropped', { name }),
      action: { label: t('admin.players.undo'), onClick: () => void restore(player) },
    })
  }
  const isStillPlaying =
    player !== null &&
    matchesOfRound(tournament, round).some((match) => isSeatedIn(match, player.id) && !isMatchTerminated(match))
  return (
    <ConfirmDialog
      isOpen={player !== null}
      onClose={close}
      onConfirm={() => void confirm()}
      title={t(isDrop ? 'admin.players.dropTitle' : 'admin.players.removeTitle', { name })}
      description={isDrop ? t('admin.players.dropText', { name }) : t('admin.players.removeText')}
      confirmLabel={t(isDrop ? 'admin.players.dropConfirm' : 'admin.players.removeConfirm')}
      cancelLabel={t('tournament.cancel')}
      closeLabel={t('tournament.close')}
      isDangerous
      isBusy={remove.isSending}
    >
      {isDrop && isStillPlaying ? <p>{t('admin.players.dropCurrent')}</p> : null}
      <ActFailure act={remove} title={t('admin.failed.remove')} />
    </ConfirmDialog>
  )
}

import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useRemovePlayer } from '../api/players/delete-quick-tournament-player.ts'
import { useDropRegistered } from '../api/players/drop-registered.ts'

type AbsentAgainProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly player: Player
  readonly onDone: () => void
}

/** Missing twice may mean gone home: asks whether they play on, never decides. */
export function AbsentAgain({ tournament, access, player, onDone }: AbsentAgainProps) {
  const { t } = useTranslation()
  const removeQuick = useRemovePlayer(access)
  const dropRegistered = useDropRegistered(tournament)
  const { name } = player
  // At an announced event players drop through their registrations.
  const remove = tournament.announcement === null ? removeQuick : dropRegistered
  const drop = async () => {
    if ((await remove.send({ playerKey: player.id })) === null) return
    notify.info({ title: t('admin.players.wasDropped', { name }) })
    onDone()
  }
  return (
    <div ref={focusFirst} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      <h3 className="text-lg font-semibold wrap-anywhere">{t('conduct.again', { name })}</h3>
      <p className="wrap-anywhere">{t('conduct.againText', { name })}</p>
      <ActFailure act={remove} title={t('conduct.dropFailed')} isTap />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          {t('conduct.keep')}
        </Button>
        <Button variant="danger" isBusy={remove.isSending} onClick={() => void drop()}>
          {t('conduct.drop')}
        </Button>
      </div>
    </div>
  )
}

function focusFirst(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true })
}

import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useUndoRound } from '../../api/rounds/undo-round.ts'

/** One tap undoes it while the round has no reports (EVEN-6). */
export function useTellPaired(access: StaffAccess, onUndone: () => void): (title: string, round: RoundNumber) => void {
  const { t } = useTranslation()
  const may = useMay()
  const undo = useUndoRound(access)
  useToldFailure(undo, t('admin.failed.undo'))
  return (title, roundNumber) => {
    if (!may('undo-round')) return void notify.success({ title })
    const takeBack = async () => {
      if ((await undo.send({ roundNumber })) !== null) onUndone()
    }
    notify.info({ title, action: { label: t('admin.players.undo'), onClick: () => void takeBack() } })
  }
}

import type { Player } from '@tablee/domain/tournaments/tournament'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useHiddenName } from '../../api/players/get-hidden-names.ts'
import { useHideName } from '../../api/players/hide-player-name.ts'

export function useHiding(access: StaffAccess, player: Player) {
  const { t } = useTranslation()
  const may = useMay()
  const act = useHideName(access)
  useToldFailure(act, t('admin.failed.hide'))
  const hiddenName = useHiddenName(access, player, may('get-hidden-names'))
  const turn = () => void act.send({ playerKey: player.id, isHidden: hiddenName === null })
  return { hiddenName, turn, isSending: act.isSending }
}

import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMay } from '../../../../acts/acting-as.tsx'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { usePainted } from '../../../../ui/use-painted.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useHiddenName } from '../../api/players/get-hidden-names.ts'
import { useHideName } from '../../api/players/hide-player-name.ts'

export function useHiding({ isYouth }: Pick<Tournament, 'isYouth'>, access: StaffAccess, player: Player) {
  const { t } = useTranslation()
  const may = useMay()
  const act = useHideName(access)
  useToldFailure(act, t('admin.failed.hide'))
  const isPainted = usePainted()
  const realName = useHiddenName(access, player, isPainted && may('get-hidden-names'))
  // At a youth event every real name is kept; hidden is who is shown as a number.
  const hiddenName = isYouth && !isNumberName(player.name) ? null : realName
  const turn = () => void act.send({ playerKey: player.id, isHidden: hiddenName === null })
  return { realName, hiddenName, turn, isSending: act.isSending }
}

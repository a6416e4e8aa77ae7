import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import type { GameRulesSettingProps } from './game-rules-setting.tsx'

type GameRulesRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

const Setting = later<GameRulesSettingProps>(
  async () => (await import('./game-rules-setting.tsx')).GameRulesSetting,
  RoomForARow,
)

/** The rules of the game, which comparing with its pack needs; until round 1 they may change. */
export function GameRulesRow(props: GameRulesRowProps) {
  return <Setting.Component {...props} />
}

function RoomForARow() {
  const { t } = useTranslation()
  return <li className="flex min-h-14 items-center px-2 font-semibold">{t('gameRules.title')}</li>
}

import { fixedTableOf } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

/** What a player with a fixed table reads beside their table of a round, or, without one, before the start; null for most. */
export function useFixedTableNote(): (tournament: Tournament, player: PlayerId, here?: number) => string | null {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  return ({ tablePlan }, player, here) => {
    const own = fixedTableOf(tablePlan, player)
    if (own === null) return null
    const table = labelOf(own)
    if (here === undefined) return t('tablePlan.own.everyRound', { table })
    return own === here
      ? t('tablePlan.own.here', { table })
      : t('tablePlan.own.elsewhere', { here: labelOf(here), table })
  }
}

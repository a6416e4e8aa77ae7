import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** A player's final place in words. */
export function useEndText(standings: readonly Standing[]): (row: Standing) => string {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  return ({ rank }) => {
    const said = { rank: ordinal(rank), players: standings.length }
    if (standings.filter((row) => row.rank === rank).length > 1) return t('dashboard.finished.shared', said)
    return rank === 1 ? t('dashboard.finished.first') : t('dashboard.finished.place', said)
  }
}

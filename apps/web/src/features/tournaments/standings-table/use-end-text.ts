import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { rankedBeside } from './pod-rankings.ts'

/** A player's final place in words. */
export function useEndText(tournament: Tournament, standings: readonly Standing[]): (row: Standing) => string {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  return ({ rank, playerId }) => {
    const through = tournament.rounds.length
    const { pod, group, rows } = rankedBeside({ tournament, through }, { standings, own: playerId })
    const said = { rank: ordinal(rank), players: rows.length }
    if (rows.filter((row) => row.rank === rank).length > 1) return t('dashboard.finished.shared', said)
    if (group !== null) {
      return rank === 1 ? t('structure.groups.first') : t('structure.groups.finalPlace', said)
    }
    if (pod !== null) return rank === 1 ? t('draft.first') : t('draft.finalPlace', said)
    return rank === 1 ? t('dashboard.finished.first') : t('dashboard.finished.place', said)
  }
}

import { lastCompleteRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { bracketRecords } from '@tablee/domain/tournaments/standings/bracket-records'
import { type PodiumRank, podiumOf } from '@tablee/domain/tournaments/standings/podium'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { placesByLot } from '../standings-table/places-by-lot.ts'
import { wholeRecordText } from '../standings-table/record-text.ts'
import { useReach } from '../standings-table/use-reach.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'

export type PodiumPlace = {
  readonly key: string
  readonly name: string
  /** "Victoire · 8-0", "15 points · 5-0" */
  readonly how: string
}

/** Ties share a step. */
export type PodiumStep = { readonly rank: PodiumRank; readonly places: readonly PodiumPlace[] }

/** Steps without anybody are omitted. */
export function usePodium(tournament: Tournament, standings: readonly Standing[]): readonly PodiumStep[] {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const through = lastCompleteRound(tournament)
  const reach = useReach(tournament, through)
  const byLot = placesByLot(tournament)
  const records = bracketRecords({ ...tournament, throughRound: through })
  const placeOf = (row: Standing): PodiumPlace => ({
    key: row.playerId,
    name: names.get(row.playerId) ?? '',
    how: [
      reach?.of(row) ?? t('tournament.own.points', { count: row.points }),
      wholeRecordText(row, records.get(row.playerId)),
      ...(byLot.has(row.playerId) ? [t('tournament.standings.byLot')] : []),
    ].join(' · '),
  })
  const steps = Map.groupBy(podiumOf(tournament, standings), ({ rank }) => rank)
  return [...steps].map(([rank, rows]) => ({ rank, places: rows.map(({ row }) => placeOf(row)) }))
}

import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { seatsForNewcomer } from '@tablee/domain/tournaments/players/late-seats'
import { tableLabel } from '@tablee/domain/tournaments/tables/table-plan'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../language/use-translation.ts'

/** The ways into the round for who comes during it; a place that is free is named. */
export function useLateText(tournament: Tournament): string {
  const { t } = useTranslation()
  const seats = useMemo(() => seatsForNewcomer(tournament), [tournament])
  const round = currentRound(tournament) + 1
  if (seats?.pod) return t('admin.players.latePod', { table: tableLabel(tournament.tablePlan, seats.pod.table), round })
  const [free] = [...(seats?.chairs ?? []), ...(seats?.opponents ?? [])]
  const name = tournament.players.find(({ id }) => id === free?.playerId)?.name
  return name === undefined ? t('admin.players.late', { round }) : t('admin.players.lateFree', { name, round })
}

import { canBeCut } from '@tablee/domain/tournaments/kinds/can-be-cut'
import { currentStage, hasCutBegun, lastRankedRound, seedsOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

/** "19 joueurs · 5 rondes · Top 8" */
export function usePlayedFacts(tournament: Tournament): string {
  const { t } = useTranslation()
  const { players, rounds } = tournament
  const seeds = canBeCut(tournament) && hasCutBegun(tournament) ? seedsOf(currentStage(tournament)) : null
  const count = seeds ? lastRankedRound(tournament) : rounds.length
  return [
    t('tournament.stats.playerCount', { count: players.length }),
    t('tournament.standings.rounds', { count }),
    ...(seeds ? [t('cut.top', { size: seeds.length })] : []),
  ].join(' · ')
}

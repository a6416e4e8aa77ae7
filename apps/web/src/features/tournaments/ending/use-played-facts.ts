import { bracketOf } from '@tablee/domain/tournaments/kinds/bracket'
import { lastRankedRound, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

/** "19 joueurs · 5 rondes · Top 8" */
export function usePlayedFacts(tournament: Tournament): string {
  const { t } = useTranslation()
  const { players, rounds } = tournament
  const cut = structureOf(tournament) === 'swiss' ? bracketOf(tournament) : null
  const count = cut ? lastRankedRound(tournament) : rounds.length
  return [
    t('tournament.stats.playerCount', { count: players.length }),
    t('tournament.standings.rounds', { count }),
    ...(cut ? [t('cut.top', { size: cut.seeds.length })] : []),
  ].join(' · ')
}

import { lastCompleteRound } from '@tablee/domain/tournaments/round-progress'
import { bracketReach, type Reach } from '@tablee/domain/tournaments/standings/bracket-reach'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useBracketRoundName } from '../tournament-frame/round-name.ts'

type Ranked = Pick<Tournament, 'stages' | 'rounds' | 'matches'>
type OfRow = (row: Standing) => string

/** How far somebody came, in words ("Demi-finale"), where that alone ranks them; null where points do. */
export function useReach(tournament: Ranked, through: RoundNumber): OfRow | null {
  const words = useReachWords()
  const reach = useMemo(() => bracketReach({ ...tournament, throughRound: through }), [tournament, through])
  return reach && reachText(reach, words)
}

export type ReachWords = {
  readonly t: ReturnType<typeof useTranslation>['t']
  readonly roundName: (places: number) => string
}

export function useReachWords(): ReachWords {
  const { t } = useTranslation()
  return { t, roundName: useBracketRoundName() }
}

export function reachText(reach: ReadonlyMap<PlayerId, Reach>, { t, roundName }: ReachWords): OfRow {
  return ({ playerId }) => {
    const reached = reach.get(playerId)
    if (reached === undefined) return t('structure.reached.none')
    if (typeof reached === 'string') return t(`structure.reached.${reached}`)
    return reached === 2 ? t('structure.reached.final') : roundName(reached)
  }
}

/** What a row is ranked by, in words: its points, or how far it came. */
export function useMerit(tournament: Tournament, pointsText: (count: number) => string): OfRow {
  const reach = useReach(tournament, lastCompleteRound(tournament))
  return reach ?? (({ points }) => pointsText(points))
}

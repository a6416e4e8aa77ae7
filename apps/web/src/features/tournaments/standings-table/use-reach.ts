import { bracketRoundName } from '@tablee/domain/tournaments/kinds/bracket-round-name'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { bracketReach, type Reach } from '@tablee/domain/tournaments/standings/bracket-reach'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import { unrankedInBracket } from '@tablee/domain/tournaments/standings/unranked-in-bracket'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'

export type InBracket = Pick<
  Tournament,
  'stages' | 'rounds' | 'matches' | 'phase' | 'rules' | 'penalties' | 'players' | 'lot' | 'teamKind' | 'teams'
>
type T = ReturnType<typeof useTranslation>['t']
type Row = Pick<Standing, 'playerId'>

export type ReachTexts = {
  /** "Demi-finale", "En finale"; null if ranked by points. */
  readonly of: (row: Row) => string | null
  /** Disqualified: left out of the ranking by the rules. */
  readonly isUnranked: (row: Row) => boolean
  /** False for them, and for those who may still advance. */
  readonly hasPlace: (row: Row) => boolean
  /** The ranking with unranked players where their places would be. */
  readonly withUnranked: (standings: readonly Standing[]) => readonly Standing[]
  /** Nothing else determines places. */
  readonly isAlone: boolean
}

const STILL_PLAYING: ReadonlySet<Reach['kind'] | undefined> = new Set(['in', 'for-third'])

/** Stages reached in a bracket, in words; null without one. */
export function useReach(tournament: InBracket, through: RoundNumber): ReachTexts | null {
  const { t } = useTranslation()
  return useMemo(() => reachTexts(tournament, through, t), [tournament, through, t])
}

export function reachTexts(tournament: InBracket, through: RoundNumber, t: T): ReachTexts | null {
  const reached = bracketReach({ ...tournament, throughRound: through })
  if (reached === null) return null
  const isAlone = structureOf(tournament) === 'elimination'
  const left = unrankedInBracket({ ...tournament, throughRound: through })
  const unranked = new Set(left.map(({ row }) => row.playerId))
  return {
    of: ({ playerId }) => {
      const reach = reached.get(playerId)
      if (!reach) return isAlone ? t('structure.reached.none') : null
      const text = reachText(reach, t)
      return unranked.has(playerId) ? t('structure.unranked', { reach: text }) : text
    },
    isUnranked: ({ playerId }) => unranked.has(playerId),
    hasPlace: ({ playerId }) => !unranked.has(playerId) && !STILL_PLAYING.has(reached.get(playerId)?.kind),
    withUnranked: (standings) => {
      if (left.length === 0) return standings
      const all = [...standings]
      for (const [index, { row, above }] of left.entries()) all.splice(above + index, 0, row)
      return all
    },
    isAlone,
  }
}

function reachText(reach: Reach, t: T): string {
  switch (reach.kind) {
    case 'winner':
    case 'third':
    case 'fourth':
      return t(`structure.reached.${reach.kind}`)
    case 'for-third':
      return t('structure.stillIn.third')
    case 'out':
      return t(`structure.reached.${bracketRoundName(reach.places)}`, { places: reach.places })
    case 'in':
      return t(`structure.stillIn.${bracketRoundName(reach.places)}`, { places: reach.places })
    default:
      return reach satisfies never
  }
}

import {
  type TournamentDifference,
  tournamentDifferences,
} from '@tablee/domain/tournaments/rounds/tournament-differences'
import { fractionValue } from '@tablee/domain/tournaments/rule-packs/fraction'
import { ruleDifferences } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlannedCutName } from '../top-cut/use-cut-name.ts'

/** "victoire 4 points, une seule partie"; null for a published pack. */
export function useDifferences(rules: RulePack): string | null {
  return useDifferencesText()(ruleDifferences(rules))
}

/** Likewise of a tournament, with its cut and its clock. */
export function useTournamentDifferences(tournament: Tournament): string | null {
  return useDifferencesText()(tournamentDifferences(tournament))
}

export function useDifferencesText(): (differences: readonly TournamentDifference[]) => string | null {
  const nameOf = useDifferenceName()
  return (differences) => (differences.length === 0 ? null : differences.map(nameOf).join(', '))
}

function useDifferenceName(): (difference: TournamentDifference) => string {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const cutName = usePlannedCutName()
  return (difference) => {
    switch (difference.rule) {
      case 'win':
      case 'draw':
      case 'loss':
        return t(`gameRules.difference.${difference.rule}`, { count: difference.points })
      case 'bestOf':
        return t('gameRules.difference.bestOf', { count: difference.games })
      case 'draws':
        return t(difference.arePossible ? 'gameRules.difference.draws' : 'gameRules.difference.noDraws')
      case 'floor': {
        const floor = fractionValue(difference.floor)
        return floor === 0
          ? t('gameRules.difference.noFloor')
          : t('gameRules.difference.floor', { floor: percent(floor) })
      }
      case 'minutes':
        return t('gameRules.difference.minutes', { minutes: difference.minutes })
      case 'cutMinutes':
        return difference.minutes === null
          ? t('gameRules.difference.noCutMinutes')
          : t('gameRules.difference.cutMinutes', { minutes: difference.minutes })
      case 'finalMinutes':
        return difference.minutes === null
          ? t('gameRules.difference.noFinalMinutes')
          : t('gameRules.difference.finalMinutes', { minutes: difference.minutes })
      case 'cut':
        return difference.size === 0 ? t('gameRules.difference.noCut') : cutName(difference.size)
      case 'pods':
        return t(`gameRules.difference.pods`, { points: t(`gameRules.pods.${difference.preset ?? 'own'}`) })
      case 'noShow':
        return t(difference.drops ? 'gameRules.difference.noShowDrops' : 'gameRules.difference.noShowAsks')
      case 'others':
        return t('gameRules.difference.others')
      default:
        return difference satisfies never
    }
  }
}

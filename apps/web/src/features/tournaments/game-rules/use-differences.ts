import { fractionValue } from '@tablee/domain/tournaments/rule-packs/fraction'
import { type RuleDifference, ruleDifferences } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** "victoire 4 points, une seule partie"; null for a published pack. */
export function useDifferences(rules: RulePack): string | null {
  const nameOf = useDifferenceName()
  const differences = ruleDifferences(rules)
  return differences.length === 0 ? null : differences.map(nameOf).join(', ')
}

function useDifferenceName(): (difference: RuleDifference) => string {
  const { t } = useTranslation()
  const { percent } = useFormats()
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
      case 'pods':
        return t(`gameRules.difference.pods`, { points: t(`gameRules.pods.${difference.preset ?? 'own'}`) })
      case 'others':
        return t('gameRules.difference.others')
      default:
        return difference satisfies never
    }
  }
}

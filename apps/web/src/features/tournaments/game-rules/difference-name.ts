import type { TournamentDifference } from '@tablee/domain/tournaments/rounds/tournament-differences'
import { fractionValue } from '@tablee/domain/tournaments/rule-packs/fraction'
import type { Formats } from '../../../language/use-formats.ts'
import type { useTranslation } from '../../../language/use-translation.ts'
import { plannedCutName } from '../top-cut/use-cut-name.ts'

type Words = { readonly t: ReturnType<typeof useTranslation>['t']; readonly percent: Formats['percent'] }

/** "une seule partie". */
export function differenceName(difference: TournamentDifference, { t, percent }: Words): string {
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
      return difference.size === 0 ? t('gameRules.difference.noCut') : plannedCutName(t)(difference.size)
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

import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { useTranslation } from '../../../language/use-translation.ts'
import { chosenDifferences } from './chosen-differences.ts'
import { rulesWith } from './rule-inputs.tsx'
import type { RulesOfCreatedProps } from './rules-of-created.tsx'
import { useDifferencesText } from './use-differences.ts'

export function ChosenSaid({ chosen: { game, rules, plannedCut, playerCount } }: RulesOfCreatedProps) {
  const { t } = useTranslation()
  const textOf = useDifferencesText()
  const current = rulesWith(rulePackFor(game), rules)
  const differences = textOf(chosenDifferences(current, { cut: plannedCut, players: playerCount }))
  return differences === null ? null : <p>{t('gameRules.differs', { differences })}</p>
}

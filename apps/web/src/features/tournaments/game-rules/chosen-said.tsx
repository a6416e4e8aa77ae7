import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { useTranslation } from '../../../language/use-translation.ts'
import type { RulesChosen } from '../api/following/created-tournament.ts'
import { chosenDifferences } from './chosen-differences.ts'
import { rulesWith } from './rule-inputs.tsx'
import { useDifferencesText } from './use-differences.ts'

export type ChosenSaidProps = { readonly chosen: RulesChosen }

export function ChosenSaid({ chosen: { game, rules, plannedCut, playerCount, ...chosen } }: ChosenSaidProps) {
  const { t } = useTranslation()
  const textOf = useDifferencesText()
  const current = rulesWith(rulePackFor(game), rules)
  const differences = textOf(chosenDifferences(current, { ...chosen, cut: plannedCut, players: playerCount }))
  return differences === null ? null : <p>{t('gameRules.differs', { differences })}</p>
}

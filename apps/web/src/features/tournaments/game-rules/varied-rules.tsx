import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDifferences } from './use-differences.ts'

export function VariedRules({ rules }: { readonly rules: RulePack }) {
  const { t } = useTranslation()
  const differences = useDifferences(rules)
  return differences === null ? null : <p className="text-muted">{t('gameRules.differs', { differences })}</p>
}

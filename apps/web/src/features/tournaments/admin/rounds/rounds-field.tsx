import { recommendedRounds, swissRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/tournament'
import { useLanguage } from '../../../../language/language-provider.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { NumberInput } from '../../../../ui/number-input.tsx'

type RoundsFieldProps = {
  readonly rules: RulePack
  readonly playerCount: number
  readonly value: number | null
  readonly onChange: (rounds: number | null) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** Shows the game's own table and ceil(log2 n) as proposals (STAK-14). */
export function RoundsField({ rules, playerCount, value, onChange, error, disabled = false }: RoundsFieldProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const swiss = swissRounds(playerCount)
  const table = recommendedRounds(rules, playerCount)
  const hint =
    rules.recommendedRounds.length === 0
      ? t('eventAdmin.plan.swissOnly', { swiss, count: playerCount })
      : t('eventAdmin.plan.proposals', { table, swiss, count: playerCount })
  return (
    <NumberInput
      label={t('eventAdmin.plan.rounds')}
      hint={hint}
      value={value}
      onChange={onChange}
      min={1}
      max={MOST_PLANNED_ROUNDS}
      disabled={disabled}
      locale={locale}
      incrementLabel={t('eventAdmin.plan.more')}
      decrementLabel={t('eventAdmin.plan.fewer')}
      error={error}
    />
  )
}

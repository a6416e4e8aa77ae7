import type { CountedRules } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import { recommendedRounds, swissRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import { useLanguage } from '../../../../language/language-provider.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { NumberInput } from '../../../../ui/number-input.tsx'

type RoundsFieldProps = {
  readonly rules: CountedRules
  readonly playerCount: number
  /** With their awarded byes, as the game's table counts them. */
  readonly countedAs: number
  readonly value: number | null
  readonly onChange: (rounds: number | null) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** Shows the game's own table and ceil(log2 n) as proposals, at tables of four theirs alone (STAK-14). */
export function RoundsField({
  rules,
  playerCount,
  countedAs,
  value,
  onChange,
  error,
  disabled = false,
}: RoundsFieldProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const swiss = swissRounds(countedAs)
  const table = recommendedRounds(rules, countedAs)
  const given = rules.recommendedRounds.length === 0 ? 'swissOnly' : 'proposals'
  const ofPlayers = rules.byeWorth
    ? t('eventAdmin.plan.ofPods', { table, count: playerCount })
    : t(`eventAdmin.plan.${given}`, { table, swiss, count: playerCount })
  const hint = countedAs > playerCount ? `${ofPlayers} ${t('eventAdmin.plan.withByes', { countedAs })}` : ofPlayers
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

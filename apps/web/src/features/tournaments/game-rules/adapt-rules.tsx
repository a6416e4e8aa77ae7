import type { PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { chosenDifferences } from './chosen-differences.ts'
import type { ChosenRules } from './chosen-rules.ts'
import { CutSelect, MinutesSelect } from './plan-inputs.tsx'
import { RuleInputs, rulesWith, varied } from './rule-inputs.tsx'
import { useDifferencesText } from './use-differences.ts'

/** A cut after Swiss rounds, as chosen. */
export type ChosenCut = {
  readonly size: PlannedCut | null
  readonly onChange: (size: PlannedCut | null) => void
  /** Players expected; null: any number. */
  readonly players: number | null
}

export type AdaptRulesProps = {
  readonly game: Game
  readonly rules: ChosenRules
  readonly onChange: (rules: ChosenRules) => void
  /** Null where no cut follows. */
  readonly cut: ChosenCut | null
}

/** At creation. What comes and goes stands below what brings it, so that nothing moves under a finger. */
export function AdaptRules({ game, rules, onChange, cut }: AdaptRulesProps) {
  const { t } = useTranslation()
  const pack = rulePackFor(game)
  const current = rulesWith(pack, rules)
  const textOf = useDifferencesText()
  const differences = textOf(chosenDifferences(current, { cut: cut?.size ?? null, players: cut?.players ?? null }))
  const takeBack = () => {
    onChange(undefined)
    cut?.onChange(null)
  }
  return (
    <div className="grid gap-5">
      <RuleInputs pack={pack} rules={rules} onChange={onChange} />
      <MinutesSelect
        value={current.roundMinutes}
        onChange={(roundMinutes) => onChange(varied(pack, rules, { roundMinutes }))}
      />
      {cut === null ? null : <CutSelect pack={pack} players={cut.players} value={cut.size} onChange={cut.onChange} />}
      {differences === null ? null : <p className="text-muted">{t('gameRules.differs', { differences })}</p>}
      {rules === undefined && (cut?.size ?? null) === null ? null : (
        <Button variant="quiet" className="justify-self-start px-2!" onClick={takeBack}>
          {t('gameRules.back')}
        </Button>
      )}
    </div>
  )
}

import { CUT_SIZES, type PlannedCut, POD_CUT_SIZES } from '@tablee/domain/tournaments/cut-sizes'
import { podRules } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { chosenDifferences } from './chosen-differences.ts'
import type { ChosenRules } from './chosen-rules.ts'
import { CutSelect, MinutesSelect, RoundsSelect } from './plan-inputs.tsx'
import { RuleInputs, rulesWith, varied } from './rule-inputs.tsx'
import { useDifferencesText } from './use-differences.ts'

/** A cut after Swiss rounds, as chosen. */
export type ChosenCut = {
  readonly size: PlannedCut | null
  readonly onChange: (size: PlannedCut | null) => void
}

/** How many rounds there will be; null: as many as the players ask for. */
export type ChosenRounds = { readonly value: number | null; readonly onChange: (rounds: number | null) => void }

/** Of a round at tables of four; null: as usual. */
export type ChosenMinutes = { readonly value: number | null; readonly onChange: (minutes: number | null) => void }

export type AdaptRulesProps = {
  readonly game: Game
  readonly rules: ChosenRules
  readonly onChange: (rules: ChosenRules) => void
  /** Null where no cut follows. */
  readonly cut: ChosenCut | null
  /** Null where the number follows from the structure. */
  readonly rounds: ChosenRounds | null
  /** Null where two meet somewhere: their minutes are among the rules. */
  readonly podMinutes: ChosenMinutes | null
  /** Expected; null: any number. */
  readonly players: number | null
}

/** At creation. What comes and goes stands below what brings it, so that nothing moves under a finger. */
export function AdaptRules({ game, rules, onChange, cut, rounds, podMinutes, players }: AdaptRulesProps) {
  const { t } = useTranslation()
  const pack = rulePackFor(game)
  const current = rulesWith(pack, rules)
  const isOfPods = podMinutes !== null
  const counted = isOfPods ? podRules(current) : current
  const textOf = useDifferencesText()
  const planned = { cut: cut?.size ?? null, minutes: podMinutes?.value ?? null }
  const differences = textOf(chosenDifferences(current, { ...planned, players, isOfPods }))
  const isUsual = rules === undefined && Object.values(planned).every((each) => each === null)
  const takeBack = () => {
    onChange(undefined)
    cut?.onChange(null)
    podMinutes?.onChange(null)
  }
  return (
    <div className="grid gap-5">
      {podMinutes === null ? (
        <>
          <RuleInputs pack={pack} rules={rules} onChange={onChange} />
          <MinutesSelect
            value={current.roundMinutes}
            onChange={(roundMinutes) => onChange(varied(pack, rules, { roundMinutes }))}
          />
        </>
      ) : (
        <MinutesSelect
          value={podMinutes.value ?? counted.roundMinutes}
          onChange={(minutes) => podMinutes.onChange(minutes === counted.roundMinutes ? null : minutes)}
        />
      )}
      {rounds === null ? null : <RoundsSelect pack={counted} players={players} {...rounds} />}
      {cut === null ? null : (
        <CutSelect
          pack={counted}
          sizes={isOfPods ? POD_CUT_SIZES : CUT_SIZES}
          players={players}
          value={cut.size}
          onChange={cut.onChange}
        />
      )}
      {differences === null ? null : <p className="text-muted">{t('gameRules.differs', { differences })}</p>}
      {isUsual ? null : (
        <Button variant="quiet" className="justify-self-start px-2!" onClick={takeBack}>
          {t('gameRules.back')}
        </Button>
      )}
    </div>
  )
}

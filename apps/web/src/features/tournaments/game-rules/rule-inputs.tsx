import { customiseRules, type RuleOverrides } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { fractionValue } from '@tablee/domain/tournaments/rule-packs/fraction'
import { hasDraws } from '@tablee/domain/tournaments/rule-packs/games-of-match'
import { noShowOf } from '@tablee/domain/tournaments/rule-packs/no-show'
import { withFloor } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { Fraction, RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { type TurnsAfterTime, turnsAfterTime } from '@tablee/domain/tournaments/rule-packs/turns-after-time'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import type { ChosenRules } from './chosen-rules.ts'

type RuleInputsProps = {
  /** As published. */
  readonly pack: RulePack
  readonly rules: ChosenRules
  readonly onChange: (rules: ChosenRules) => void
}

/** Points, draws and the floor, as lists of choices, so that no wish can be refused. */
export function RuleInputs({ pack, rules, onChange }: RuleInputsProps) {
  const { t } = useTranslation()
  const current = rulesWith(pack, rules)
  const { points } = current
  const vary = (wish: RuleOverrides) => onChange(varied(pack, rules, wish))
  const varyPoints = (wish: Partial<RulePack['points']>) => {
    const { win, draw, loss } = { ...points, ...wish }
    vary({ points: { win, draw: Math.min(draw, win), loss } })
  }
  return (
    <>
      <PointsSelect
        label={t('gameRules.win')}
        from={points.loss + 1}
        to={Math.max(10, points.win)}
        value={points.win}
        onChange={(win) => varyPoints({ win })}
      />
      <Checkbox
        label={t('gameRules.draws')}
        isChecked={hasDraws(current)}
        onChange={(draws) => vary({ draws, scoresAllowed: undefined })}
      />
      {hasDraws(current) ? (
        <PointsSelect
          label={t('gameRules.draw')}
          from={points.loss}
          to={points.win}
          value={points.draw}
          onChange={(draw) => varyPoints({ draw })}
        />
      ) : null}
      <SelectInput
        label={t('gameRules.noShow.label')}
        hint={t('gameRules.noShow.hint')}
        options={NO_SHOWS.map((value) => ({ value, label: t(`gameRules.noShow.${value}`) }))}
        value={noShowOf(current)}
        onChange={(chosen) => vary({ noShow: NO_SHOWS.find((each) => each === chosen) })}
      />
      <TurnsSelect pack={pack} value={turnsAfterTime(current)} onChange={(turns) => vary({ turnsAfterTime: turns })} />
      <FloorSelect value={current.matchWin.floor} onChange={(floor) => vary(floorOf(pack, rules, floor))} />
    </>
  )
}

/** The pack itself where nothing differs. */
export function rulesWith(pack: RulePack, rules: ChosenRules): RulePack {
  const customised = customiseRules(pack, rules ?? {})
  return customised.accepted ? customised.value : pack
}

/** With one wish more; undefined where the pack is played after all. */
export function varied(pack: RulePack, rules: ChosenRules, wish: RuleOverrides): ChosenRules {
  const chosen = { ...rules, ...wish }
  return rulesWith(pack, chosen) === pack ? undefined : chosen
}

function floorOf(pack: RulePack, rules: ChosenRules, floor: Fraction): RuleOverrides {
  const { matchWin, gameWin, noOpponent } = withFloor(pack, floor)
  return {
    matchWin: { ...rules?.matchWin, ...matchWin },
    ...(gameWin ? { gameWin: { ...rules?.gameWin, ...gameWin } } : {}),
    noOpponent,
  }
}

const NO_SHOWS = ['drops', 'asks'] as const

type PointsSelectProps = {
  readonly label: string
  readonly from: number
  readonly to: number
  readonly value: number
  readonly onChange: (points: number) => void
}

function PointsSelect({ label, from, to, value, onChange }: PointsSelectProps) {
  const options = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  return (
    <SelectInput
      label={label}
      options={options.map((points) => ({ value: points, label: points }))}
      value={String(value)}
      onChange={(points) => onChange(Number(points))}
    />
  )
}

type TurnsSelectProps = {
  readonly pack: RulePack
  readonly value: TurnsAfterTime
  readonly onChange: (turns: TurnsAfterTime) => void
}

const MOST_USUAL_TURNS = 5

function TurnsSelect({ pack, value, onChange }: TurnsSelectProps) {
  const { t } = useTranslation()
  const most = Math.max(MOST_USUAL_TURNS, value ?? 0, turnsAfterTime(pack) ?? 0)
  const turns: readonly TurnsAfterTime[] = [null, ...Array.from({ length: most + 1 }, (_, count) => count)]
  const nameOf = (each: TurnsAfterTime) => {
    if (each === null) return t('gameRules.turns.none')
    return each === 0 ? t('gameRules.turns.current') : t('gameRules.turns.more', { count: each })
  }
  return (
    <SelectInput
      label={t('gameRules.turns.label')}
      hint={t('gameRules.turns.hint')}
      options={turns.map((each) => ({ value: String(each), label: nameOf(each) }))}
      value={String(value)}
      onChange={(chosen) => onChange(turns.find((each) => String(each) === chosen) ?? null)}
    />
  )
}

const FLOORS: readonly Fraction[] = [
  [0, 1],
  [1, 5],
  [1, 4],
  [33, 100],
  [1, 3],
]

type FloorSelectProps = { readonly value: Fraction; readonly onChange: (floor: Fraction) => void }

function FloorSelect({ value, onChange }: FloorSelectProps) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const floors = FLOORS.some((floor) => fractionValue(floor) === fractionValue(value)) ? FLOORS : [...FLOORS, value]
  const nameOf = (floor: Fraction) => {
    const share = fractionValue(floor)
    if (share === 0) return t('gameRules.noFloor')
    return share === 1 / 3 ? t('gameRules.third') : percent(share)
  }
  return (
    <SelectInput
      label={t('gameRules.floor')}
      hint={t('gameRules.floorHint')}
      options={floors.map((floor) => ({ value: String(fractionValue(floor)), label: nameOf(floor) }))}
      value={String(fractionValue(value))}
      onChange={(chosen) => {
        const floor = floors.find((each) => String(fractionValue(each)) === chosen)
        if (floor) onChange(floor)
      }}
    />
  )
}

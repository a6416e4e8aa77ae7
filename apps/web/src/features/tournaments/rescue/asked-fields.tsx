import { readRescue } from '@tablee/domain/tournaments/rescue/read-rescue'
import type { RescuedEvening } from '@tablee/domain/tournaments/rescue/rescued-evening'
import type { MatchPoints } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'

/** Null: as the game usually has it. */
export type Asked = { readonly bestOf: number | null; readonly plannedRounds: number | null }

const USUAL = 'usual'
const BEST_OF = [1, 3, 5]
/** An evening of a shop is hardly ever longer. */
const MORE_ROUNDS = 8

type AskedFieldsProps = {
  readonly evening: RescuedEvening
  readonly asked: Asked
  readonly onChange: (asked: Asked) => void
}

/** Rounds in all, and games of a match: neither is printed anywhere. */
export function AskedFields({ evening, asked, onChange }: AskedFieldsProps) {
  const { t } = useTranslation()
  const played = evening.rounds.length
  const rounds = Array.from({ length: MORE_ROUNDS }, (_, more) => played + more).filter(
    (number) => number <= MOST_PLANNED_ROUNDS,
  )
  const numberIn = (value: string) => (value === USUAL ? null : Number(value))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectInput
        label={t('rescue.asked.rounds')}
        options={[
          { value: USUAL, label: t('rescue.asked.roundsUsual') },
          ...rounds.map((number) => ({ value: String(number), label: String(number) })),
        ]}
        value={String(asked.plannedRounds ?? USUAL)}
        onChange={(value) => onChange({ ...asked, plannedRounds: numberIn(value) })}
      />
      <SelectInput
        label={t('rescue.asked.bestOf')}
        options={[
          { value: USUAL, label: t('rescue.asked.bestOfUsual') },
          ...BEST_OF.map((count) => ({ value: String(count), label: t('rescue.asked.bestOfCount', { count }) })),
        ]}
        value={String(asked.bestOf ?? USUAL)}
        onChange={(value) => onChange({ ...asked, bestOf: numberIn(value) })}
      />
    </div>
  )
}

const SCALES = {
  usualPoints: null,
  twoPoints: { win: 2, draw: 1, loss: 0 },
  onePoint: { win: 1, draw: 0, loss: 0 },
  noDrawPoints: { win: 3, draw: 0, loss: 0 },
} as const satisfies Readonly<Record<string, MatchPoints | null>>
const NAMES = ['usualPoints', 'twoPoints', 'onePoint', 'noDrawPoints'] as const satisfies (keyof typeof SCALES)[]

/** Whether a text that lacks results tells them as soon as a match is worth something else. */
export function wouldFit(text: string): boolean {
  return NAMES.some((name) => SCALES[name] !== null && readRescue(text, SCALES[name]).read !== undefined)
}

type PointsFieldProps = {
  readonly points: MatchPoints | null
  readonly onChange: (points: MatchPoints | null) => void
}

/** Asked where totals do not fit. */
export function PointsField({ points, onChange }: PointsFieldProps) {
  const { t } = useTranslation()
  const value = NAMES.find((name) => SCALES[name] === points) ?? 'usualPoints'
  return (
    <SelectInput
      label={t('rescue.asked.points')}
      hint={t('rescue.asked.pointsWhy')}
      options={NAMES.map((name) => ({ value: name, label: t(`rescue.asked.${name}`) }))}
      value={value}
      onChange={(name) => onChange(SCALES[name])}
    />
  )
}

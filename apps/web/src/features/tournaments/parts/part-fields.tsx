import { minutesOfPlanned } from '@tablee/domain/tournaments/rounds/planned-parts'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import type { PartStructure } from '@tablee/domain/tournaments/stage-part'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { rulesOfStructure } from '../game-rules/chosen-rules.ts'
import { MatchRulesField } from '../game-rules/match-rules-field.tsx'
import { changedPart, type PartGround, playingChoices } from './part-draft.ts'
import { areMinutes, areRounds, MOST_MINUTES, type TypedPart } from './typed-part.ts'

type PartFieldsProps = {
  readonly ground: PartGround
  /** Among whom it is played; null: nobody says. */
  readonly players: number | null
  readonly structures: readonly PartStructure[]
  readonly part: TypedPart
  /** What so many who play on mean. */
  readonly playingHint: string
  readonly onChange: (part: TypedPart) => void
}

const EVERYBODY = 'everybody'

/** A later part, planned or begun at once. */
export function PartFields(props: PartFieldsProps) {
  const { ground, players, structures, part, playingHint, onChange } = props
  const { t } = useTranslation()
  const { structure, carriesPoints, playing, rules } = part
  const change = (wish: Partial<TypedPart>) => onChange(changedPart(ground, { part, players }, wish))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceCards
        label={t('parts.start.structure')}
        hint={t(`structure.hints.${structure}`)}
        choices={structures.map((value) => ({ value, label: t(`structure.names.${value}`) }))}
        columnsClass="grid-cols-2"
        value={structure}
        onChange={(chosen) =>
          change({ structure: chosen, rules: rulesOfStructure(rules ?? undefined, chosen) ?? null })
        }
      />
      <ChoiceCards
        label={t('parts.start.points')}
        hint={t(carriesPoints ? 'parts.start.carriedHint' : 'parts.start.freshHint')}
        choices={[
          { value: 'fresh', label: t('parts.start.fresh') },
          { value: 'carried', label: t('parts.start.carried') },
        ]}
        columnsClass="grid-cols-2"
        value={carriesPoints ? 'carried' : 'fresh'}
        onChange={(points) => change({ carriesPoints: points === 'carried' })}
      />
      <ChoiceCards
        label={t('parts.start.playing')}
        hint={playingHint}
        choices={[
          { value: EVERYBODY, label: t('parts.start.everybody') },
          ...sizesWith(players, playing).map((size) => ({
            value: String(size),
            label: t('parts.start.first', { size }),
          })),
        ]}
        columnsClass="grid-cols-2 sm:grid-cols-3"
        value={playing === null ? EVERYBODY : String(playing)}
        onChange={(chosen) => change({ playing: chosen === EVERYBODY ? null : Number(chosen) })}
      />
      <PartNumbers {...{ ground, part, change }} />
      <MatchRulesField
        structure={structure}
        rules={rules ?? undefined}
        onChange={(chosen) => change({ rules: chosen ?? null })}
      />
    </div>
  )
}

/** One that was chosen stays a choice, however few have come. */
function sizesWith(players: number | null, chosen: number | null): readonly number[] {
  const sizes = playingChoices(players)
  if (chosen === null || sizes.includes(chosen)) return sizes
  return [...sizes, chosen].toSorted((one, other) => one - other)
}

type PartNumbersProps = Pick<PartFieldsProps, 'ground' | 'part'> & {
  readonly change: (wish: Partial<TypedPart>) => void
}

/** Rounds and their minutes; none typed: those of the rules, which are said. */
function PartNumbers({ ground, part, change }: PartNumbersProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const { plannedRounds, minutes } = part
  const usual = minutesOfPlanned(ground, { ...part, plannedRounds: 1, minutes: null })
  return (
    <>
      <NumberInput
        label={t('parts.start.rounds')}
        error={areRounds(plannedRounds) ? undefined : t('parts.start.roundsFault', { most: MOST_PLANNED_ROUNDS })}
        value={plannedRounds}
        onChange={(rounds) => change({ plannedRounds: rounds })}
        min={1}
        max={MOST_PLANNED_ROUNDS}
        locale={locale}
        incrementLabel={t('eventAdmin.plan.more')}
        decrementLabel={t('eventAdmin.plan.fewer')}
      />
      <NumberInput
        label={t('clock.plan.minutes')}
        hint={t('parts.planned.minutesHint', { minutes: usual })}
        error={areMinutes(minutes) ? undefined : t('refusals.clock_minutes_invalid')}
        value={minutes}
        onChange={(chosen) => change({ minutes: chosen })}
        min={1}
        max={MOST_MINUTES}
        locale={locale}
        incrementLabel={t('clock.plan.more')}
        decrementLabel={t('clock.plan.fewer')}
      />
    </>
  )
}

import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { minutesOfPlanned } from '@tablee/domain/tournaments/rounds/planned-parts'
import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import { PART_STRUCTURES, type PlannedPart } from '@tablee/domain/tournaments/stage-part'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { rulesOfStructure } from '../game-rules/chosen-rules.ts'
import { MatchRulesField } from '../game-rules/match-rules-field.tsx'
import { firstStructure, playingChoices, usualRounds } from './part-draft.ts'

/** A part as typed: numbers may be missing meanwhile. */
export type TypedPart = Omit<PlannedPart, 'plannedRounds'> & { readonly plannedRounds: number | null }

const MOST_MINUTES = 600
const EVERYBODY = 'everybody'
/** Before players have come, as many as the largest choice. */
const MOST_TO_CHOOSE = 65

/** Another way than now, as the game usually plays it. */
export function usualPart(tournament: Tournament): TypedPart {
  const structure = firstStructure(PART_STRUCTURES, structureOf(tournament)) ?? 'swiss'
  const plannedRounds = Math.max(1, usualRounds(tournament, structure, tournament.players.length))
  return { structure, plannedRounds, carriesPoints: false, playing: null, rules: null, minutes: null }
}

/** Null while a number is missing or too large. */
export function readPart({ plannedRounds, ...others }: TypedPart): PlannedPart | null {
  const { minutes } = others
  const areRounds = plannedRounds !== null && plannedRounds >= 1 && plannedRounds <= MOST_PLANNED_ROUNDS
  return areRounds && areMinutes(minutes) ? { ...others, plannedRounds } : null
}

function areMinutes(minutes: number | null): boolean {
  return minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES)
}

type PlannedPartFieldsProps = {
  readonly tournament: Tournament
  readonly part: TypedPart
  readonly onChange: (part: TypedPart) => void
}

export function PlannedPartFields({ tournament, part, onChange }: PlannedPartFieldsProps) {
  const { t } = useTranslation()
  const { structure, carriesPoints, playing, rules } = part
  const change = (wish: Partial<TypedPart>) => onChange({ ...part, ...wish })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceCards
        label={t('parts.start.structure')}
        hint={t(`structure.hints.${structure}`)}
        choices={PART_STRUCTURES.map((value) => ({ value, label: t(`structure.names.${value}`) }))}
        columnsClass="grid-cols-2"
        value={structure}
        onChange={(chosen) =>
          change({ structure: chosen, rules: rulesOfStructure(rules ?? undefined, chosen) ?? null })
        }
      />
      <PartNumbers {...{ tournament, part, change }} />
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
      <SelectInput
        label={t('parts.start.playing')}
        options={[
          { value: EVERYBODY, label: t('parts.start.everybody') },
          ...playingChoices(MOST_TO_CHOOSE).map((size) => ({
            value: String(size),
            label: t('parts.start.first', { size }),
          })),
        ]}
        value={playing === null ? EVERYBODY : String(playing)}
        onChange={(chosen) => change({ playing: chosen === EVERYBODY ? null : Number(chosen) })}
      />
      <MatchRulesField
        structure={structure}
        rules={rules ?? undefined}
        onChange={(chosen) => change({ rules: chosen ?? null })}
      />
    </div>
  )
}

type PartNumbersProps = Omit<PlannedPartFieldsProps, 'onChange'> & {
  readonly change: (wish: Partial<TypedPart>) => void
}

/** Rounds and their minutes; none typed: those of the rules, which are said. */
function PartNumbers({ tournament, part, change }: PartNumbersProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const { plannedRounds, minutes } = part
  const usual = minutesOfPlanned(tournament, { ...part, plannedRounds: 1, minutes: null })
  const areRounds = readPart({ ...part, minutes: null }) !== null
  return (
    <>
      <NumberInput
        label={t('parts.start.rounds')}
        error={areRounds ? undefined : t('parts.start.roundsFault', { most: MOST_PLANNED_ROUNDS })}
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

import { MOST_SEASON_EVENTS } from '@tablee/domain/seasons/season'
import { MOST_POINTS } from '@tablee/domain/seasons/season-rules'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { SeasonFormState, TypedSeason } from './typed-season.ts'

type FieldsProps = { readonly form: SeasonFormState }

const PER_MATCH = ['winPoints', 'drawPoints', 'presencePoints', 'restPoints'] as const

export function PointsFields({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-s-2 border-line ps-4">
      <TextInput
        label={t('seasons.form.placePoints')}
        hint={t('seasons.form.placePointsHint')}
        autoComplete="off"
        {...form.field('placePoints')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {PER_MATCH.map((name) => (
          <PointsField key={name} form={form} name={name} />
        ))}
      </div>
      <TextInput
        label={t('seasons.form.kickers')}
        hint={t('seasons.form.kickersHint')}
        autoComplete="off"
        {...form.field('kickers')}
      />
      <ChoiceCards
        label={t('seasons.form.sharedPlaces')}
        columnsClass="grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]"
        choices={(['mean', 'better'] as const).map((value) => ({ value, label: t(`seasons.form.shared.${value}`) }))}
        value={form.values.sharedPlaces}
        onChange={(value) => form.set('sharedPlaces', value)}
      />
      <ChoiceCards
        label={t('seasons.form.disqualified')}
        columnsClass="grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]"
        choices={(['none', 'presence'] as const).map((value) => ({
          ...{ value, label: t(`seasons.form.disqualifiedAs.${value}`) },
        }))}
        value={form.values.disqualified}
        onChange={(value) => form.set('disqualified', value)}
      />
    </div>
  )
}

/** All results, or the best k. */
export function BestField({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <ChoiceCards
        label={t('seasons.form.best')}
        columnsClass="grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]"
        choices={[
          { value: 'all', label: t('seasons.form.bestAll') },
          { value: 'best', label: t('seasons.form.bestSome') },
        ]}
        value={form.values.counting}
        onChange={(counting) => form.set('counting', counting)}
      />
      {form.values.counting === 'all' ? null : (
        <NumberField form={form} name="best" label={t('seasons.form.bestCount')} min={1} max={MOST_SEASON_EVENTS} />
      )}
    </div>
  )
}

function PointsField({ form, name }: FieldsProps & { readonly name: (typeof PER_MATCH)[number] }) {
  const { t } = useTranslation()
  return <NumberField form={form} name={name} label={t(`seasons.form.${name}`)} min={0} max={MOST_POINTS} />
}

type NumberFieldProps = FieldsProps & {
  readonly name: (typeof PER_MATCH)[number] | 'best'
  readonly label: string
  readonly min: number
  readonly max: number
}

function NumberField({ form, name, ...field }: NumberFieldProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const value: TypedSeason[typeof name] = form.values[name]
  return (
    <NumberInput
      {...field}
      value={value}
      onChange={(typed) => form.set(name, typed)}
      error={form.faultOf(name)}
      locale={locale}
      incrementLabel={t('shell.numberInput.increment')}
      decrementLabel={t('shell.numberInput.decrement')}
    />
  )
}

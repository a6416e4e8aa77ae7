import { ADVANCED_CAPACITY, DESCRIPTION_MAX_LENGTH, LOCATION_MAX_LENGTH } from '@tablee/domain/tournaments/announcement'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PlaceField } from '../place-field/place-field.tsx'
import { StructureField } from '../structure/structure-field.tsx'
import { MomentFields } from './moment-fields.tsx'
import type { useAdvancedDraft } from './use-advanced-draft.ts'

/** What an event may say of itself beside what, when and for whom. */
export function MoreOptions({ form }: { form: ReturnType<typeof useAdvancedDraft> }) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const { values } = form
  return (
    <div className="grid gap-5">
      <StructureField value={values.structure} onChange={(structure) => form.set('structure', structure)} />
      <MomentFields
        label={t('creation.advanced.endDate')}
        timeLabel={t('creation.advanced.endTime')}
        day={values.endDate}
        time={values.endTime}
        onDay={(endDate) => form.set('endDate', endDate)}
        onTime={(endTime) => form.set('endTime', endTime)}
        error={form.faultOf('endDate')}
      />
      <NumberInput
        label={t('creation.quick.playerCount')}
        hint={t('creation.advanced.maxPlayersHint')}
        min={ADVANCED_CAPACITY.min}
        max={ADVANCED_CAPACITY.max}
        locale={locale}
        incrementLabel={t('shell.numberInput.increment')}
        decrementLabel={t('shell.numberInput.decrement')}
        {...form.field('maxPlayers')}
      />
      <PlaceField
        writtenAs="address"
        label={t('creation.advanced.location')}
        hint={t('creation.advanced.locationHint')}
        maxLength={LOCATION_MAX_LENGTH}
        {...form.field('location')}
      />
      <TextArea
        label={t('creation.advanced.description')}
        rows={4}
        maxLength={DESCRIPTION_MAX_LENGTH}
        {...form.field('description')}
      />
    </div>
  )
}

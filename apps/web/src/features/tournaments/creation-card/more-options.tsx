import { DESCRIPTION_MAX_LENGTH } from '@tablee/domain/tournaments/announcement'
import { useTranslation } from '../../../language/use-translation.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { RulesFields } from '../registration-rules/rules-fields.tsx'
import { StructureField } from '../structure/structure-field.tsx'
import { MomentFields } from './moment-fields.tsx'
import type { useAdvancedDraft } from './use-advanced-draft.ts'

/** What an event may say of itself beside what, when, where and for how many. */
export function MoreOptions({ form }: { form: ReturnType<typeof useAdvancedDraft> }) {
  const { t } = useTranslation()
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
      <RulesFields form={form} />
      <TextArea
        label={t('creation.advanced.description')}
        rows={4}
        maxLength={DESCRIPTION_MAX_LENGTH}
        {...form.field('description')}
      />
    </div>
  )
}

import { GUARDIAN_CONTACT_MAX_LENGTH } from '@tablee/domain/registrations/guardian'
import { PERSON_NAME_MAX_LENGTH } from '@tablee/domain/registrations/registration'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { GuardianForm } from './guardian-texts.ts'
import { useGuardianText } from './use-guardian-text.ts'

type GuardianFieldsProps = {
  /** Below which an agreement is asked for. */
  readonly age: number
  readonly form: GuardianForm
  /** The staff writes somebody else in. */
  readonly isByStaff?: boolean
  /** Where the fields stand outside of it. */
  readonly formId?: string
}

/** Whether somebody is below the age, and then who agrees. */
export function GuardianFields({ age, form, isByStaff = false, formId }: GuardianFieldsProps) {
  const { t } = useTranslation()
  const text = useGuardianText()
  const { values, faultOf } = form
  const outside = formId === undefined ? {} : { form: formId }
  return (
    <div className="grid gap-3">
      <Checkbox
        name="below-age"
        label={t(isByStaff ? 'guardian.boxOfPerson' : 'guardian.box', { age })}
        isChecked={values.isBelow}
        error={faultOf('isBelow')}
        onChange={(isChecked) => form.set('isBelow', isChecked)}
      />
      {values.isBelow ? (
        <div className="grid min-w-0 gap-4 border-s-2 border-line ps-4">
          {isByStaff ? null : <p className="max-w-prose text-sm text-muted">{t('guardian.lead')}</p>}
          <TextInput
            label={t('guardian.name')}
            autoComplete="off"
            maxLength={PERSON_NAME_MAX_LENGTH}
            value={values.guardianName}
            error={faultOf('guardianName')}
            onChange={(typed) => form.set('guardianName', typed)}
            {...outside}
          />
          <TextInput
            label={t('guardian.contact')}
            hint={t('guardian.contactHint')}
            autoComplete="off"
            maxLength={GUARDIAN_CONTACT_MAX_LENGTH}
            value={values.guardianContact}
            error={faultOf('guardianContact')}
            onChange={(typed) => form.set('guardianContact', typed)}
            {...outside}
          />
          <Checkbox
            name="guardian-agrees"
            label={
              isByStaff ? (
                <>
                  {t('guardian.agreedOnSite')}
                  <span className="block text-sm text-muted">{text}</span>
                </>
              ) : (
                text
              )
            }
            isChecked={values.guardianAgrees}
            error={faultOf('guardianAgrees')}
            onChange={(isChecked) => form.set('guardianAgrees', isChecked)}
          />
        </div>
      ) : null}
    </div>
  )
}

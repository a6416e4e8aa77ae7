import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { MomentFields } from '../creation-card/moment-fields.tsx'
import type { RulesDraft } from './rules-draft.ts'

/** A form that holds, among others, how people come in. */
type RulesForm = {
  readonly values: RulesDraft
  readonly set: {
    (name: 'closes', value: RulesDraft['closes']): void
    (name: 'acceptsAutomatically', value: boolean): void
  }
  readonly faultOf: (name: keyof RulesDraft) => ReactNode
}

/** How people come into an event: until when, and whether somebody decides on each of them. */
export function RulesFields({ form }: { readonly form: RulesForm }) {
  const { t } = useTranslation()
  const { closes, acceptsAutomatically } = form.values
  return (
    <>
      <MomentFields
        label={t('registrationRules.closes')}
        timeLabel={t('registrationRules.closesTime')}
        day={closes.day}
        time={closes.time}
        onDay={(day) => form.set('closes', { ...closes, day })}
        onTime={(time) => form.set('closes', { ...closes, time })}
        error={form.faultOf('closes')}
      />
      <Checkbox
        label={
          <>
            {t('registrationRules.automatic')}
            <span className="block text-sm text-muted">{t('registrationRules.automaticHelp')}</span>
          </>
        }
        isChecked={acceptsAutomatically}
        onChange={(isChecked) => form.set('acceptsAutomatically', isChecked)}
      />
    </>
  )
}

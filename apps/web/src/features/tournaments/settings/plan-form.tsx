import type { ReactNode } from 'react'
import type { Act } from '../../../acts/act.ts'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SaveSetting } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type Chosen<Plan> = {
  readonly values: Plan
  readonly set: <Name extends keyof Plan & string>(name: Name, value: Plan[Name]) => void
}

type PlanFormProps<Plan extends object> = {
  readonly plan: Plan
  readonly change: Act<Plan, unknown>
  /** What the report says. */
  readonly saved: string
  readonly children: (chosen: Chosen<Plan>) => ReactNode
}

/** How the rounds are played: choices that are saved together, and taken back as they were. */
export function PlanForm<Plan extends object>({ plan, change, saved, children }: PlanFormProps<Plan>) {
  const { t } = useTranslation()
  const form = useForm({
    initial: plan,
    failure: change.error,
    isKnownOnceSent: true,
    check: () => ({}),
    send: async (chosen) => {
      const reply = await change.send(chosen)
      return reply && sheet.saved({ title: saved, takeBack: () => change.send(plan) })
    },
  })
  const names = Object.keys(plan) as readonly (keyof Plan)[]
  const isUnchanged = names.every((name) => form.values[name] === plan[name])
  const sheet = useSettingSheet(!isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-4">
      {children(form)}
      <ActFailure act={change} title={t('admin.failed.settings')} />
      <SaveSetting label={t('admin.settings.save')} isBusy={change.isSending} disabled={isUnchanged} />
    </form>
  )
}

type ExplainedCheckboxProps = {
  readonly label: string
  readonly help: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

export function ExplainedCheckbox({ help, ...box }: ExplainedCheckboxProps) {
  return (
    <div className="grid gap-1">
      <Checkbox {...box} />
      <p className="text-sm text-muted">{help}</p>
    </div>
  )
}

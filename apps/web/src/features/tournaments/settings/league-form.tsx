import { FIRST_LEAGUE, type LeaguePlan } from '@tablee/domain/tournaments/kinds/league'
import { LEAVERS, UNPLAYED } from '@tablee/domain/tournaments/league'
import type { ReactNode } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useDatePickerTexts } from '../../../language/use-date-picker-texts.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { isDay } from '../../../ui/written-date.ts'
import { usePlanLeague } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SaveSetting } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

export type LeagueFormProps = {
  readonly access: StaffAccess
  readonly plan: LeaguePlan | null
  readonly isWaiting: boolean
}
type Typed = Omit<LeaguePlan, 'firstEnds'> & { readonly isWeekly: boolean; readonly firstEnds: string }

/** Loaded with its calendar when it is opened. */
export function LeagueForm({ access, plan, isWaiting: mayChoose }: LeagueFormProps) {
  const { t } = useTranslation()
  const change = usePlanLeague(access)
  const initial = typedOf(plan)
  const form = useForm<Typed>({
    initial,
    failure: change.error,
    isKnownOnceSent: true,
    check: ({ isWeekly, firstEnds }) =>
      isWeekly && firstEnds !== '' && !isDay(firstEnds) ? { firstEnds: t('shell.datePicker.invalid') } : {},
    send: async (typed) => {
      const reply = await change.send({ league: planOf(typed) })
      return reply && sheet.saved({ title: t('league.saved'), takeBack: () => change.send({ league: plan }) })
    },
  })
  const { values, set } = form
  const isUnchanged = JSON.stringify(planOf(values)) === JSON.stringify(plan)
  const sheet = useSettingSheet(!isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-4">
      {mayChoose ? (
        <div className="grid gap-1">
          <Checkbox
            label={t('league.weekly')}
            isChecked={values.isWeekly}
            onChange={(isWeekly) => set('isWeekly', isWeekly)}
          />
          <p className="text-sm text-muted">{t('league.weeklyHelp')}</p>
        </div>
      ) : null}
      {values.isWeekly ? <WeeklyFields {...{ values, set, mayChoose }} error={form.faultOf('firstEnds')} /> : null}
      <ActFailure act={change} title={t('admin.failed.settings')} />
      <SaveSetting label={t('admin.settings.save')} isBusy={change.isSending} disabled={isUnchanged} />
    </form>
  )
}

type WeeklyFieldsProps = {
  readonly values: Typed
  readonly set: <Name extends keyof Typed>(name: Name, value: Typed[Name]) => void
  readonly mayChoose: boolean
  readonly error: ReactNode
}

function WeeklyFields({ values, set, mayChoose, error }: WeeklyFieldsProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const texts = useDatePickerTexts()
  return (
    <>
      {mayChoose ? (
        <SelectInput
          label={t('league.meetings')}
          options={[
            { value: '1', label: t('league.once') },
            { value: '2', label: t('league.twice') },
          ]}
          value={String(values.meetings)}
          onChange={(chosen) => set('meetings', chosen === '2' ? 2 : 1)}
        />
      ) : null}
      <DatePicker
        label={t('league.firstEnds')}
        hint={t('league.firstEndsHelp')}
        value={values.firstEnds}
        onChange={(day) => set('firstEnds', day)}
        {...{ locale, texts, error }}
      />
      <SelectInput
        label={t('league.unplayed')}
        hint={t(`league.told.${values.unplayed}`)}
        options={UNPLAYED.map((value) => ({ value, label: t(`league.ifUnplayed.${value}`) }))}
        value={values.unplayed}
        onChange={(chosen) => set('unplayed', chosen)}
      />
      <SelectInput
        label={t('league.leavers')}
        hint={t(`league.told.leavers.${values.leavers}`)}
        options={LEAVERS.map((value) => ({ value, label: t(`league.ifLeft.${value}`) }))}
        value={values.leavers}
        onChange={(chosen) => set('leavers', chosen)}
      />
    </>
  )
}

function typedOf(plan: LeaguePlan | null): Typed {
  return { ...FIRST_LEAGUE, ...plan, isWeekly: plan !== null, firstEnds: plan?.firstEnds ?? '' }
}

function planOf({ isWeekly, firstEnds, meetings, unplayed, leavers }: Typed): LeaguePlan | null {
  return isWeekly ? { meetings, unplayed, leavers, firstEnds: firstEnds === '' ? null : firstEnds } : null
}

import { plannedMinutes } from '@tablee/domain/tournaments/clock/clock-plan'
import { MOST_ROUND_MINUTES } from '@tablee/domain/tournaments/clock/round-clock'
import { canBeCut } from '@tablee/domain/tournaments/kinds/can-be-cut'
import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { usePlanClock } from '../api/rounds/plan-clock.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type ClockProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Round length, and whether the clock starts with the round (STAK-5). */
export function ClockRow({ tournament, access }: ClockProps) {
  const { t } = useTranslation()
  const how = tournament.clockPlan.startsWithRound ? 'withRound' : 'byHand'
  return (
    <SettingRow
      title={t('settingList.clock.title')}
      value={t(`settingList.clock.${how}`, { minutes: plannedMinutes(tournament) })}
      sheetTitle={t('clock.plan.title')}
    >
      <ClockPlanForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function ClockPlanForm({ tournament, access }: ClockProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const plan = usePlanClock(access)
  const { clockPlan } = tournament
  const rules = countedRules(tournament)
  const faultOf = (minutes: number | null) =>
    minutes === null || !Number.isInteger(minutes) || minutes < 1 || minutes > MOST_ROUND_MINUTES
      ? t('refusals.clock_minutes_invalid')
      : undefined
  const form = useForm({
    initial: { minutes: plannedMinutes(tournament) as number | null, startsWithRound: clockPlan.startsWithRound },
    failure: plan.error,
    isKnownOnceSent: true,
    check: ({ minutes }) => ({ minutes: faultOf(minutes) }),
    send: async ({ minutes, startsWithRound }) => {
      const reply = await plan.send({ minutes: minutes === rules.roundMinutes ? null : minutes, startsWithRound })
      return reply && sheet.saved({ title: t('clock.plan.saved'), takeBack: () => plan.send(clockPlan) })
    },
  })
  const { minutes, startsWithRound } = form.values
  const isUnchanged = minutes === plannedMinutes(tournament) && startsWithRound === clockPlan.startsWithRound
  const sheet = useSettingSheet(!isUnchanged)
  const starts = form.field('startsWithRound')
  const { cutMinutes, finalMinutes } = rules
  const told = (count: number | null) => (count === null ? t('clock.plan.none') : t('clock.plan.some', { count }))
  const cutText = t('clock.plan.cut', { cut: told(cutMinutes), final: told(finalMinutes) })
  return (
    <form {...form.formProps} className="grid gap-4">
      <NumberInput
        label={t('clock.plan.minutes')}
        hint={t('clock.plan.minutesHint', { most: MOST_ROUND_MINUTES, rules: rules.roundMinutes })}
        {...form.field('minutes')}
        error={faultOf(minutes)}
        min={1}
        max={MOST_ROUND_MINUTES}
        locale={locale}
        incrementLabel={t('clock.plan.more')}
        decrementLabel={t('clock.plan.fewer')}
      />
      <Checkbox label={t('clock.plan.starts')} isChecked={startsWithRound} onChange={starts.onChange} />
      {canBeCut(tournament) ? <p className="text-muted">{cutText}</p> : null}
      {isRunning(tournament) ? <p className="text-muted">{t('clock.plan.help')}</p> : null}
      {form.isToldAtField ? null : <ActFailure act={plan} title={t('clock.plan.failed')} />}
      <SaveSetting label={t('clock.plan.save')} isBusy={plan.isSending} disabled={isUnchanged} />
    </form>
  )
}

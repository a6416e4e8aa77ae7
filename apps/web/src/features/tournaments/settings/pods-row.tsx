import { hasPods, podPlanOf } from '@tablee/domain/tournaments/kinds/paired-by'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { POD_REMAINDERS } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { usePlanPods } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

type PodsRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Where the number of players fills no tables of four; also between rounds. */
export function PodsRow({ tournament, access }: PodsRowProps) {
  const { t } = useTranslation()
  const stage = currentStage(tournament)
  if (!hasPods(stage) || isFinished(tournament)) return null
  return (
    <SettingRow
      title={t('podsDesk.plan.title')}
      value={t(`podsDesk.plan.remainders.${podPlanOf(stage).remainder}`)}
      sheetTitle={t('podsDesk.plan.title')}
    >
      <PodsForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function PodsForm({ tournament, access }: PodsRowProps) {
  const { t } = useTranslation()
  const change = usePlanPods(access)
  const plan = podPlanOf(currentStage(tournament))
  const form = useForm({
    initial: plan,
    failure: change.error,
    isKnownOnceSent: true,
    check: () => ({}),
    send: async (chosen) => {
      const reply = await change.send(chosen)
      return reply && sheet.saved({ title: t('podsDesk.plan.saved'), takeBack: () => change.send(plan) })
    },
  })
  const { remainder, pointsFirst } = form.values
  const isUnchanged = remainder === plan.remainder && pointsFirst === plan.pointsFirst
  const sheet = useSettingSheet(!isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-4">
      <SelectInput
        label={t('podsDesk.plan.label')}
        hint={t('podsDesk.plan.help')}
        options={POD_REMAINDERS.map((value) => ({ value, label: t(`podsDesk.plan.remainders.${value}`) }))}
        value={remainder}
        onChange={(chosen) => form.set('remainder', chosen)}
      />
      <div className="grid gap-1">
        <Checkbox
          label={t('podsDesk.plan.pointsFirst')}
          isChecked={pointsFirst}
          onChange={(isFirst) => form.set('pointsFirst', isFirst)}
        />
        <p className="text-sm text-muted">{t('podsDesk.plan.pointsFirstHelp')}</p>
      </div>
      <ActFailure act={change} title={t('admin.failed.settings')} />
      <SaveSetting label={t('admin.settings.save')} isBusy={change.isSending} disabled={isUnchanged} />
    </form>
  )
}

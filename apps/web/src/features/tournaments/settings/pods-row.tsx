import { hasPods, podPlanOf } from '@tablee/domain/tournaments/kinds/paired-by'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import { POD_REMAINDERS } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import { usePlanPods } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SettingRow } from '../setting-row/setting-row.tsx'
import { ExplainedCheckbox, PlanForm } from './plan-form.tsx'

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
  return (
    <PlanForm plan={plan} change={change} saved={t('podsDesk.plan.saved')}>
      {({ values: { remainder, pointsFirst }, set }) => (
        <>
          <SelectInput
            label={t('podsDesk.plan.label')}
            hint={t('podsDesk.plan.help')}
            options={POD_REMAINDERS.map((value) => ({ value, label: t(`podsDesk.plan.remainders.${value}`) }))}
            value={remainder}
            onChange={(chosen) => set('remainder', chosen)}
          />
          <ExplainedCheckbox
            label={t('podsDesk.plan.pointsFirst')}
            help={t('podsDesk.plan.pointsFirstHelp')}
            isChecked={pointsFirst}
            onChange={(isFirst) => set('pointsFirst', isFirst)}
          />
        </>
      )}
    </PlanForm>
  )
}

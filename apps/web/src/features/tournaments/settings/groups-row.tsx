import { GROUP_SIZES, type GroupSize } from '@tablee/domain/tournaments/grouped'
import { type GroupPlan, groupPlanOf, MOST_ADVANCING } from '@tablee/domain/tournaments/kinds/groups'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import { usePlanGroups } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SettingRow } from '../setting-row/setting-row.tsx'
import { ExplainedCheckbox, PlanForm } from './plan-form.tsx'

type GroupsRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** How large groups are and who goes on, until the start. */
export function GroupsRow({ tournament, access }: GroupsRowProps) {
  const { t } = useTranslation()
  const plan = groupPlanOf(currentStage(tournament))
  if (!plan || !isWaiting(tournament)) return null
  const { size, advance } = plan
  return (
    <SettingRow
      title={t('structure.groups.row')}
      value={t('structure.groups.value', { size, count: advance })}
      sheetTitle={t('structure.groups.row')}
    >
      <GroupsForm access={access} plan={plan} />
    </SettingRow>
  )
}

type GroupsFormProps = Pick<GroupsRowProps, 'access'> & { readonly plan: GroupPlan }

function GroupsForm({ access, plan }: GroupsFormProps) {
  const { t } = useTranslation()
  const change = usePlanGroups(access)
  return (
    <PlanForm plan={plan} change={change} saved={t('structure.groups.saved')}>
      {({ values: { size, advance, fills }, set }) => (
        <>
          <SelectInput
            label={t('structure.groups.size')}
            hint={t('structure.groups.sizeHelp')}
            options={GROUP_SIZES.map((value) => ({ value: String(value), label: String(value) }))}
            value={String(size)}
            onChange={(chosen) => {
              const wished = Number(chosen) as GroupSize
              set('size', wished)
              set('advance', Math.min(advance, wished - 1))
            }}
          />
          <SelectInput
            label={t('structure.groups.advance')}
            options={upTo(Math.min(MOST_ADVANCING, size - 1)).map((value) => ({ value, label: value }))}
            value={String(advance)}
            onChange={(chosen) => set('advance', Number(chosen))}
          />
          <ExplainedCheckbox
            label={t('structure.groups.fills')}
            help={t('structure.groups.fillsHelp')}
            isChecked={fills}
            onChange={(isFilled) => set('fills', isFilled)}
          />
        </>
      )}
    </PlanForm>
  )
}

function upTo(most: number): readonly string[] {
  return Array.from({ length: most }, (_, index) => String(index + 1))
}

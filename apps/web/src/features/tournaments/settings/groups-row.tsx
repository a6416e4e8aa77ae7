import { GROUP_SIZES, type GroupSize } from '@tablee/domain/tournaments/grouped'
import { groupPlanOf, MOST_ADVANCING } from '@tablee/domain/tournaments/kinds/groups'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { usePlanGroups } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'

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

type GroupsFormProps = Pick<GroupsRowProps, 'access'> & { readonly plan: NonNullable<ReturnType<typeof groupPlanOf>> }

function GroupsForm({ access, plan }: GroupsFormProps) {
  const { t } = useTranslation()
  const change = usePlanGroups(access)
  const form = useForm({
    initial: plan,
    failure: change.error,
    isKnownOnceSent: true,
    check: () => ({}),
    send: async (chosen) => {
      const reply = await change.send(chosen)
      return reply && sheet.saved({ title: t('structure.groups.saved'), takeBack: () => change.send(plan) })
    },
  })
  const { size, advance, fills } = form.values
  const isUnchanged = size === plan.size && advance === plan.advance && fills === plan.fills
  const sheet = useSettingSheet(!isUnchanged)
  const choose = (chosen: GroupSize) => {
    form.set('size', chosen)
    form.set('advance', Math.min(advance, chosen - 1))
  }
  return (
    <form {...form.formProps} className="grid gap-4">
      <SelectInput
        label={t('structure.groups.size')}
        hint={t('structure.groups.sizeHelp')}
        options={GROUP_SIZES.map((value) => ({ value: String(value), label: String(value) }))}
        value={String(size)}
        onChange={(chosen) => choose(Number(chosen) as GroupSize)}
      />
      <SelectInput
        label={t('structure.groups.advance')}
        options={upTo(Math.min(MOST_ADVANCING, size - 1)).map((value) => ({ value, label: value }))}
        value={String(advance)}
        onChange={(chosen) => form.set('advance', Number(chosen))}
      />
      <div className="grid gap-1">
        <Checkbox
          label={t('structure.groups.fills')}
          isChecked={fills}
          onChange={(isFilled) => form.set('fills', isFilled)}
        />
        <p className="text-sm text-muted">{t('structure.groups.fillsHelp')}</p>
      </div>
      <ActFailure act={change} title={t('admin.failed.settings')} />
      <SaveSetting label={t('admin.settings.save')} isBusy={change.isSending} disabled={isUnchanged} />
    </form>
  )
}

function upTo(most: number): readonly string[] {
  return Array.from({ length: most }, (_, index) => String(index + 1))
}

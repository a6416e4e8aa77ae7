import { PLANNED_CUTS, type PlannedCut } from '@tablee/domain/tournaments/cut-sizes'
import { cutSizesOf } from '@tablee/domain/tournaments/kinds/can-be-cut'
import { proposedCut } from '@tablee/domain/tournaments/rounds/cut-field'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { usePlanCut } from '../api/rounds/plan-cut.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'
import { useCutName, usePlannedCutName } from '../top-cut/use-cut-name.ts'

type CutRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** The bracket after the Swiss rounds, announced while they are played (STAK-9). */
export function CutRow({ tournament, access }: CutRowProps) {
  const { t } = useTranslation()
  const nameOf = usePlannedCutName()
  const { plannedCut } = tournament
  return (
    <SettingRow
      title={t('settingList.cut.title')}
      value={plannedCut === null ? t('cut.plan.byGame', { cut: nameOf(proposedCut(tournament)) }) : nameOf(plannedCut)}
      sheetTitle={t('cut.plan.title')}
      description={t('cut.plan.help')}
    >
      <CutPlanForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

const BY_GAME = 'game'

function sizeOf(choice: string): PlannedCut | null {
  return PLANNED_CUTS.find((size) => String(size) === choice) ?? null
}

function CutPlanForm({ tournament, access }: CutRowProps) {
  const { t } = useTranslation()
  const plan = usePlanCut(access)
  const nameOf = useCutName()
  const plannedName = usePlannedCutName()
  const { plannedCut } = tournament
  const form = useForm({
    initial: { choice: String(plannedCut ?? BY_GAME) },
    isSending: plan.isSending,
    send: async ({ choice }) => {
      const reply = await plan.send({ size: sizeOf(choice) })
      return reply && sheet.saved({ title: t('cut.plan.saved'), takeBack: () => plan.send({ size: plannedCut }) })
    },
  })
  const sheet = useSettingSheet(!form.isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-4">
      <ChoiceCards
        label={t('cut.plan.choose')}
        choices={[
          { value: BY_GAME, label: t('cut.plan.byGameCard', { cut: plannedName(proposedCut(tournament)) }) },
          ...[0, ...cutSizesOf(tournament)].map((size) => ({
            value: String(size),
            label: size === 0 ? t('cut.plan.noneCard') : nameOf(size),
          })),
        ]}
        value={form.values.choice}
        onChange={(choice) => form.set('choice', choice)}
      />
      <ActFailure act={plan} title={t('cut.plan.failed')} />
      <SaveSetting label={t('cut.plan.save')} isBusy={plan.isSending} disabled={form.isUnchanged} />
    </form>
  )
}

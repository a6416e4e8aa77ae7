import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, plannedRounds, roundsToPlay, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { type SwissPlan, swissPlanOf } from '@tablee/domain/tournaments/kinds/swiss-plan'
import { mostWithoutAcceleration } from '@tablee/domain/tournaments/rounds/accelerated'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlanSwiss } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'
import { areAdvancePoints } from '../structure/advance-points.ts'
import { LargeSwissFields } from '../structure/large-swiss-fields.tsx'

type LargeSwissRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** An accelerated start and a qualification by points, until the start. */
export function LargeSwissRow({ tournament, access }: LargeSwissRowProps) {
  const { t } = useTranslation()
  if (!isWaiting(tournament) || structureOf(tournament) !== 'swiss') return null
  const { accelerated, advanceAt } = swissPlanOf(currentStage(tournament))
  const advance = accelerated ? 'both' : 'advance'
  const name = advanceAt === null ? (accelerated ? 'accelerated' : 'none') : advance
  return (
    <SettingRow
      title={t('largeSwiss.title')}
      value={t(`largeSwiss.value.${name}`, { points: advanceAt ?? 0 })}
      sheetTitle={t('largeSwiss.label')}
      description={t('largeSwiss.help')}
    >
      <LargeSwissForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function LargeSwissForm({ tournament, access }: LargeSwissRowProps) {
  const { t } = useTranslation()
  const change = usePlanSwiss(access)
  const plan = swissPlanOf(currentStage(tournament))
  const form = useForm({
    initial: { accelerated: plan.accelerated, advances: plan.advanceAt !== null, points: plan.advanceAt },
    failure: change.error,
    isKnownOnceSent: true,
    check: ({ advances, points }) => ({
      points: advances && !areAdvancePoints(points) ? t('largeSwiss.pointsFault') : undefined,
    }),
    send: async ({ accelerated, advances, points }) => {
      const chosen: SwissPlan = { accelerated, advanceAt: advances ? points : null }
      const reply = await change.send(chosen)
      return reply && sheet.saved({ title: t('largeSwiss.saved'), takeBack: () => change.send(plan) })
    },
  })
  const { accelerated, advances } = form.values
  const sheet = useSettingSheet(!form.isUnchanged)
  const rounds = t('tournament.standings.rounds', { count: roundsToPlay(tournament) })
  return (
    <form {...form.formProps} className="grid gap-4">
      <LargeSwissFields
        help={
          plannedRounds(tournament) === null
            ? `${t('largeSwiss.acceleratedHelpAhead')} ${t('largeSwiss.fixRounds')}`
            : t('largeSwiss.acceleratedHelp', { players: mostWithoutAcceleration(tournament), rounds })
        }
        accelerated={accelerated}
        onAccelerated={(isChosen) => form.set('accelerated', isChosen)}
        advances={advances}
        onAdvances={(isChosen) => form.set('advances', isChosen)}
        points={form.field('points')}
      />
      <ActFailure act={change} title={t('admin.failed.settings')} />
      <SaveSetting label={t('admin.settings.save')} isBusy={change.isSending} disabled={form.isUnchanged} />
    </form>
  )
}

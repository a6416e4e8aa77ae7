import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { plannedToFollow } from '@tablee/domain/tournaments/rounds/planned-parts'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import { teamKindFault } from '@tablee/domain/tournaments/teams/team-kind-fault'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlanTeams } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { PlanAtRisk } from '../parts/plan-at-risk.tsx'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'
import { TeamChips } from '../teams/team-chips.tsx'

type TeamsRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Alone or in teams, until the start; while there are teams it says what is in the way. */
export function TeamsRow({ tournament, access }: TeamsRowProps) {
  const { t } = useTranslation()
  const { teamKind } = tournament
  const fault = teamKindFault(tournament, teamKind ?? 'trios')
  if (!isWaiting(tournament) || (teamKind === null && fault !== null)) return null
  return (
    <SettingRow
      title={t('teams.settings.title')}
      value={t(`teams.names.${teamKind ?? 'alone'}`)}
      sheetTitle={t('teams.settings.title')}
    >
      {fault === null ? <TeamsForm tournament={tournament} access={access} /> : <p>{t(`refusals.${fault}`)}</p>}
    </SettingRow>
  )
}

function TeamsForm({ tournament, access }: TeamsRowProps) {
  const { t } = useTranslation()
  const { teamKind: before, capacity } = tournament
  const change = usePlanTeams(access)
  const form = useForm<{ readonly teamKind: TeamKind | null }>({
    initial: { teamKind: before },
    failure: change.error,
    isKnownOnceSent: true,
    check: () => ({}),
    send: async ({ teamKind }) => {
      const reply = await change.send({ teamKind })
      const title = t('teams.settings.saved', { kind: t(`teams.names.${teamKind ?? 'alone'}`) })
      return reply && sheet.saved({ title, takeBack: () => change.send({ teamKind: before }) })
    },
  })
  const { teamKind } = form.values
  const isUnchanged = teamKind === before
  const sheet = useSettingSheet(!isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-4">
      <TeamChips players={capacity} value={teamKind} onChange={(next) => form.set('teamKind', next)} />
      <PlanAtRisk count={plannedToFollow(tournament).length} structure={structureOf(tournament)} teamKind={teamKind} />
      <ActFailure act={change} title={t('admin.failed.settings')} />
      <SaveSetting label={t('admin.settings.save')} isBusy={change.isSending} disabled={isUnchanged} />
    </form>
  )
}

import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { mostSeats, seatedCount } from '@tablee/domain/tournaments/players/capacity'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import { plannedToFollow } from '@tablee/domain/tournaments/rounds/planned-parts'
import { QUICK_PLAYER_COUNT, TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/size-limits'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { type Faults, useForm } from '../../../forms/use-form.ts'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useChangeSettings } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { PlanAtRisk } from '../parts/plan-at-risk.tsx'
import { useCameInText } from '../setting-row/came-in-text.ts'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { useSettingSheet } from '../setting-row/setting-sheet.ts'
import { StructureField } from '../structure/structure-field.tsx'
import { membersIn } from '../teams/seats-for-teams.ts'

type TournamentRowProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Name, capacity and structure, until the start. */
export function TournamentRow({ tournament, access }: TournamentRowProps) {
  const { t } = useTranslation()
  const { name, capacity } = tournament
  const seats = capacity === null ? [] : [t('settingList.seats', { count: capacity })]
  const value = [name, ...seats, t(`structure.names.${structureOf(tournament)}`)].join(', ')
  return (
    <SettingRow title={t('settingList.tournament.title')} value={value} sheetTitle={t('settingList.tournament.sheet')}>
      <SettingsForm tournament={tournament} access={access} />
    </SettingRow>
  )
}

function SettingsForm({ tournament, access }: TournamentRowProps) {
  const { t } = useTranslation()
  const cameIn = useCameInText(tournament)
  const { locale } = useLanguage()
  const change = useChangeSettings(access)
  const isLocked = !isWaiting(tournament)
  const faultsOf = useSettingsFaults(tournament)
  const seatsSaid = useSeatsSaid(tournament)
  const before = { name: tournament.name, playerCount: tournament.capacity, structure: structureOf(tournament) }
  const form = useForm({
    initial: { ...before, playerCount: before.playerCount as number | null },
    failure: change.error,
    isKnownOnceSent: true,
    check: faultsOf,
    send: async ({ name, playerCount, structure }) => {
      if (playerCount === null) return null
      const reply = await change.send({ name: tidyName(name), playerCount, structure })
      const takeBack = () => change.send({ ...before, playerCount: before.playerCount ?? playerCount })
      return reply && sheet.saved({ title: t('admin.settings.saved'), description: cameIn(reply), takeBack })
    },
  })
  const { name, playerCount, structure } = form.values
  const isSameStructure = structure === structureOf(tournament)
  const isUnchanged = tidyName(name) === tournament.name && playerCount === tournament.capacity && isSameStructure
  const sheet = useSettingSheet(!isLocked && !isUnchanged)
  return (
    <form {...form.formProps} className="grid gap-5">
      {isLocked ? <Notice tone="info">{t('admin.settings.locked')}</Notice> : null}
      <TextInput
        label={t('admin.settings.name')}
        maxLength={TOURNAMENT_NAME_MAX_LENGTH}
        disabled={isLocked}
        {...form.field('name')}
      />
      <NumberInput
        {...seatsSaid(playerCount)}
        {...form.field('playerCount')}
        error={form.faultOf('playerCount') ?? faultsOf(form.values).playerCount}
        min={leastCapacity(tournament)}
        max={mostSeats(tournament)}
        disabled={isLocked}
        locale={locale}
        incrementLabel={t('admin.settings.more')}
        decrementLabel={t('admin.settings.fewer')}
      />
      <StructureField value={structure} onChange={(chosen) => form.set('structure', chosen)} disabled={isLocked} />
      {isLocked ? null : (
        <PlanAtRisk count={plannedToFollow(tournament).length} structure={structure} teamKind={tournament.teamKind} />
      )}
      {form.isToldAtField ? null : <ActFailure act={change} title={t('admin.failed.settings')} />}
      {isLocked ? null : (
        <SaveSetting label={t('admin.settings.save')} isBusy={change.isSending} disabled={isUnchanged} />
      )}
    </form>
  )
}

/** What the number of seats counts: people, also in teams. */
function useSeatsSaid(tournament: Tournament) {
  const { t } = useTranslation()
  const { teamKind } = tournament
  const hint = t('admin.settings.maxPlayersHint', { min: leastCapacity(tournament), max: mostSeats(tournament) })
  return (people: number | null) => {
    if (teamKind === null) return { label: t('admin.settings.maxPlayers'), hint }
    const count = Math.floor((people ?? 0) / membersIn(teamKind))
    return { label: t('teams.seats.people'), hint: `${t('teams.capacity', { count })} ${hint}` }
  }
}

function leastCapacity(tournament: Tournament): number {
  return Math.max(QUICK_PLAYER_COUNT.min, seatedCount(tournament))
}

type Settings = { readonly name: string; readonly playerCount: number | null }

function useSettingsFaults(tournament: Tournament): (typed: Settings) => Faults {
  const { t } = useTranslation()
  const min = leastCapacity(tournament)
  const max = mostSeats(tournament)
  const countFault = (count: number | null) => {
    if (count === null || count < min) return t('admin.settings.tooFew', { min })
    return count > max ? t('admin.settings.tooMany', { max }) : undefined
  }
  return ({ name, playerCount }) => ({
    name: tidyName(name) === '' ? t('admin.settings.nameRequired') : undefined,
    playerCount: countFault(playerCount),
  })
}

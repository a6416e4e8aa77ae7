import { mostSeats, seatedCount } from '@tablee/domain/tournaments/capacity'
import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { currentStage, enteredIn, plannedRounds, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { tidyName } from '@tablee/domain/tournaments/player-name'
import { QUICK_PLAYER_COUNT, TOURNAMENT_NAME_MAX_LENGTH, type Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { May } from '../../../acts/acting-as.tsx'
import { type Faults, useForm } from '../../../forms/use-form.ts'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeSettings } from '../api/change-settings.ts'
import type { StaffAccess } from '../api/own-roles.ts'
import { StructureField } from '../structure/structure-field.tsx'
import { TablePlanCard } from '../table-plan/table-plan-card.tsx'
import { ClockPlanCard } from './clock-plan-card.tsx'
import { OwnDeviceLink } from './device-link-dialog.tsx'
import { EntryPasswordCard } from './entry-password-card.tsx'
import { OwnNamesCard } from './own-names-card.tsx'
import { RoundPlan } from './round-plan.tsx'

type SettingsTabProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Name, capacity and password until the start; the number of rounds and who renames until the finish; the recovery link at any time. */
export function SettingsTab({ tournament, access }: SettingsTabProps) {
  return (
    <div className="grid max-w-2xl gap-6">
      <May act="change-settings">
        <SettingsForm tournament={tournament} access={access} />
      </May>
      {isFinished(tournament) ? null : (
        <May act="plan-rounds">
          {enteredIn(currentStage(tournament)) ? null : (
            <RoundPlan key={plannedRounds(tournament)} tournament={tournament} access={access} />
          )}
        </May>
      )}
      {isFinished(tournament) ? null : (
        <May act="plan-clock">
          <ClockPlanCard tournament={tournament} access={access} />
        </May>
      )}
      {isFinished(tournament) ? null : (
        <May act="plan-tables">
          <TablePlanCard tournament={tournament} access={access} />
        </May>
      )}
      {isFinished(tournament) ? null : (
        <May act="allow-own-names">
          <OwnNamesCard tournament={tournament} access={access} />
        </May>
      )}
      <May act="change-settings">
        <EntryPasswordCard tournament={tournament} access={access} />
      </May>
      <May act="create-device-link">
        <RecoveryCard tournament={tournament} />
      </May>
    </div>
  )
}

function SettingsForm({ tournament, access }: SettingsTabProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const change = useChangeSettings(access)
  const isLocked = !isWaiting(tournament)
  const faultsOf = useSettingsFaults(tournament)
  const form = useForm({
    initial: {
      name: tournament.name,
      playerCount: tournament.capacity as number | null,
      structure: structureOf(tournament),
    },
    failure: change.error,
    isKnownOnceSent: true,
    check: faultsOf,
    send: async ({ name, playerCount, structure }) => {
      if (playerCount === null) return null
      const reply = await change.send({ name: tidyName(name), playerCount, structure })
      return reply === null ? null : notify.success({ title: t('admin.settings.saved') })
    },
  })
  const { name, playerCount, structure } = form.values
  const isSameStructure = structure === structureOf(tournament)
  const isUnchanged = tidyName(name) === tournament.name && playerCount === tournament.capacity && isSameStructure
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
        label={t('admin.settings.maxPlayers')}
        hint={t('admin.settings.maxPlayersHint', { min: leastCapacity(tournament), max: mostSeats(tournament) })}
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
      {form.isToldAtField ? null : <ActFailure act={change} title={t('admin.failed.settings')} />}
      {isLocked ? null : (
        <Button type="submit" isBusy={change.isSending} disabled={isUnchanged} className="justify-self-start">
          {t('admin.settings.save')}
        </Button>
      )}
    </form>
  )
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

function RecoveryCard({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="recovery-title" className="grid justify-items-start gap-3">
      <h2 id="recovery-title" className="text-xl">
        {t('admin.settings.recovery')}
      </h2>
      <p className="text-muted">{t('admin.settings.recoveryHelp')}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('admin.settings.recoveryButton')}
      </Button>
      <OwnDeviceLink tournament={tournament} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  )
}

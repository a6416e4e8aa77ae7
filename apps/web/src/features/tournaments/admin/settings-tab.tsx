import { tidyName } from '@tablee/domain/tournaments/player-name'
import { QUICK_PLAYER_COUNT, TOURNAMENT_NAME_MAX_LENGTH, type Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeSettings } from '../api/change-settings.ts'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { DeviceLinkDialog } from './device-link-dialog.tsx'
import { EntryPasswordCard } from './entry-password-card.tsx'

type SettingsTabProps = { readonly tournament: Tournament; readonly access: OrganizerAccess }

/** Name, capacity and password until the start; the recovery link at any time. */
export function SettingsTab({ tournament, access }: SettingsTabProps) {
  const { t } = useTranslation()
  return (
    <div className="grid max-w-2xl gap-6">
      <SettingsForm tournament={tournament} access={access} />
      <EntryPasswordCard tournament={tournament} access={access} />
      <RecoveryCard tournament={tournament} />
      <Link to="/tournament/$code" params={{ code: tournament.code }} className={buttonClass({ variant: 'secondary' })}>
        {t('tournament.toTournament')}
      </Link>
    </div>
  )
}

function SettingsForm({ tournament, access }: SettingsTabProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const change = useChangeSettings(access)
  const [name, setName] = useState(tournament.name)
  const [capacity, setCapacity] = useState<number | null>(tournament.capacity)
  const isLocked = tournament.phase.kind !== 'waiting'
  const errors = useSettingsErrors(tournament, { name, capacity })
  const [isChecked, setIsChecked] = useState(false)
  const isUnchanged = tidyName(name) === tournament.name && capacity === tournament.capacity
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (errors.name || errors.capacity || capacity === null) return
    const reply = await change.send({ name: tidyName(name), playerCount: capacity })
    if (reply !== null) notify.success({ title: t('admin.settings.saved') })
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-5">
      {isLocked ? <Notice tone="info">{t('admin.settings.locked')}</Notice> : null}
      <TextInput
        label={t('admin.settings.name')}
        value={name}
        onChange={setName}
        maxLength={TOURNAMENT_NAME_MAX_LENGTH}
        disabled={isLocked}
        {...(isChecked && errors.name ? { error: errors.name } : {})}
      />
      <NumberInput
        label={t('admin.settings.maxPlayers')}
        hint={t('admin.settings.maxPlayersHint', { min: leastCapacity(tournament) })}
        value={capacity}
        onChange={setCapacity}
        min={leastCapacity(tournament)}
        max={QUICK_PLAYER_COUNT.max}
        disabled={isLocked}
        locale={locale}
        incrementLabel={t('admin.settings.more')}
        decrementLabel={t('admin.settings.fewer')}
        {...(errors.capacity ? { error: errors.capacity } : {})}
      />
      <ActFailure act={change} title={t('admin.failed.settings')} />
      {isLocked ? null : (
        <Button type="submit" isBusy={change.isSending} disabled={isUnchanged} className="justify-self-start">
          {t('admin.settings.save')}
        </Button>
      )}
    </form>
  )
}

function leastCapacity({ players }: Tournament): number {
  return Math.max(QUICK_PLAYER_COUNT.min, players.length)
}

function useSettingsErrors(tournament: Tournament, typed: { name: string; capacity: number | null }) {
  const { t } = useTranslation()
  const min = leastCapacity(tournament)
  const { max } = QUICK_PLAYER_COUNT
  const { capacity } = typed
  const isTooFew = capacity === null || capacity < min
  return {
    name: tidyName(typed.name) === '' ? t('admin.settings.nameRequired') : null,
    capacity: isTooFew
      ? t('admin.settings.tooFew', { min })
      : capacity > max
        ? t('admin.settings.tooMany', { max })
        : null,
  }
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
      <DeviceLinkDialog tournament={tournament} player={null} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  )
}

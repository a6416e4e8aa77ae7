import {
  ADVANCED_CAPACITY,
  type Announcement,
  DESCRIPTION_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
} from '@tablee/domain/tournaments/announcement'
import { TOURNAMENT_NAME_MAX_LENGTH, type Tournament } from '@tablee/domain/tournaments/tournament'
import type { FormEvent } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/focus-first-error.ts'
import { Notice } from '../../../ui/notice.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useChangeEventSettings } from '../api/change-event-settings.ts'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { formatsOf } from '../creation-card/advanced-draft.ts'
import { MomentFields } from '../creation-card/moment-fields.tsx'
import { useEventSettings } from './use-event-settings.ts'

type EventSettingsFormProps = {
  readonly tournament: Tournament
  readonly announcement: Announcement
  readonly access: OrganizerAccess
}

/** What the event announces; the game stays, its rules were fixed with it. */
export function EventSettingsForm({ tournament, announcement, access }: EventSettingsFormProps) {
  const { t } = useTranslation()
  const change = useChangeEventSettings(access)
  const form = useEventSettings(tournament, announcement)
  const isLocked = tournament.phase.kind !== 'waiting'
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const settings = form.read()
    if (settings === null) return focusFirstError(event.currentTarget)
    const reply = await change.send(settings)
    if (reply !== null) notify.success({ title: t('admin.settings.saved') })
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      {isLocked ? (
        <Notice tone="info" className="mb-5">
          {t('eventAdmin.settings.locked')}
        </Notice>
      ) : null}
      <fieldset disabled={isLocked} className="grid min-w-0 gap-5">
        <legend className="sr-only">{t('admin.tabs.settings')}</legend>
        <WhatAndWhen form={form} announcement={announcement} isLocked={isLocked} />
        <ForWhom form={form} isLocked={isLocked} />
        <ActFailure act={change} title={t('admin.failed.settings')} />
        {isLocked ? null : (
          <Button type="submit" isBusy={change.isSending} disabled={form.isUnchanged} className="justify-self-start">
            {t('admin.settings.save')}
          </Button>
        )}
      </fieldset>
    </form>
  )
}

type PartProps = { readonly form: ReturnType<typeof useEventSettings>; readonly isLocked: boolean }

function WhatAndWhen({ form, announcement, isLocked }: PartProps & { readonly announcement: Announcement }) {
  const { t } = useTranslation()
  const { draft } = form
  return (
    <>
      <TextInput
        label={t('admin.settings.name')}
        value={draft.name}
        onChange={(name) => form.set('name', name)}
        maxLength={TOURNAMENT_NAME_MAX_LENGTH}
        {...form.faultOf('name')}
      />
      <SelectInput
        label={t('creation.advanced.format')}
        hint={t('eventAdmin.settings.game', { game: t(`tournament.gameTypes.${announcement.game}`) })}
        options={formatsOf(announcement.game).map((value) => ({ value, label: t(`tournament.formats.${value}`) }))}
        value={draft.format}
        onChange={(format) => form.set('format', format)}
        {...form.faultOf('format')}
      />
      {(['start', 'end'] as const).map((field) => (
        <MomentFields
          key={field}
          label={t(field === 'start' ? 'creation.advanced.date' : 'creation.advanced.endDate')}
          timeLabel={t(field === 'start' ? 'creation.advanced.time' : 'creation.advanced.endTime')}
          day={draft[field].day}
          time={draft[field].time}
          onDay={(day) => form.set(field, { ...draft[field], day })}
          onTime={(time) => form.set(field, { ...draft[field], time })}
          error={form.faultOf(field).error}
          required={field === 'start'}
          disabled={isLocked}
        />
      ))}
    </>
  )
}

function ForWhom({ form, isLocked }: PartProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const { draft } = form
  return (
    <>
      <NumberInput
        label={t('admin.settings.maxPlayers')}
        hint={t('creation.advanced.maxPlayersHint')}
        value={draft.maxPlayers}
        onChange={(maxPlayers) => form.set('maxPlayers', maxPlayers)}
        min={ADVANCED_CAPACITY.min}
        max={ADVANCED_CAPACITY.max}
        disabled={isLocked}
        locale={locale}
        incrementLabel={t('admin.settings.more')}
        decrementLabel={t('admin.settings.fewer')}
        {...form.faultOf('maxPlayers')}
      />
      <TextInput
        label={t('creation.advanced.location')}
        hint={t('creation.advanced.locationHint')}
        value={draft.location}
        onChange={(location) => form.set('location', location)}
        maxLength={LOCATION_MAX_LENGTH}
        {...form.faultOf('location')}
      />
      <TextArea
        label={t('creation.advanced.description')}
        value={draft.description}
        onChange={(description) => form.set('description', description)}
        maxLength={DESCRIPTION_MAX_LENGTH}
        {...form.faultOf('description')}
      />
    </>
  )
}

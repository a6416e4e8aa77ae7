import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import { FATE_REASON_MAX_LENGTH } from '@tablee/domain/tournaments/life/fate-reason'
import { plannedToFollow } from '@tablee/domain/tournaments/rounds/planned-parts'
import { TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/size-limits'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { SeriesScopeField } from '../../../forms/series-scope-field.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { DescriptionInput, PlaceInput, SeatsInput } from '../creation-card/event-inputs.tsx'
import { MomentFields } from '../creation-card/moment-fields.tsx'
import { FormatFields } from '../format/format-fields.tsx'
import { PlanAtRisk } from '../parts/plan-at-risk.tsx'
import { SaveSetting, SettingRow } from '../setting-row/setting-row.tsx'
import { StructureField } from '../structure/structure-field.tsx'
import { useEventSettings } from './use-event-settings.ts'

type EventProps = {
  readonly tournament: Tournament
  readonly announcement: Announcement
  readonly access: StaffAccess
}

/** The announcement; the game stays, as it fixed the rules. */
export function EventRow(props: EventProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const { location, startsAt } = props.announcement
  const { capacity } = props.tournament
  const value = [
    dateTime(new Date(startsAt)),
    ...(location === null ? [] : [location]),
    ...(capacity === null ? [] : [t('settingList.seats', { count: capacity })]),
  ].join(', ')
  return (
    <SettingRow title={t('settingList.event.title')} value={value}>
      <EventSettingsForm {...props} />
    </SettingRow>
  )
}

function EventSettingsForm({ tournament, announcement, access }: EventProps) {
  const { t } = useTranslation()
  const settings = useEventSettings({ tournament, announcement, access })
  const { form, change, isSending, isMoving, wish, setWish } = settings
  const isLocked = !isWaiting(tournament)
  return (
    <form {...form.formProps}>
      {isLocked ? (
        <Notice tone="info" className="mb-5">
          {t('eventAdmin.settings.locked')}
        </Notice>
      ) : null}
      <fieldset disabled={isLocked} className="grid min-w-0 gap-5">
        <legend className="sr-only">{t('settingList.event.title')}</legend>
        <WhatAndWhen {...{ form, tournament, announcement, isLocked }} />
        <ForWhom form={form} isLocked={isLocked} />
        {tournament.series === null ? null : <SeriesScopeField value={wish} onChange={setWish} disabled={isLocked} />}
        {isMoving && !isLocked ? (
          <TextInput
            label={t('eventAdmin.settings.moveReason')}
            hint={t('eventAdmin.settings.moveReasonHint')}
            maxLength={FATE_REASON_MAX_LENGTH}
            {...form.field('reason')}
          />
        ) : null}
        {form.isToldAtField ? null : <ActFailure act={change} title={t('admin.failed.settings')} />}
        {isLocked ? null : (
          <SaveSetting label={t('admin.settings.save')} isBusy={isSending} disabled={form.isUnchanged} />
        )}
      </fieldset>
    </form>
  )
}

type PartProps = { readonly form: ReturnType<typeof useEventSettings>['form']; readonly isLocked: boolean }

type WhatAndWhenProps = PartProps & Pick<EventProps, 'tournament' | 'announcement'>

function WhatAndWhen({ form, tournament, announcement, isLocked }: WhatAndWhenProps) {
  const { t } = useTranslation()
  const { values } = form
  return (
    <>
      <TextInput label={t('admin.settings.name')} maxLength={TOURNAMENT_NAME_MAX_LENGTH} {...form.field('name')} />
      <FormatFields
        game={announcement.game}
        hint={t('eventAdmin.settings.game', { game: t(`tournament.gameTypes.${announcement.game}`) })}
        format={values.format}
        formatName={values.formatName}
        onChange={({ format, formatName }) => {
          form.set('format', format)
          form.set('formatName', formatName)
        }}
        error={form.faultOf('format')}
        nameError={form.faultOf('formatName')}
        disabled={isLocked}
      />
      <StructureField
        value={values.structure}
        onChange={(structure) => form.set('structure', structure)}
        disabled={isLocked}
      />
      {isLocked ? null : (
        <PlanAtRisk
          count={plannedToFollow(tournament).length}
          structure={values.structure}
          teamKind={tournament.teamKind}
        />
      )}
      {(['start', 'end'] as const).map((field) => (
        <MomentFields
          key={field}
          label={t(field === 'start' ? 'creation.advanced.date' : 'creation.advanced.endDate')}
          timeLabel={t(field === 'start' ? 'creation.advanced.time' : 'creation.advanced.endTime')}
          day={values[field].day}
          time={values[field].time}
          onDay={(day) => form.set(field, { ...values[field], day })}
          onTime={(time) => form.set(field, { ...values[field], time })}
          error={form.faultOf(field)}
          required={field === 'start'}
          disabled={isLocked}
        />
      ))}
    </>
  )
}

function ForWhom({ form, isLocked }: PartProps) {
  const { t } = useTranslation()
  return (
    <>
      <SeatsInput
        label={t('admin.settings.maxPlayers')}
        disabled={isLocked}
        incrementLabel={t('admin.settings.more')}
        decrementLabel={t('admin.settings.fewer')}
        {...form.field('maxPlayers')}
      />
      <PlaceInput {...form.field('location')} />
      <DescriptionInput rows={8} {...form.field('description')} />
    </>
  )
}

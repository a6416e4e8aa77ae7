import { ADVANCED_CAPACITY, GAME_TYPES, LOCATION_MAX_LENGTH } from '@tablee/domain/tournaments/announcement'
import { TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/tournament'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useAnnounceEvents } from '../api/announce-events.ts'
import type { CreatedTournament } from '../api/created-tournament.ts'
import { useLastAnnounced } from '../api/last-announced.ts'
import { FormatFields } from '../format/format-fields.tsx'
import { GameMark } from '../game-mark/game-mark.tsx'
import { PlaceField } from '../place-field/place-field.tsx'
import type { AdvancedAccess } from './advanced-access.ts'
import { writeDraft } from './advanced-draft.ts'
import { DateShortcuts } from './date-shortcuts.tsx'
import { EventPreview } from './event-preview.tsx'
import { MomentFields } from './moment-fields.tsx'
import { MoreOptions } from './more-options.tsx'
import { PastDateDialog } from './past-date-dialog.tsx'
import { RepeatField } from './repeat-field.tsx'
import { useAdvancedDraft } from './use-advanced-draft.ts'
import { useToldCreation } from './use-told-creation.ts'

type AdvancedFormProps = {
  readonly access: AdvancedAccess
  /** A form that was begun before signing in. */
  readonly formData: string | undefined
  readonly onCreated: (tournament: CreatedTournament) => void
  readonly onBack: () => void
  /** Beside the form, where there is room for it. */
  readonly previewPlace: HTMLElement | null
}

/** Announces an event: what is played, when, and for whom. */
export function AdvancedForm({ access, formData, onCreated, onBack, previewPlace }: AdvancedFormProps) {
  const { t } = useTranslation()
  const [isAskedToSignIn, setAskedToSignIn] = useState(false)
  const act = useAnnounceEvents()
  const { made } = act
  const of = act.input?.events.length ?? 1
  const creation = useToldCreation({
    act,
    failureTitle: t('creation.advanced.failure'),
    madeBefore: made === 0 ? '' : t('creation.advanced.repeat.partly', { count: made, of }),
    success: ({ series }) => ({
      title: series ? t('creation.advanced.repeat.success', { count: series.length }) : t('creation.advanced.success'),
    }),
    onCreated,
  })
  const form = useAdvancedDraft({ formData, failure: creation.error, send: creation.create })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (access.standing !== 'anonymous') return form.formProps.onSubmit(event)
    event.preventDefault()
    setAskedToSignIn(true)
  }
  const canSubmit = access.standing !== 'member' && access.standing !== 'loading'
  return (
    <>
      <form {...form.formProps} onSubmit={submit} className="grid gap-5">
        <p className="text-muted">{t('creation.advanced.intro')}</p>
        <WhatIsPlayed form={form} />
        <WhenAndWhere form={form} account={access.standing === 'organizer' ? access.account : null} />
        <MoreToggle isOpen={form.values.hasMore} onToggle={() => form.set('hasMore', !form.values.hasMore)} />
        {form.values.hasMore ? <MoreOptions form={form} /> : null}
        <EventPreview draft={form.values} place={previewPlace} />
        {access.standing === 'member' ? access.notice : null}
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('creation.advanced.back')}
          </Button>
          <Button type="submit" size="large" className="flex-1" isBusy={creation.isCreating} disabled={!canSubmit}>
            {creation.isCreating
              ? of === 1
                ? t('creation.quick.submitting')
                : t('creation.advanced.repeat.submitting', { made, of })
              : form.values.dates === 1
                ? t('creation.quick.submit')
                : t('creation.advanced.repeat.submit', { count: form.values.dates })}
          </Button>
        </div>
      </form>
      <PastDateDialog question={form.pastDate} />
      {access.signIn({
        formData: writeDraft(form.values),
        isOpen: isAskedToSignIn,
        onClose: () => setAskedToSignIn(false),
      })}
    </>
  )
}

function WhatIsPlayed({ form }: { form: ReturnType<typeof useAdvancedDraft> }) {
  const { t } = useTranslation()
  const { values } = form
  return (
    <>
      <TextInput
        label={t('creation.quick.name')}
        maxLength={TOURNAMENT_NAME_MAX_LENGTH}
        autoComplete="off"
        required
        {...form.field('name')}
      />
      <ChoiceCards
        label={t('creation.advanced.gameType')}
        choices={GAME_TYPES.map((value) => ({
          value,
          label: t(`tournament.gameTypes.${value}`),
          mark: <GameMark game={value} />,
        }))}
        value={values.gameType}
        onChange={form.setGame}
      />
      <FormatFields
        game={values.gameType}
        format={values.format}
        formatName={values.formatName}
        onChange={({ format, formatName }) => {
          form.set('format', format)
          form.set('formatName', formatName)
        }}
        error={form.faultOf('format')}
        nameError={form.faultOf('formatName')}
      />
    </>
  )
}

function WhenAndWhere({ form, account }: { form: ReturnType<typeof useAdvancedDraft>; account: string | null }) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const { date, time } = form.values
  const last = useLastAnnounced(account)
  return (
    <>
      <div className="grid gap-3">
        <MomentFields
          label={t('creation.advanced.date')}
          timeLabel={t('creation.advanced.time')}
          day={date}
          time={time}
          onDay={(day) => form.set('date', day)}
          onTime={(typed) => form.set('time', typed)}
          error={form.faultOf('date')}
          required
        />
        <DateShortcuts
          day={date}
          time={time}
          lastStart={last?.tournamentDate ?? null}
          onChoose={(moment) => {
            form.set('date', moment.day)
            form.set('time', moment.time)
          }}
        />
        <RepeatField draft={form.values} onChange={(dates) => form.set('dates', dates)} />
      </div>
      <PlaceField
        writtenAs="address"
        label={t('creation.advanced.location')}
        hint={t('creation.advanced.locationHint')}
        maxLength={LOCATION_MAX_LENGTH}
        {...form.field('location')}
      />
      <NumberInput
        label={t('creation.quick.playerCount')}
        hint={t('creation.advanced.maxPlayersHint')}
        min={ADVANCED_CAPACITY.min}
        max={ADVANCED_CAPACITY.max}
        locale={locale}
        incrementLabel={t('shell.numberInput.increment')}
        decrementLabel={t('shell.numberInput.decrement')}
        {...form.field('maxPlayers')}
      />
    </>
  )
}

function MoreToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="quiet"
      className="justify-self-start px-2!"
      aria-expanded={isOpen}
      onClick={onToggle}
      icon={<ChevronDown aria-hidden="true" className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />}
    >
      {isOpen ? t('creation.advanced.fewerOptions') : t('creation.advanced.moreOptions')}
    </Button>
  )
}

import { ADVANCED_CAPACITY, GAME_TYPES, LOCATION_MAX_LENGTH } from '@tablee/domain/tournaments/announcement'
import { TOURNAMENT_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/tournament'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { DateShortcuts } from '../creation-card/date-shortcuts.tsx'
import { MomentFields } from '../creation-card/moment-fields.tsx'
import { RepeatField } from '../creation-card/repeat-field.tsx'
import type { AnnouncementForm } from '../creation-card/use-advanced-draft.ts'
import { FormatFields } from '../format/format-fields.tsx'
import { GameMark } from '../game-mark/game-mark.tsx'
import { PlaceField } from '../place-field/place-field.tsx'

type AnnouncementFieldsProps = {
  readonly form: AnnouncementForm
  /** When the organizer's last event began. */
  readonly lastStart: string | null
}

/** The five that matter: what it is called, what is played, when, where and for how many. */
export function AnnouncementFields({ form, lastStart }: AnnouncementFieldsProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
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
        onChange={form.setFormat}
        error={form.faultOf('format')}
        nameError={form.faultOf('formatName')}
      />
      <div className="grid gap-3">
        <MomentFields
          label={t('creation.advanced.date')}
          timeLabel={t('creation.advanced.time')}
          day={values.date}
          time={values.time}
          onDay={(day) => form.set('date', day)}
          onTime={(typed) => form.set('time', typed)}
          error={form.faultOf('date')}
          required
        />
        <DateShortcuts day={values.date} time={values.time} lastStart={lastStart} onChoose={form.setMoment} />
        <RepeatField draft={values} onChange={(dates) => form.set('dates', dates)} />
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

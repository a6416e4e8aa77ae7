import {
  FORMAT_NAME_MAX_LENGTH,
  FORMATS_BY_GAME,
  type Format,
  GAME_TYPES,
  mayBeNamed,
} from '@tablee/domain/tournaments/life/announcement'
import { useTranslation } from '../../../language/use-translation.ts'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Played } from './past-draft.ts'

type PlayedFieldsProps = { readonly played: Played; readonly onChange: (played: Played) => void }

export function PlayedFields({ played, onChange }: PlayedFieldsProps) {
  const { t } = useTranslation()
  const { game, format, formatName } = played
  const formats: readonly Format[] = FORMATS_BY_GAME[game]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
      <SelectInput
        label={t('pastEvents.game')}
        options={GAME_TYPES.map((value) => ({ value, label: t(`creation.games.${value}`) }))}
        value={game}
        onChange={(chosen) => onChange({ game: chosen, format: FORMATS_BY_GAME[chosen][0], formatName: '' })}
      />
      <SelectInput
        label={t('pastEvents.format')}
        options={formats.map((value) => ({ value, label: t(`tournament.formats.${value}`) }))}
        value={format}
        onChange={(chosen) => onChange({ game, format: chosen, formatName: '' })}
      />
      {mayBeNamed(format) ? (
        <TextInput
          label={t('pastEvents.formatName')}
          maxLength={FORMAT_NAME_MAX_LENGTH}
          autoComplete="off"
          value={formatName}
          onChange={(typed) => onChange({ game, format, formatName: typed })}
        />
      ) : null}
    </div>
  )
}

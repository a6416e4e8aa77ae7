import {
  FORMAT_NAME_MAX_LENGTH,
  FORMATS_BY_GAME,
  type Format,
  type GameType,
  mayBeNamed,
} from '@tablee/domain/tournaments/life/announcement'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Chip } from '../../../ui/chip.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

type NamedFormat = { readonly format: Format; readonly formatName: string }

/** Popular unlisted formats, by their own names. */
const OFTEN_NAMED: { readonly [Game in GameType]?: readonly NamedFormat[] } = {
  magic: [
    { format: 'other', formatName: 'Commander' },
    { format: 'other', formatName: 'Vintage' },
    { format: 'other', formatName: 'Premodern' },
    { format: 'limited', formatName: 'Sealed' },
  ],
}

type FormatFieldsProps = NamedFormat & {
  readonly game: GameType
  readonly onChange: (chosen: NamedFormat) => void
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly nameError?: ReactNode
  readonly disabled?: boolean
  readonly isBrief?: boolean
}

export function FormatFields(props: FormatFieldsProps) {
  const { game, format, formatName, onChange, hint, error, nameError, disabled = false, isBrief = false } = props
  const { t } = useTranslation()
  const formats: readonly Format[] = FORMATS_BY_GAME[game]
  const often = isBrief ? [] : (OFTEN_NAMED[game] ?? [])
  const isChosen = (named: NamedFormat) => named.format === format && named.formatName === formatName.trim()
  return (
    <div className="grid min-w-0 gap-3">
      <SelectInput
        label={t('creation.advanced.format')}
        hint={hint}
        error={error}
        options={formats.map((value) => ({ value, label: t(`tournament.formats.${value}`) }))}
        value={format}
        onChange={(chosen) => onChange({ format: chosen, formatName: '' })}
        disabled={disabled}
      />
      {often.length === 0 ? null : (
        <fieldset className="flex min-w-0 flex-wrap gap-2" disabled={disabled}>
          <legend className="sr-only">{t('creation.advanced.otherFormats')}</legend>
          {often.map((named) => (
            <Chip
              key={named.formatName}
              isPressed={isChosen(named)}
              onPress={() => onChange(isChosen(named) ? { format: FORMATS_BY_GAME[game][0], formatName: '' } : named)}
            >
              {named.formatName}
            </Chip>
          ))}
        </fieldset>
      )}
      {!isBrief && mayBeNamed(format) ? (
        <TextInput
          label={t('creation.advanced.formatName')}
          hint={t('creation.advanced.formatNameHint')}
          maxLength={FORMAT_NAME_MAX_LENGTH}
          autoComplete="off"
          value={formatName}
          onChange={(typed) => onChange({ format, formatName: typed })}
          error={nameError}
          disabled={disabled}
        />
      ) : null}
    </div>
  )
}

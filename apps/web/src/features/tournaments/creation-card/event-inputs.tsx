import {
  ADVANCED_CAPACITY,
  DESCRIPTION_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
} from '@tablee/domain/tournaments/life/announcement'
import type { TextField } from '../../../forms/use-form.ts'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { NumberInput, type NumberInputProps } from '../../../ui/number-input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PlaceField } from '../place-field/place-field.tsx'

// Shared by announcing and later editing.

export function PlaceInput(field: TextField) {
  const { t } = useTranslation()
  return (
    <PlaceField
      writtenAs="address"
      label={t('creation.advanced.location')}
      hint={t('creation.advanced.locationHint')}
      maxLength={LOCATION_MAX_LENGTH}
      {...field}
    />
  )
}

export function DescriptionInput({ rows, ...field }: TextField & { readonly rows: number }) {
  const { t } = useTranslation()
  return (
    <TextArea label={t('creation.advanced.description')} rows={rows} maxLength={DESCRIPTION_MAX_LENGTH} {...field} />
  )
}

type SeatsInputProps = Omit<NumberInputProps, 'hint' | 'min' | 'max' | 'locale'>

export function SeatsInput(props: SeatsInputProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const { min, max } = ADVANCED_CAPACITY
  return <NumberInput hint={t('creation.advanced.maxPlayersHint')} {...{ min, max, locale }} {...props} />
}

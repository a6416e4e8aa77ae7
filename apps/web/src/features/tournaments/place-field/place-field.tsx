import { TextInput, type TextInputProps } from '../../../ui/text-input.tsx'
import { useSuggestedPlaces, type WrittenAs } from './use-suggested-places.ts'

type PlaceFieldProps = TextInputProps & { readonly writtenAs: WrittenAs }

/** Free text, with suggestions in France. */
export function PlaceField({ writtenAs, onChange, ...rest }: PlaceFieldProps) {
  const suggested = useSuggestedPlaces({ writtenAs, value: rest.value, onChoose: onChange })
  return (
    <div className="relative">
      <TextInput
        {...rest}
        {...suggested.input}
        onChange={(typed) => {
          onChange(typed)
          suggested.type(typed)
        }}
      />
      {suggested.list}
    </div>
  )
}

import { TextInput, type TextInputProps } from '../../../ui/text-input.tsx'
import { useSuggestedPlaces, type WrittenAs } from './use-suggested-places.ts'

type PlaceFieldProps = TextInputProps & { readonly writtenAs: WrittenAs }

/** Where: anything may be typed, and places of France are suggested. */
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

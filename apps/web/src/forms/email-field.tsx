import { TextInput, type TextInputProps } from '../ui/text-input.tsx'

type EmailFieldProps = Pick<TextInputProps, 'label' | 'hint' | 'name' | 'value' | 'error' | 'onChange'> & {
  /** `username` where the address is what somebody signs in by. */
  readonly autoComplete?: 'email' | 'username'
}

/** An address of one's own, which cannot be left out. */
export function EmailField({ autoComplete = 'email', ...field }: EmailFieldProps) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  )
}

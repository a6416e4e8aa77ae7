import { TextInput, type TextInputProps } from '../ui/text-input.tsx'

type EmailFieldProps = Pick<TextInputProps, 'label' | 'hint' | 'name' | 'value' | 'error' | 'onChange'> & {
  /** `username` where it is used to sign in. */
  readonly autoComplete?: 'email' | 'username'
}

/** Required. */
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

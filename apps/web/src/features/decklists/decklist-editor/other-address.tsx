import { isWebAddress } from '@tablee/domain/decklists/deck-address'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { TextInput } from '../../../ui/text-input.tsx'

type OtherAddressProps = { readonly value: Decklist; readonly onChange: (part: Partial<Decklist>) => void }

/** Where else the deck can be read. */
export function OtherAddress({ value, onChange }: OtherAddressProps) {
  const { t } = useTranslation()
  const [isLeft, setIsLeft] = useState(false)
  const typed = value.otherUrlSource ?? ''
  return (
    <TextInput
      label={t('decklists.editor.other')}
      hint={t('decklists.editor.otherHint')}
      error={isLeft && typed.trim() !== '' && !isWebAddress(typed) ? t('decklists.editor.otherWrong') : undefined}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onBlur={() => setIsLeft(true)}
      onChange={(text) => {
        setIsLeft(false)
        onChange({ otherUrlSource: text || null })
      }}
    />
  )
}

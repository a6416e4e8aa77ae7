import { readTableCharacters, TABLE_CHARACTERS_LENGTH } from '@tablee/domain/tournaments/results/table-characters'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { CodeInput } from '../../../ui/code-input.tsx'
import { shortName } from '../match-view/short-name.ts'

type Typed = ReturnType<typeof useTypedCharacters>

/** Kept after a refusal, so that a single typo can be corrected. */
export function useTypedCharacters() {
  const [one, setOne] = useState('')
  const [other, setOther] = useState('')
  return { one, setOne, other, setOther }
}

type BothCharactersProps = {
  readonly typed: Typed
  readonly names: readonly [string, string]
  readonly isDisabled?: boolean
}

/** Focus moves from one player's last character to the other's field. */
export function BothCharacters({
  typed: { one, setOne, other, setOther },
  names,
  isDisabled = false,
}: BothCharactersProps) {
  const second = useRef<HTMLDivElement>(null)
  const [name1, name2] = names
  const typeOne = (typed: string) => {
    setOne(typed)
    if (readTableCharacters(typed) && !readTableCharacters(other)) second.current?.querySelector('input')?.focus()
  }
  return (
    <div className="grid items-end grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-4 *:max-w-48">
      <CharactersOf name={shortName(name1, name2)} value={one} onChange={typeOne} isDisabled={isDisabled} />
      <div ref={second}>
        <CharactersOf name={shortName(name2, name1)} value={other} onChange={setOther} isDisabled={isDisabled} />
      </div>
    </div>
  )
}

type CharactersOfProps = {
  readonly name: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly isDisabled: boolean
}

function CharactersOf({ name, value, onChange, isDisabled }: CharactersOfProps) {
  const { t } = useTranslation()
  return (
    <CodeInput
      label={<span className="wrap-anywhere">{t('atTable.codeOf', { name })}</span>}
      length={TABLE_CHARACTERS_LENGTH}
      value={value}
      onChange={onChange}
      disabled={isDisabled}
    />
  )
}

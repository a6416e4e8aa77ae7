import { namedDecklist } from '@tablee/domain/decklists/deck-label'
import { deckNaming, isOfMagic } from '@tablee/domain/decklists/deck-words'
import { DECK_NAME_MAX_LENGTH, type Decklist } from '@tablee/domain/decklists/decklist'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useRef } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

type DeckNamesProps = {
  readonly value: Decklist
  readonly onChange: (part: Partial<Decklist>) => void
  readonly game: Game
  readonly hasCommanders: boolean
}

/** Its commanders, or what the game calls a deck by; in Magic the companion too. */
export function DeckNames({ value, onChange, game, hasCommanders }: DeckNamesProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const field = (name: 'generalName' | 'partnerName' | 'companionName' | 'deckName') => ({
    value: value[name] ?? '',
    maxLength: DECK_NAME_MAX_LENGTH,
    autoComplete: 'off',
    onChange: (text: string) => onChange({ [name]: text || null }),
  })
  const naming = deckNaming(game)
  const isLed = hasCommanders || value.generalName !== null || value.partnerName !== null
  const offered = offeredNames(value)
  const names = Object.values(offered)
  const container = useRef<HTMLDivElement>(null)
  const takeNames = () => {
    // The button disappears once its names are taken.
    container.current?.querySelector('input')?.focus()
    onChange(offered)
  }
  return (
    <div ref={container} className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      {names.length > 0 ? (
        <Button variant="secondary" onClick={takeNames} className="sm:col-span-2 sm:justify-self-start">
          <span className="min-w-0 wrap-anywhere">{t('decklists.editor.takeNames', { names: list(names) })}</span>
        </Button>
      ) : null}
      {isLed ? (
        <>
          <TextInput label={t('decklists.editor.commander')} {...field('generalName')} />
          <TextInput
            label={t('decklists.editor.partner')}
            hint={t('decklists.editor.partnerHint')}
            {...field('partnerName')}
          />
        </>
      ) : null}
      {hasCommanders ? null : (
        <TextInput
          label={t(`decklists.editor.names.${naming}`)}
          hint={t(`decklists.editor.nameHints.${naming === 'deck' && isOfMagic(game) ? 'magic' : naming}`)}
          {...field('deckName')}
        />
      )}
      {isOfMagic(game) || value.companionName !== null ? (
        <TextInput label={t('decklists.editor.companion')} {...field('companionName')} />
      ) : null}
    </div>
  )
}

/** Names found in the text, while their fields are empty. */
function offeredNames(value: Decklist): Readonly<Record<string, string>> {
  const named = namedDecklist(value)
  const offered = (['generalName', 'partnerName', 'companionName'] as const).flatMap((name) => {
    const found = value[name] === null ? named[name] : null
    return found === null ? [] : [[name, found]]
  })
  return Object.fromEntries(offered)
}

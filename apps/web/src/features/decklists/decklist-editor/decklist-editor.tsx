import { isWebAddress, readDeckAddress } from '@tablee/domain/decklists/deck-address'
import { isOfMagic } from '@tablee/domain/decklists/deck-words'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { DeckEvent } from '../api/known-cards.ts'
import { DeckNames } from './deck-names.tsx'
import { DeckText } from './deck-text.tsx'
import { OtherAddress } from './other-address.tsx'
import { SiteAddress } from './site-address.tsx'

export type DecklistEditorProps = {
  readonly value: Decklist
  /** Members hold what is typed; blank ones are null. See `decklistFault` before sending. */
  readonly onChange: (value: Decklist) => void
  readonly game: Game
  readonly isDisabled?: boolean
  /** Otherwise the deck has a name. */
  readonly hasCommanders?: boolean
  /** Warns below this. */
  readonly fewestCards?: number | null
  /** Says with which cards it is played, where the server knows them. */
  readonly event?: DeckEvent | null
  /** Why it cannot be sent. */
  readonly error?: ReactNode
}

type Way = 'text' | 'site' | 'other'

/** A decklist as text, deck-site address or other address; and the deck's name. */
export function DecklistEditor(props: DecklistEditorProps) {
  const { value, onChange, game, isDisabled = false, hasCommanders = false, fewestCards = null, event = null } = props
  const { error } = props
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>(() => wayOf(value))
  const [isPasting, setIsPasting] = useState(false)
  const change = (part: Partial<Decklist>) => onChange({ ...value, ...part })
  const choose = (next: Way) => {
    setWay(next)
    setIsPasting(false)
    // A hidden field must not block sending.
    const wrong = wrongAddresses(value, next)
    if (Object.keys(wrong).length > 0) change(wrong)
  }
  const pasteInstead = () => {
    choose('text')
    setIsPasting(true)
  }
  return (
    <fieldset disabled={isDisabled} className="grid min-w-0 gap-5">
      <legend className="sr-only">{t('decklists.editor.title')}</legend>
      <ChoiceCards
        label={t('decklists.editor.way')}
        choices={[
          { value: 'text', label: t('decklists.editor.asText') },
          ...(isOfMagic(game) || way === 'site'
            ? [{ value: 'site', label: t('decklists.editor.fromSite') } as const]
            : []),
          { value: 'other', label: t('decklists.editor.elsewhere') },
        ]}
        value={way}
        onChange={choose}
        columnsClass="grid-cols-1 sm:auto-cols-fr sm:grid-flow-col"
      />
      {way === 'site' ? <SiteAddress value={value} onChange={onChange} onPasteInstead={pasteInstead} /> : null}
      {way === 'other' ? <OtherAddress value={value} onChange={change} /> : null}
      {way === 'text' || (way === 'site' && value.decklistText !== null) ? (
        <DeckText
          key={way}
          value={value}
          onChange={change}
          game={game}
          takesFocus={isPasting}
          fewestCards={fewestCards}
          event={event}
          error={error}
        />
      ) : null}
      {error && way !== 'text' ? <FieldError>{error}</FieldError> : null}
      <DeckNames value={value} onChange={change} game={game} hasCommanders={hasCommanders} />
    </fieldset>
  )
}

function wayOf({ decklistText, urlOfDecklist, otherUrlSource }: Decklist): Way {
  if (urlOfDecklist !== null) return 'site'
  return decklistText === null && otherUrlSource !== null ? 'other' : 'text'
}

function wrongAddresses({ urlOfDecklist, otherUrlSource }: Decklist, way: Way): Partial<Decklist> {
  return {
    ...(way !== 'site' && urlOfDecklist !== null && readDeckAddress(urlOfDecklist) === null
      ? { urlOfDecklist: null, moxfieldId: null }
      : {}),
    ...(way !== 'other' && otherUrlSource !== null && !isWebAddress(otherUrlSource) ? { otherUrlSource: null } : {}),
  }
}

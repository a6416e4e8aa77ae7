import type { Decklist } from '@tablee/domain/decklists/decklist'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

/** As submitted, for those who may read it. */
export type HandedInDeck = { readonly playerId: PlayerId; readonly name: string; readonly decklist: Decklist }

export type HandedIn = {
  /** Null until read. */
  readonly decks: readonly HandedInDeck[] | null
  readonly isFailed: boolean
}

const EVERY_DECK = 'every'

export function decksChosen({ decks }: HandedIn, chosen: string): readonly HandedInDeck[] {
  return (decks ?? []).filter(({ playerId }) => chosen === EVERY_DECK || playerId === chosen)
}

type DeckChoiceProps = {
  readonly handedIn: HandedIn
  readonly value: string
  readonly onChange: (chosen: string) => void
}

export function DeckChoice({ handedIn: { decks, isFailed }, value, onChange }: DeckChoiceProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  if (isFailed) return <Notice tone="attention" title={t('paper.decksFailed')} />
  if (decks === null) return <Spinner />
  if (decks.length === 0) return <p className="text-muted">{t('paper.noDecks')}</p>
  const byName = decks.toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <SelectInput
      label={t('paper.deckOf')}
      options={[
        { value: '', label: t('paper.chooseDeck') },
        { value: EVERY_DECK, label: t('paper.everyDeck', { count: decks.length }) },
        ...byName.map(({ playerId, name }) => ({ value: playerId as string, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

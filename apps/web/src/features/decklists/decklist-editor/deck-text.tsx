import { countDeck } from '@tablee/domain/decklists/count-deck'
import { deckExample } from '@tablee/domain/decklists/deck-words'
import { DECKLIST_TEXT_MAX_LENGTH, type Decklist } from '@tablee/domain/decklists/decklist'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useKnowsCards } from '../../../transport/product-info.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { DeckEvent } from '../api/known-cards.ts'
import { DeckSummary } from '../deck-summary/deck-summary.tsx'
import { DeckCheck } from '../known-cards/deck-check.tsx'
import { useCompletedLine } from '../known-cards/use-completed-line.tsx'

type DeckTextProps = {
  readonly value: Decklist
  readonly onChange: (part: Partial<Decklist>) => void
  readonly game: Game
  /** The button that led here is gone. */
  readonly takesFocus: boolean
  readonly fewestCards: number | null
  readonly event: DeckEvent | null
  readonly error: ReactNode
}

/** Shows what is read while typing. */
export function DeckText({ value, onChange, game, takesFocus, fewestCards, event, error }: DeckTextProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const text = value.decklistText ?? ''
  const control = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) control.current?.focus()
  }, [takesFocus])
  const settled = useDeferredValue(value)
  const counted = useMemo(
    () => ({ cards: fewestCards === null ? null : countDeck(settled), fewest: fewestCards }),
    [settled, fewestCards],
  )
  const take = (typed: string) => onChange({ decklistText: typed || null })
  const knows = useKnowsCards(event?.game ?? null)
  const completed = useCompletedLine({ game: knows && event ? event.game : null, control, onChange: take })
  const isTooLong = text.trim().length > DECKLIST_TEXT_MAX_LENGTH
  return (
    <div className="grid gap-3">
      <div className="relative">
        <TextArea
          label={t('decklists.editor.text')}
          hint={t(`decklists.editor.textHints.${deckExample(game)}`)}
          error={isTooLong ? t('decklists.editor.textTooLong', { length: number(text.trim().length) }) : error}
          ref={control}
          rows={10}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          {...completed.input}
          onChange={(typed) => {
            take(typed)
            completed.type()
          }}
        />
        {completed.list}
      </div>
      {isTooLong ? null : <DeckSummary text={text} game={game} counted={counted} />}
      {isTooLong ? null : <DeckCheck event={event} value={value} onMend={take} />}
    </div>
  )
}

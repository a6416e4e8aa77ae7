import { type DeckName, namesInDeck, renamedInText } from '@tablee/domain/cards/deck-names'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { useMemo } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { type DeckEvent, useKnownCards } from '../api/known-cards.ts'
import { DeckLegality } from './deck-legality.tsx'
import { UnknownNames } from './unknown-names.tsx'
import { usePaused } from './use-paused.ts'

export type KnownDeckProps = {
  readonly event: DeckEvent | null
  readonly value: Decklist
  /** Where the list can be changed. */
  readonly onMend?: (text: string) => void
}

const PAUSE_MS = 400
const NONE: readonly DeckName[] = []

/** What the data say of a list: told, and never a reason to refuse it. */
export function KnownDeck({ event, value, onMend }: KnownDeckProps) {
  const { t } = useTranslation()
  const names = useMemo(() => (event ? namesInDeck(value, event.game) : NONE), [event, value])
  const settled = usePaused(names, PAUSE_MS)
  const asked = useMemo(() => settled.map(({ asked }) => asked), [settled])
  const found = useKnownCards(event, asked)
  const mend = (name: string, better: string) => onMend?.(renamedInText(value.decklistText ?? '', name, better))
  return (
    <section aria-label={t('decklists.cards.title')} aria-live="polite" className="grid gap-3 empty:hidden">
      {event && found ? (
        <>
          <UnknownNames names={names} found={found} onMend={onMend && mend} />
          <DeckLegality event={event} names={names} found={found} />
        </>
      ) : null}
    </section>
  )
}

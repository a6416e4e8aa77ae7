import { useKnowsCards } from '../../../transport/product-info.ts'
import { later } from '../../../ui/later.tsx'
import type { KnownDeckProps } from './known-deck.tsx'

const knownDeck = later<KnownDeckProps>(async () => (await import('./known-deck.tsx')).KnownDeck)

/** What the server's data say of a list. Without data nothing, and none of it is loaded. */
export function DeckCheck(props: KnownDeckProps) {
  return useKnowsCards(props.event?.game ?? null) ? <knownDeck.Component {...props} /> : null
}

import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { extractMoxfieldDecklist as call } from '@tablee/contract/decklists/extract-moxfield-decklist'
import type { SiteDeck } from '@tablee/contract/serving/site-deck'
import type { SectionKind } from '@tablee/domain/decklists/deck-section'
import { DECKLIST_TEXT_MAX_LENGTH } from '@tablee/domain/decklists/decklist'
import { writeDecklist } from '@tablee/domain/decklists/write-decklist'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'

/** Null when the deck cannot be read. */
export type ReadDeck = (deckId: string) => Promise<SiteDeck | null>

/** No transaction is open during the outside call. */
export async function extractMoxfieldDecklist(
  readDeck: ReadDeck,
  { deckId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const deck = await readDeck(deckId)
  if (!deck) return refuse('deck_site_failed')
  const decklistText = writeDecklist(deck.sections)
  if (decklistText.length > DECKLIST_TEXT_MAX_LENGTH) return refuse('deck_site_failed')
  const cardsOf = (kind: SectionKind) =>
    (deck.sections.find((section) => section.kind === kind)?.cards ?? []).map(({ quantity, name }) => ({
      quantity,
      name,
    }))
  const [commanders, companions] = [cardsOf('commander'), cardsOf('companion')]
  return accept({
    data: {
      deckDataFromMoxfield: {
        name: deck.name,
        format: deck.format,
        mainboard: cardsOf('main'),
        sideboard: cardsOf('sideboard'),
        commanders,
        companions,
        decklistText,
      },
      moxfieldId: deckId,
      commanders: commanders.map(({ name }) => ({ name })),
      companions: companions.map(({ name }) => ({ name })),
    },
  })
}

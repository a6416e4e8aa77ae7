import { hasCommanders } from '@tablee/domain/decklists/deck-words'
import { packOf } from '@tablee/domain/tournaments/kinds/counted-rules'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { DeckEvent } from '../../features/decklists/api/known-cards.ts'
import type { DecklistSlots } from '../../features/registrations/registration-form/decklist-slots.ts'
import { decklistEditor, decklistView } from './decklist-parts.ts'

export function decklistsOf(tournament: Tournament): DecklistSlots {
  const { announcement, registrationRules } = tournament
  return decklistsLike({
    game: announcement?.game ?? packOf(tournament).game,
    hasCommanders: announcement !== null && hasCommanders(announcement),
    fewestCards: registrationRules.fewestCards,
    event: announcement,
  })
}

type DecksOfEvent = {
  readonly game: Game
  readonly hasCommanders: boolean
  readonly fewestCards: number | null
  /** Says which cards it is played with; left out: nobody is told of any. */
  readonly event?: DeckEvent | null
}

/** In the words of the game. */
export function decklistsLike(decks: DecksOfEvent): DecklistSlots {
  return {
    editor: (edited) => <decklistEditor.Component {...edited} {...decks} />,
    view: (decklist) => <decklistView.Component decklist={decklist} game={decks.game} event={decks.event ?? null} />,
  }
}

/** Once they are published they are shown as they were played. */
export function publishedDecklistsOf(tournament: Tournament): DecklistSlots {
  const { announcement } = tournament
  const game = announcement?.game ?? packOf(tournament).game
  return { ...decklistsOf(tournament), view: (decklist) => <decklistView.Component decklist={decklist} game={game} /> }
}

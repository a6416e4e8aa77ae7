import { findCards as findCall } from '@tablee/contract/cards/find-cards'
import { lookUpCards as lookUpCall } from '@tablee/contract/cards/look-up-cards'
import { type ServedCall, serveCall } from '@tablee/contract/serving/served-call'
import { accept } from '@tablee/domain/outcome'
import type { CardFiles } from '../../database/cards/card-files.ts'
import { lookUpCards } from './queries/look-up-cards.ts'

const OFFERED_AT_ONCE = 5

export function cardFunctions(cards: Pick<CardFiles, 'of'>): readonly ServedCall[] {
  return [
    serveCall(findCall, async ({ game, text }) =>
      accept({ data: { names: [...(cards.of(game)?.beginning(text, OFFERED_AT_ONCE) ?? [])] } }),
    ),
    serveCall(lookUpCall, async (asked) => accept({ data: lookUpCards(cards, asked) })),
  ]
}

import { DECK_ADDRESS_MAX_LENGTH, DECK_ID_PATTERN, isWebAddress } from '@tablee/domain/decklists/deck-address'
import {
  DECK_NAME_MAX_LENGTH,
  DECKLIST_TEXT_MAX_LENGTH,
  type Decklist,
  tidyDecklistText,
} from '@tablee/domain/decklists/decklist'
import { tidyName } from '@tablee/domain/tournaments/players/player-name'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

const invalid = issue('decklist_invalid')

/** Every member at its longest, each character escaped. */
const LONGEST_JSON = 6 * (DECKLIST_TEXT_MAX_LENGTH + 2 * DECK_ADDRESS_MAX_LENGTH + 5 * DECK_NAME_MAX_LENGTH) + 1024

function member(tidy: (typed: string) => string, longest: number, isFit: (text: string) => boolean = () => true) {
  return z.pipe(
    z.nullish(
      z.string(invalid).check(
        z.overwrite(tidy),
        z.maxLength(longest, invalid),
        z.refine((text) => text === '' || isFit(text), invalid),
      ),
    ),
    z.transform((text: string | null | undefined): string | null => text || null),
  )
}

const trimmed = (typed: string) => typed.trim()
const name = member(tidyName, DECK_NAME_MAX_LENGTH)
const address = member(trimmed, DECK_ADDRESS_MAX_LENGTH, isWebAddress)

const asObject = z.object(
  {
    decklistText: member(tidyDecklistText, DECKLIST_TEXT_MAX_LENGTH),
    urlOfDecklist: address,
    moxfieldId: member(trimmed, DECK_NAME_MAX_LENGTH, (id) => DECK_ID_PATTERN.test(id)),
    otherUrlSource: address,
    generalName: name,
    partnerName: name,
    companionName: name,
    deckName: name,
  } satisfies Record<keyof Decklist, z.ZodMiniType<string | null>>,
  invalid,
)

const asJson = z.pipe(
  z.pipe(
    z.string(invalid).check(z.maxLength(LONGEST_JSON, invalid)),
    z.transform((text: string, context): unknown => {
      if (text.trim() === '') return {}
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', message: 'decklist_invalid', input: text })
        return z.NEVER
      }
    }),
  ),
  asObject,
)

/**
 * A decklist as an object or its JSON text. Unknown members are dropped, blank ones null. Whether it names a deck at all is the domain's
 * question (`hasDeck`).
 */
export const decklistInput = z.union([asObject, asJson], invalid)

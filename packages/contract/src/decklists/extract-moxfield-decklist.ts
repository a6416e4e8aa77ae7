import { readDeckAddress } from '@tablee/domain/decklists/deck-address'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'

const LONGEST_TYPED = 4096

/** Only the id is used: an address is never fetched as given. */
const deckOfAddress = z.pipe(
  z.string(issue('deck_address_invalid')).check(z.maxLength(LONGEST_TYPED, issue('deck_address_invalid'))),
  z.transform((typed: string, context) => {
    const deckId = readDeckAddress(typed)
    if (deckId) return deckId
    context.issues.push({ code: 'custom', message: 'deck_address_invalid', input: typed })
    return z.NEVER
  }),
)

const named = z.object({ name: z.string() })
const copies = z.object({ quantity: z.int(), name: z.string() })

/** Reads a public deck of the deck site. */
export const extractMoxfieldDecklist = defineCall({
  id: 'extract-moxfield-decklist',
  input: z.pipe(
    z.object({ urlOfDecklist: deckOfAddress }),
    z.transform(({ urlOfDecklist: deckId }) => ({ deckId })),
  ),
  reply: z.object({
    data: z.object({
      deckDataFromMoxfield: z.object({
        name: z.string(),
        format: z.string(),
        mainboard: z.array(copies),
        sideboard: z.array(copies),
        commanders: z.array(copies),
        companions: z.array(copies),
        decklistText: z.string(),
      }),
      moxfieldId: z.string(),
      commanders: z.array(named),
      companions: z.array(named),
    }),
    /** Added by the protocol, in the caller's language. */
    message: z.optional(z.string()),
  }),
})

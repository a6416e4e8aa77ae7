import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

const LONGEST_TEXT = 200

/** What a search that found nothing may have meant: a place of France or the name of a tournament that is a letter or two away. */
export const suggestSearch = defineCall({
  id: 'suggest-search',
  input: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TEXT)),
    /** The box that everything is looked for in, or the place alone. */
    within: z.enum(['everything', 'location']),
  }),
  /** Null where nothing near is there; whatever is answered finds something. */
  reply: z.object({ data: z.object({ meant: z.nullable(z.string()) }) }),
})

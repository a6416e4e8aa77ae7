import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

const LONGEST_TEXT = 200

/** What a search without results may have meant: a French place or a tournament's name, a letter or two away. */
export const suggestSearch = defineCall({
  id: 'suggest-search',
  input: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TEXT)),
    within: z.enum(['everything', 'location']),
  }),
  /** Null if nothing is close; an answer always finds something. */
  reply: z.object({ data: z.object({ meant: z.nullable(z.string()) }) }),
})

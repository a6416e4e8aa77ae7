import { GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Fewer letters match nearly everything. */
export const FEWEST_LETTERS_OF_CARD = 3
const LONGEST_TEXT = 200

/** Card names that begin like a text, of the data that the operator brought. */
export const findCards = defineCall({
  id: 'find-cards',
  input: z.object({
    game: z.enum(GAME_TYPES),
    text: z.string().check(z.trim(), z.minLength(FEWEST_LETTERS_OF_CARD), z.maxLength(LONGEST_TEXT)),
  }),
  reply: z.object({ data: z.object({ names: z.array(z.string()) }) }),
})

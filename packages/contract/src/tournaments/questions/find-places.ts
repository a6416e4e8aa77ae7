import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

/** Fewer letters match nearly everything. */
export const FEWEST_LETTERS_OF_PLACE = 3
const LONGEST_TEXT = 200

const foundPlace = z.object({
  kind: z.enum(['town', 'department', 'region']),
  name: z.string(),
  /** For a town with just one. */
  postalCode: z.nullable(z.string()),
  department: z.nullable(z.object({ code: z.string(), name: z.string() })),
})
export type FoundPlace = z.output<typeof foundPlace>

/** French places whose name or postal code begins like a text. */
export const findPlaces = defineCall({
  id: 'find-places',
  input: z.object({
    text: z.string().check(z.trim(), z.minLength(FEWEST_LETTERS_OF_PLACE), z.maxLength(LONGEST_TEXT)),
  }),
  reply: z.object({ data: z.object({ places: z.array(foundPlace) }) }),
})

import { SEEDS_OF_ENVELOPE } from '@tablee/domain/tournaments/pairing/sealed-seeds'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { drawnSeed } from './fields/drawn-fields.ts'
import { capability, tournamentCode } from './fields/fields.ts'

/**
 * The seeds of the next rounds, for a device that may have to draw them without a network (NONE-2). The journal says their SHA-256 before
 * they are handed out; asked again, they are the same until they were used.
 */
export const sealSeeds = defineCall({
  id: 'seal-seeds',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({
    data: z.object({
      /** In the order in which they are to be used. */
      seeds: z.array(drawnSeed).check(z.maxLength(SEEDS_OF_ENVELOPE)),
    }),
  }),
})

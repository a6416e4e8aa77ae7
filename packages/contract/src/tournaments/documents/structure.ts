import { POD_REMAINDERS } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import { STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** The tournament's structure, as calls take it. */
export const structure = z.enum(STRUCTURES, issue('structure_invalid'))

/** How tables of four are drawn; what is left out stays. */
export const podsWish = z.object(
  {
    remainder: z.optional(z.enum(POD_REMAINDERS, issue('structure_invalid'))),
    pointsFirst: z.optional(z.boolean(issue('structure_invalid'))),
  },
  issue('structure_invalid'),
)

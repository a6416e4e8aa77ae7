import { ruleOverrides } from '@tablee/contract/tournaments/fields/rules-input'
import { partPlaying, partShape } from '@tablee/contract/tournaments/planned-parts'
import { MOST_PARTS } from '@tablee/domain/tournaments/stage-part'
import * as z from 'zod/mini'

/** Parts as a form keeps them over signing in. */
export const typedParts = z
  .array(
    z.object({
      ...partShape,
      plannedRounds: z.nullable(z.number()),
      playing: partPlaying,
      rules: z.nullable(ruleOverrides),
      minutes: z.nullable(z.number()),
    }),
  )
  .check(z.maxLength(MOST_PARTS - 1))

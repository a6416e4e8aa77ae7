import { MOST_AWARDED_BYES } from '@tablee/domain/tournaments/players/awarded-byes'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

/** How many first rounds are won without an opponent; 0 for none. */
export const byesInput = z
  .int(issue('byes_invalid'))
  .check(z.minimum(0, issue('byes_invalid')), z.maximum(MOST_AWARDED_BYES, issue('byes_invalid')))

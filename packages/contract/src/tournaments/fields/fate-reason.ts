import { FATE_REASON_MAX_LENGTH } from '@tablee/domain/tournaments/life/fate-reason'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'
import { tidyText } from './fields.ts'

/** Why an event is cancelled or moved, for those registered; blank means none. */
export const fateReason = z.optional(
  z.pipe(
    z
      .string(issue('reason_too_long'))
      .check(z.overwrite(tidyText), z.maxLength(FATE_REASON_MAX_LENGTH, issue('reason_too_long'))),
    z.transform((typed: string) => (typed === '' ? undefined : typed)),
  ),
)

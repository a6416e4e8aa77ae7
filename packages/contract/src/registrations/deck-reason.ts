import { DECK_REASON_MAX_LENGTH } from '@tablee/domain/decklists/deck-lock'
import * as z from 'zod/mini'
import { issue } from '../call.ts'
import { tidyText } from '../tournaments/fields/fields.ts'

/** Why a locked list is changed, for the staff and the person. Blank: none. */
export const deckReason = z.optional(
  z.pipe(
    z
      .string(issue('reason_too_long'))
      .check(z.overwrite(tidyText), z.maxLength(DECK_REASON_MAX_LENGTH, issue('reason_too_long'))),
    z.transform((typed: string): string | undefined => typed || undefined),
  ),
)

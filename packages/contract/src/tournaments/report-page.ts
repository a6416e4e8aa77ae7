import { REPORT_MAX_LENGTH } from '@tablee/domain/tournaments/life/hidden-page'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { tidyText, tournamentCode } from './fields/fields.ts'

/** Anybody reports a tournament's page to the operator. Nothing about the sender is stored. */
export const reportPage = defineCall({
  id: 'report-page',
  input: z.object({
    code: tournamentCode,
    text: z
      .string(issue('report_empty'))
      .check(
        z.overwrite(tidyText),
        z.minLength(1, issue('report_empty')),
        z.maxLength(REPORT_MAX_LENGTH, issue('report_too_long')),
      ),
  }),
  reply: z.object({ data: z.object({ code: z.string() }) }),
})

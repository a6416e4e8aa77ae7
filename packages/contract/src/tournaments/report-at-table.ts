import { readTableCharacters } from '@tablee/domain/tournaments/results/table-characters'
import { MOST_TABLE_NUMBER } from '@tablee/domain/tournaments/tables/table-plan'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, matchId, tournamentCode } from './fields/fields.ts'
import { scoreInput } from './fields/score-input.ts'

/** As typed, in any case, with blanks. */
const LONGEST_TYPED = 12
const characters = z.string(issue('table_characters_invalid')).check(
  z.maxLength(LONGEST_TYPED, issue('table_characters_invalid')),
  z.refine((typed) => readTableCharacters(typed) !== null, issue('table_characters_invalid')),
  z.overwrite((typed) => readTableCharacters(typed) ?? typed),
)

/** What a code on a table contains besides its number. */
const tableToken = z
  .string(issue('table_code_invalid'))
  .check(z.regex(/^[A-Za-z0-9_-]{16}$/, issue('table_code_invalid')))

/** One phone reports a table's result for both players, each showing three characters of their own. */
export const reportAtTable = defineAct({
  id: 'report-at-table',
  input: z.object({
    code: tournamentCode,
    table: z
      .int(issue('table_number_invalid'))
      .check(z.minimum(1, issue('table_number_invalid')), z.maximum(MOST_TABLE_NUMBER, issue('table_number_invalid'))),
    token: tableToken,
    matchId,
    score: scoreInput,
    /** Of the first seat's player, then the second's. */
    characters1: characters,
    characters2: characters,
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})

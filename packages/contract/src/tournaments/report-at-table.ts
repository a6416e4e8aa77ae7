import { readTableCharacters } from '@tablee/domain/tournaments/results/table-characters'
import { MOST_TABLE_NUMBER } from '@tablee/domain/tournaments/tables/table-plan'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { answeredMatch } from './documents/tournament-document.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, matchId, tournamentCode } from './fields/fields.ts'
import { placingsInput, scoreInput } from './fields/score-input.ts'

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

const MOST_AT_TABLE = 5

/** One phone reports a table's result for those who show three characters of their own. */
export const reportAtTable = defineAct({
  id: 'report-at-table',
  input: z.object({
    code: tournamentCode,
    table: z
      .int(issue('table_number_invalid'))
      .check(z.minimum(1, issue('table_number_invalid')), z.maximum(MOST_TABLE_NUMBER, issue('table_number_invalid'))),
    token: tableToken,
    matchId,
    /** Of two players, with the characters of the first seat's, then the second's. */
    score: z.optional(scoreInput),
    characters1: z.optional(characters),
    characters2: z.optional(characters),
    /** At a table of more, with the characters by seat; null: not shown. */
    placings: z.optional(placingsInput),
    characters: z.optional(
      z
        .array(z.nullable(characters), issue('table_characters_invalid'))
        .check(z.maxLength(MOST_AT_TABLE, issue('table_characters_invalid'))),
    ),
    actId,
  }),
  reply: z.extend(tournamentReply, { match: answeredMatch }),
  told: toldAct,
})

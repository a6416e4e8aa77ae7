import type { MatchId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { type CallReply, defineCall } from '../../call.ts'
import { tournamentDocument } from '../documents/tournament-document.ts'
import { writtenReports } from '../documents/written-match.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

/**
 * The tournament as the server decides on it, after act `sequence`, for the staff: the public document, and `reports`, which is all it
 * withholds.
 */
export const getWholeTournament = defineCall({
  id: 'get-whole-tournament',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    /** The last act in the sender's copy of the document. */
    heldSequence: z.optional(z.int().check(z.minimum(0))),
  }),
  reply: z.object({
    data: z.object({
      sequence: z.int(),
      tournament: z.nullable(tournamentDocument),
      reports: z.array(
        z.object({ matchId: z.custom<MatchId>((value) => typeof value === 'string'), reports: writtenReports }),
      ),
      /** By which whoever may open rounds shows on the live channel that they have a line; null for others and from servers of before. */
      desk: z.catch(z.nullable(z.string()), null),
    }),
  }),
})

export type WholeReply = CallReply<typeof getWholeTournament>['data']

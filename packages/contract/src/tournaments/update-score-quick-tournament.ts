import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { actId, capability, matchId, tournamentCode } from './fields.ts'
import { scoreInput } from './score-input.ts'
import { documentMatch } from './tournament-document.ts'
import { tournamentReply } from './tournament-reply.ts'

/** The organizer sets or corrects a score, of any round until the finish. */
export const updateScoreQuickTournament = defineCall({
  id: 'update-score-quick-tournament',
  input: z.object({ code: tournamentCode, matchId, score: scoreInput, organizerId: capability, actId }),
  reply: z.extend(tournamentReply, { match: documentMatch }),
})

import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, tournamentCode } from './fields/fields.ts'
import { teamName, typedTeamCode } from './team.ts'

/** A player forms a team (`name`), or takes the next free chair of one (`code`, or the key of its `captain`). */
export const joinTeam = defineAct({
  id: 'join-team',
  input: z.object({
    code: tournamentCode,
    playerId: capability,
    team: z.union(
      [z.object({ name: teamName }), z.object({ code: typedTeamCode }), z.object({ captain: playerKey })],
      issue('team_not_found'),
    ),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})

import { MOST_MEMBERS } from '@tablee/domain/tournaments/teams/entrants'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, tournamentCode } from './fields/fields.ts'
import { seat, teamName, typedTeamCode } from './team.ts'

/** A player forms a team (`name`), or takes a free chair of one (`code`, or the key of its `captain`), the next or that of a `seat`;
 * a captain puts the people of their team in another `order`. */
export const joinTeam = defineAct({
  id: 'join-team',
  input: z.object({
    code: tournamentCode,
    playerId: capability,
    team: z.union(
      [
        z.object({ name: teamName }),
        z.object({ code: typedTeamCode, seat: z.optional(seat) }),
        z.object({ captain: playerKey, seat: z.optional(seat) }),
        z.object({ order: z.readonly(z.array(playerKey).check(z.maxLength(MOST_MEMBERS))) }),
      ],
      issue('team_not_found'),
    ),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})

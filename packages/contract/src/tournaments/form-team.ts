import { MOST_MEMBERS } from '@tablee/domain/tournaments/teams/entrants'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, playerKey, tournamentCode } from './fields/fields.ts'
import { seat, teamName } from './team.ts'

const invalid = issue('team_members_invalid')

/** The staff forms a team, or (`captain`, its captain so far) gives one another name, other people or another order of seats. */
export const formTeam = defineAct({
  id: 'form-team',
  input: z.object({
    code: tournamentCode,
    captain: z.nullable(playerKey),
    name: teamName,
    members: z.readonly(z.array(playerKey, invalid).check(z.minLength(1, invalid), z.maxLength(MOST_MEMBERS, invalid))),
    seats: z.optional(z.readonly(z.array(seat, invalid).check(z.maxLength(MOST_MEMBERS, invalid)))),
    organizerId: z.optional(capability),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})

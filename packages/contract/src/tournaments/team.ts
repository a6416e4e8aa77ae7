import { TEAM_KINDS, type Team } from '@tablee/domain/tournaments/teams/team'
import { MOST_QUICK_PLAYERS, type PlayerId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

const playerId = z.custom<PlayerId>((value) => typeof value === 'string')

export const teamKind = z.enum(TEAM_KINDS, issue('team_kind_invalid'))

/** A team as documents and changes hold it. */
export const teamShape = { name: z.string(), members: z.readonly(z.array(playerId)) }

export const teams: z.ZodMiniType<readonly Team[]> = z.readonly(
  z.array(z.object(teamShape)).check(z.maxLength(MOST_QUICK_PLAYERS)),
)

import { typedName } from '@tablee/domain/tournaments/players/player-name'
import { MOST_QUICK_PLAYERS } from '@tablee/domain/tournaments/size-limits'
import { MOST_MEMBERS } from '@tablee/domain/tournaments/teams/entrants'
import { TEAM_KINDS, type Team } from '@tablee/domain/tournaments/teams/team'
import { TEAM_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/teams/team-name'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

const playerId = z.custom<PlayerId>((value) => typeof value === 'string')

export const teamKind = z.enum(TEAM_KINDS, issue('team_kind_invalid'))

/** A seat of a team, from 0. */
export const seat = z.int().check(z.minimum(0), z.maximum(MOST_MEMBERS - 1))

/** A team as documents and changes hold it. */
export const teamShape = {
  name: z.string(),
  members: z.readonly(z.array(playerId)),
  seats: z.exactOptional(z.readonly(z.array(seat).check(z.maxLength(MOST_MEMBERS)))),
}

export const teams: z.ZodMiniType<readonly Team[]> = z.readonly(
  z.array(z.object(teamShape)).check(z.maxLength(MOST_QUICK_PLAYERS)),
)

/** As somebody types it. */
export const teamName = z
  .string(issue('team_name_invalid'))
  .check(
    z.overwrite(typedName),
    z.minLength(1, issue('team_name_invalid')),
    z.maxLength(TEAM_NAME_MAX_LENGTH, issue('team_name_invalid')),
  )

/** Of a team, at most so long. */
export const typedTeamCode = z.string(issue('team_not_found')).check(z.maxLength(16, issue('team_not_found')))

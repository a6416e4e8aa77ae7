import { GROUP_SIZES } from '@tablee/domain/tournaments/grouped'
import { MOST_ADVANCING } from '@tablee/domain/tournaments/kinds/groups'
import { LEAVERS, UNPLAYED } from '@tablee/domain/tournaments/league'
import { POD_REMAINDERS } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import { MOST_ADVANCE_POINTS } from '@tablee/domain/tournaments/rounds/plan-swiss'
import { STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** The tournament's structure, as calls take it. */
export const structure = z.enum(STRUCTURES, issue('structure_invalid'))

/** How tables of four are drawn; what is left out stays. */
export const podsWish = z.object(
  {
    remainder: z.optional(z.enum(POD_REMAINDERS, issue('structure_invalid'))),
    pointsFirst: z.optional(z.boolean(issue('structure_invalid'))),
  },
  issue('structure_invalid'),
)

/** How large groups are and who goes on from them; what is left out stays. */
export const groupsWish = z.object(
  {
    size: z.optional(z.literal(GROUP_SIZES, issue('groups_plan_invalid'))),
    advance: z.optional(
      z
        .int(issue('groups_plan_invalid'))
        .check(z.minimum(1, issue('groups_plan_invalid')), z.maximum(MOST_ADVANCING, issue('groups_plan_invalid'))),
    ),
    fills: z.optional(z.boolean(issue('groups_plan_invalid'))),
  },
  issue('groups_plan_invalid'),
)

const LEAGUE_BROKEN = issue('league_plan_invalid')

/** Without dates; of a league as files hold it. */
export const leaguePlan = z.object(
  {
    meetings: z.literal([1, 2], LEAGUE_BROKEN),
    unplayed: z.enum(UNPLAYED, LEAGUE_BROKEN),
    leavers: z.enum(LEAVERS, LEAGUE_BROKEN),
    firstEnds: z.nullable(z.string(LEAGUE_BROKEN).check(z.regex(/^20\d{2}-\d{2}-\d{2}$/, LEAGUE_BROKEN))),
  },
  LEAGUE_BROKEN,
)

/** How a round robin of one match a week is played; what is left out stays. Null: everybody meets in a day. */
export const leagueWish = z.nullable(z.partial(leaguePlan))

/** What large fields change about Swiss rounds; what is left out stays. */
export const swissWish = z.object(
  {
    accelerated: z.optional(z.boolean(issue('structure_invalid'))),
    advanceAt: z.optional(
      z.nullable(
        z
          .int(issue('structure_invalid'))
          .check(z.minimum(1, issue('structure_invalid')), z.maximum(MOST_ADVANCE_POINTS, issue('structure_invalid'))),
      ),
    ),
  },
  issue('structure_invalid'),
)

import { MOST_AWARDED_BYES } from '@tablee/domain/tournaments/players/awarded-byes'
import type { AwardedByes, PlayerId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'

export const awardedByesShape = {
  playerId: z.custom<PlayerId>((value) => typeof value === 'string'),
  byes: z.int().check(z.minimum(0), z.maximum(MOST_AWARDED_BYES)),
}

/** Awarded byes, as stored and in the document. */
export const awardedByes: z.ZodMiniType<readonly AwardedByes[]> = z.readonly(z.array(z.object(awardedByesShape)))

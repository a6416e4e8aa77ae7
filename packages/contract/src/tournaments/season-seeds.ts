import { MOST_SEASON_PEOPLE } from '@tablee/domain/seasons/season'
import { MOST_SEASON_SEEDS, type SeasonPlace } from '@tablee/domain/tournaments/season-seeds'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../call.ts'

const LONGEST_KEY = 200
const NOBODY = issue('player_not_found')

const playerId = z.pipe(
  z.string(NOBODY).check(z.minLength(1, NOBODY), z.maxLength(LONGEST_KEY, NOBODY)),
  z.transform((id: string) => id as PlayerId),
)

export const seasonSeeds: z.ZodMiniType<readonly SeasonPlace[]> = z.readonly(
  z
    .array(z.object({ playerId, place: z.int().check(z.gte(1), z.lte(MOST_SEASON_PEOPLE)) }))
    .check(z.maxLength(MOST_SEASON_SEEDS)),
)

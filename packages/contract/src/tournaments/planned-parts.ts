import { MOST_PLANNED_ROUNDS } from '@tablee/domain/tournaments/size-limits'
import { MOST_PARTS, PART_STRUCTURES, type PlannedPart } from '@tablee/domain/tournaments/stage-part'
import * as z from 'zod/mini'
import { issue } from '../call.ts'
import { ruleOverrides } from './fields/rules-input.ts'

const invalid = issue('part_invalid')
/** Nobody plays on with more. */
const MOST_PLAYING = 2_000
const MOST_MINUTES = 600

/** What a later part says of itself, planned or begun at once. */
export const partShape = {
  structure: z.enum(PART_STRUCTURES, invalid),
  plannedRounds: z.int(invalid).check(z.minimum(1, invalid), z.maximum(MOST_PLANNED_ROUNDS, invalid)),
  carriesPoints: z.boolean(invalid),
}

/** So many of the standings play on; null: everybody. */
export const partPlaying = z.nullable(z.int(invalid).check(z.minimum(2, invalid), z.maximum(MOST_PLAYING, invalid)))

/** Of its rounds; null: as the rules give. */
export const partMinutes = z.nullable(z.int(invalid).check(z.minimum(1, invalid), z.maximum(MOST_MINUTES, invalid)))

const plannedPart: z.ZodMiniType<PlannedPart, PlannedPart> = z.object(
  {
    ...partShape,
    playing: partPlaying,
    rules: z.nullable(ruleOverrides),
    minutes: partMinutes,
  },
  invalid,
)

type PlannedParts = z.ZodMiniType<readonly PlannedPart[], readonly PlannedPart[]>

/** The parts after the first, in order. */
export const plannedParts: PlannedParts = z.readonly(
  z.array(plannedPart, invalid).check(z.maxLength(MOST_PARTS - 1, invalid)),
)

/** As somebody wishes them: of a few too many the rule says how many there may be. */
export const wishedParts: PlannedParts = z.readonly(
  z.array(plannedPart, invalid).check(z.maxLength(4 * MOST_PARTS, invalid)),
)
